#!/usr/bin/env python3
"""Writes what is made of the rows of options and their words, which are in Tools/Options.

  Scripts/Generate/options.py            # writes flags, the types and attributes of pages, the tables of guides
  Scripts/Generate/options.py --check    # fails if one of them isn't up to date, or a field's option has no words
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLAGS = "Sources/numfmt-live/Options/FieldOptions+Generated.swift"
STYLE_FLAGS = "Sources/numfmt-live/Options/StyleOptions+Generated.swift"
TYPES = "Web/Element/number-engine.d.ts"
CHOICES = "Web/Sources/NumberEngine/FormatChoices.swift"
ATTRIBUTES = "Web/Element/field-options.js"
GUIDE = "Sources/LiveNumber/LiveNumber.docc/FieldOptions.md"
HEAD = "// Written by Scripts/Generate/options.py; edit the rows and Tools/Options instead.\n"
# The groups of flags by the headings of the words.
GROUPS = {
    "digits": ("DigitLimitOptions", "The digits of a field, besides the counts that formats have too."),
    "values": ("RangeOptions", "The values that a field takes."),
    "keys": ("TypingOptions", "The options for typing in a field."),
}
STYLE_GROUPS = {
    "shown": ("ShownOptions", "The options for signs and grouping separators."),
    "writing": ("WritingOptions", "The options for the digits that a filter writes, besides their counts."),
    "reading": ("WrittenOptions", "The options for input whose form differs from the locale's default."),
}
# Attributes of which the element makes more than an option of their name.
OTHER_ATTRIBUTES = {"step", "accepts"}


def table():
    """Returns the rows and the words, from a program that is the engine and the words alone."""
    sources = sorted((ROOT / "Sources/LiveNumberCore").rglob("*.swift")) + sorted((ROOT / "Tools/Options").glob("*.swift"))
    with tempfile.TemporaryDirectory() as folder:
        program = f"{folder}/options"
        subprocess.run(
            ["swiftc", "-wmo", "-Onone", "-swift-version", "6", "-package-name", "livenumber", "-module-name", "Options",
             "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
             "-enable-upcoming-feature", "InternalImportsByDefault", *map(str, sources), "-o", program],
            check=True)
        return json.loads(subprocess.run([program], check=True, capture_output=True).stdout)


def kebab(name):
    return re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), name)


def camel(words):
    return re.sub("-(.)", lambda match: match[1].upper(), words)


# MARK: Flags

def flag_name(words):
    short = words["name"].replace("maximum", "max").replace("minimum", "min").replace("Digits", "")
    return words["flag"] or kebab(short)


def formatted(text):
    run = subprocess.run(["swift", "format", "-"], input=text, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(text)
    return run.stdout


def literal(text):
    """Returns a text as code, in lines that fit."""
    if "\n" in text:
        text, discussion = text.split("\n")
        return f"ArgumentHelp({literal(text)}, discussion: {literal(discussion)})"
    if len(text) < 90:
        return f'"{text}"'
    return '"""\n' + " \\\n".join(textwrap.wrap(text, 84)) + '\n"""'


def flag(words, row, help):
    """Returns the declaration of a flag, and the statement that sets the option."""
    name, text = camel(flag_name(words)), literal(help)
    option = {"minimum": "range.minimum", "maximum": "range.maximum"}.get(words["name"], words["name"])
    value = name
    if row["kind"] == "flag":
        head, declaration = f"@Flag(help: {text})", f"var {name} = false"
        if row["standard"] == "true":
            value = f"!{name}"
    elif row["kind"] == "choice":
        head = f"@Option(help: {text})"
        declaration = f'var {name} = {row["type"]}{row["standard"]}'
    elif row["kind"] in ("count", "decimal"):
        head = f'@Option(value: "{words["value"]}", {text})'
        declaration = f'var {name}: {"Int" if row["kind"] == "count" else "ExactDecimal"}?'
        if row["standard"] not in ("", "nil"):
            declaration = f'var {name} = {row["standard"]}'
    elif row["kind"] == "set":
        head = f'@Option(help: ArgumentHelp({text}, valueName: "{words["value"]}"))'
        declaration = f'var {name}: {row["type"]} = []'
    elif row["kind"] == "characters":
        head = f'@Option(parsing: .unconditionalSingleValue, help: ArgumentHelp({text}, valueName: "{words["value"]}"))'
        declaration, value = f"var {name}: [DecimalAlias] = []", f"{name}.map(\\.scalar)"
    return f"  {head}\n  {declaration}\n", f"    options.{option} = {value}\n"


def groups(words, rows, groups, options):
    """Returns the groups of flags for the options of a type."""
    text, group, found = "", "", {name: [] for name in groups}
    for word in words:
        group = word["group"] or group
        row = rows.get(word["name"])
        if word["help"]:
            found[group].append(flag(word, row, word["help"]))
        if word["reading"]:
            found["reading"].append(flag(word, row, word["reading"]))
    for group, (name, description) in groups.items():
        text += f"\n/// {description}\nstruct {name}: ParsableArguments {{\n"
        text += "\n".join(declaration for declaration, _ in found[group])
        text += f"\n  func apply(to options: inout {options}) {{\n"
        # Counts and steps of a format make a precision together.
        text += "".join(statement for declaration, statement in found[group]
                        if options != "NumberFormat.Options" or not declaration.endswith("?\n")) + "  }\n}\n"
    return formatted(HEAD + "\nimport ArgumentParser\nimport LiveNumber\n" + text)


def flags(data, rows):
    text = "\nextension OptionFlags {\n  /// The flags whose names aren't those of their options.\n"
    text += "  static let others = [\n"
    text += "".join(f'    "{words["name"]}": "--{words["flag"]}",\n'
                    for words in data["editorWords"] + data["styleWords"] if words["flag"])
    return groups(data["editorWords"], rows, GROUPS, "NumberEditor.Options") + "\n" + formatted(text + "  ]\n}\n")


# MARK: Web pages

def names(words, row):
    """Returns the name of an option and its values on pages."""
    ecma = words["ecma"].split()
    return (ecma[0], ecma[1:]) if ecma else (words["name"], row["choices"] if row else [])


def type_of(row, choices):
    quoted = [f'"{choice}"' for choice in choices if choice not in ("false", "-")]
    if "false" in choices:
        quoted.append("boolean")
    union = " | ".join(quoted)
    kind = row["kind"] if row else "text"
    return {
        "count": "number", "limit": "number | null", "flag": "boolean", "choice": union, "set": f"({union})[]",
        "characters": "string[]",
    }.get(kind, "string")


def members(all_words, rows):
    text = ""
    for words in all_words:
        if not words["page"]:
            continue
        row = rows.get(words["name"])
        name, choices = names(words, row)
        kind = type_of(row, choices)
        member = f"  {name}?: {kind};"
        if len(member) > 120:
            lines = textwrap.wrap(kind, 100)
            lines = [line.strip(" |") for line in lines]
            member = f"  {name}?:\n" + "\n".join(f"    | {line}" for line in lines) + ";"
        text += f'  /** {words["page"]} */\n{member}\n'
    return text


def attributes(all_words, rows):
    return [kebab(names(words, rows.get(words["name"]))[0]) for words in all_words
            if words["page"] and words["isAttribute"] and words["name"] not in OTHER_ATTRIBUTES]


def choices(data, rows):
    """Returns the reader of a format's choices in the engine for web pages."""
    properties, statements, settings = "", "", ""
    for words in data["styleWords"]:
        row = rows.get(words["name"])
        if not words["page"] or not row or row["kind"] not in ("choice", "flag"):
            continue
        name, values = names(words, row)
        dot = "." if row["kind"] == "choice" else ""
        found = [(value, dot + camel(choice)) for value, choice in zip(values, row["choices"]) if value != "-"]
        if name == "style":
            found = [(value, code if value in ("decimal", "currency", "unit") else f".scaled({code})") for value, code in found]
        # The first is taken without a value.
        found.sort(key=lambda pair: pair[0] != words["standard"])
        if dot and "false" in values:
            found.insert(1, ("true", ".always"))
        texts = " ".join(value for value, _ in found)
        cases = {}
        for index, (_, code) in list(enumerate(found))[1:]:
            cases.setdefault(code, []).append(str(index))
        lines = "\n    ".join([f'case {", ".join(indices)}: {code}' for code, indices in cases.items()]
                              + [f"default: {found[0][1]}"])
        properties += f'  let {words["name"]}: {row["type"] or "StyleChoice"}\n'
        # The others are parts of the style.
        if row["type"] and "NumberStyle" not in row["type"]:
            settings += f'    options.{words["name"]} = {words["name"]}\n'
        statements += f'    {words["name"]} = switch try settings.index("{name}", "{texts}") {{\n    {lines}\n    }}\n'
    text = HEAD + "\ninternal import LiveNumberCore\n\n"
    text += "/// The options of a format that are choices, with the names and values of ECMA-402.\n"
    text += "struct FormatChoices {\n" + properties
    text += "\n  init(_ settings: inout Settings) throws(SettingError) {\n" + statements + "  }\n\n"
    text += "  func apply(to options: inout NumberFormat.Options) {\n" + settings + "  }\n}\n"
    return formatted(text)


def array(name, values):
    lines = textwrap.wrap(", ".join(f'"{value}"' for value in values) + "];", 110, break_on_hyphens=False,
                          initial_indent=f"const {name} = [", subsequent_indent="  ")
    return "\n".join(lines) + "\n"


# MARK: The guide

def guide(data, rows):
    text = ""
    for words in data["editorWords"]:
        if words["group"]:
            text += f'| **{words["group"]}** | | | |\n'
        elif words["effect"]:
            row = rows.get(words["name"])
            standard = row["standard"] if row else data["standards"][words["name"]]
            together = words["together"] + " " if words["together"] else ""
            text += f'| `{words["name"]}` | `{standard}` | {words["effect"]} | {together}|\n'
    return text


def members_in_files(rows):
    """Returns a list of the members of a style's JSON: choices with their values, and the others by their kinds."""
    items = {f'`{row["name"]}`': row["choices"] for row in rows if row["choices"]}
    for kind in ("text", "count", "exact decimal"):
        items[kind + "s"] = [row["name"] for row in rows if row["kind"] == kind.split()[-1]]
    lines = [f'- {item}: {", ".join(f"`{name}`" for name in names)}' for item, names in items.items() if names]
    return "".join(textwrap.fill(line, 100, subsequent_indent="  ") + "\n" for line in lines)


def replaced(text, start, end, new):
    """Returns a text with something else between two texts."""
    head, rest = text.split(start, 1)
    return head + start + new + end + rest.split(end, 1)[1]


def written():
    data = table()
    editor = {row["name"]: row for row in data["editor"]}
    style = {row["name"]: row for row in data["style"]}
    words = {words["name"] for words in data["editorWords"]}
    for name in editor.keys() - words:
        sys.exit(f"error: the option {name} has no words; add them to Tools/Options/EditorWords.swift")
    for name in words - editor.keys() - data["standards"].keys() - {""}:
        sys.exit(f"error: there is no option {name}, which has words in Tools/Options/EditorWords.swift")
    for name in {words["name"] for words in data["styleWords"]} - style.keys() - {"numberingSystem", ""}:
        sys.exit(f"error: there is no option {name}, which has words in Tools/Options/StyleWords.swift")
    types = (ROOT / TYPES).read_text()
    types = replaced(types, "export interface FormatOptions {\n", "}\n", members(data["styleWords"], style))
    types = replaced(types, "export interface EditorOptions {\n", "}\n", members(data["editorWords"], editor))
    lists = attributes(data["styleWords"], style)
    texts = [name for name in lists if name.endswith("-text")]
    styles = [name for name in style["style"]["choices"] if name not in ("decimal", "currency", "unit")]
    script = replaced(
        (ROOT / ATTRIBUTES).read_text(), " * those of `currency` and `unit`.\n */\n", "\n\n",
        array("styleNames", styles).replace("const", "export const")
        + array("formatNames", [name for name in lists if name not in texts])
        + "/** Every element has a property `prefix`, which is that of its namespace. */\n" + array("textNames", texts)
        + array("editorNames", attributes(data["editorWords"], editor)).rstrip())
    page = replaced(
        (ROOT / GUIDE).read_text(), "| option | default | effect | together with others |\n|---|---|---|---|\n",
        "\n\n", guide(data, editor).rstrip())
    page = replaced(page, "precision(.fractionLength(3)))  // true\n```\n\n", "\n\n", members_in_files(data["style"]).rstrip())
    return {
        FLAGS: flags(data, editor), CHOICES: choices(data, style), TYPES: types, ATTRIBUTES: script, GUIDE: page,
        STYLE_FLAGS: groups(data["styleWords"], style, STYLE_GROUPS, "NumberFormat.Options"),
    }


def main():
    status = 0
    for path, text in written().items():
        file = ROOT / path
        if file.exists() and file.read_text() == text:
            continue
        if "--check" in sys.argv:
            print(f"error: {path} isn't up to date; run Scripts/Generate/options.py", file=sys.stderr)
            status = 1
        else:
            file.write_text(text)
    sys.exit(status)


main()
