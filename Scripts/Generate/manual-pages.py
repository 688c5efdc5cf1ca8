#!/usr/bin/env python3
"""Writes manual pages from the help that the command dumps.

    numfmt-live --experimental-dump-help | Scripts/Generate/manual-pages.py FOLDER VERSION

Writes one page for the command and one for each subcommand, in the mdoc language.
"""

import json
import os
import re
import sys


def plain(text):
    """Returns the text with requests and escapes quoted."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return re.sub(r"(?m)^([.'])", r"\\&\1", text)


def paragraphs(text):
    """Returns running text as mdoc; indented lines stay as they are."""
    lines, literal = [], False
    for line in text.strip("\n").split("\n"):
        if line.startswith("  ") != literal:
            lines.append(".Bd -literal -offset indent" if not literal else ".Ed")
            literal = not literal
        if line.strip():
            lines.append(plain(line.removeprefix("  ") if literal else line))
        elif lines and not literal and lines[-1] != ".Pp":
            lines.append(".Pp")
    if literal:
        lines.append(".Ed")
    while lines and lines[-1] == ".Pp":
        lines.pop()
    # A display adds its own spacing.
    kept = [line for line, next in zip(lines, lines[1:] + [""])
            if not (line == ".Pp" and next.startswith(".Bd"))]
    return kept


def divided(discussion):
    """Returns running text without its examples and exit codes, and these."""
    examples, codes, rest = [], [], []
    for part in re.split(r"\n{2,}", discussion.strip("\n")):
        if part.startswith("  "):
            examples += part.split("\n")
        elif part.startswith("Exit codes: "):
            text = part.removeprefix("Exit codes: ").rstrip(".").replace("\n", " ")
            codes += [code.split(" ", 1) for code in re.split(r", (?=\d+ )", text)]
        else:
            rest.append(part)
    return "\n\n".join(rest), examples, codes


def spelled(name):
    return plain(("--" if name["kind"] == "long" else "-") + name["name"])


def item(argument):
    value = plain(argument.get("valueName", "value"))
    names = [spelled(name) for name in argument.get("names", [])]
    if argument["kind"] == "positional":
        tag = f"Ar {value}" + (" ..." if argument["isRepeating"] else "")
    elif argument["kind"] == "option":
        tag = " , ".join(f"Cm {name} Ar {value}" for name in names)
    else:
        tag = " , ".join(f"Cm {name}" for name in names)
    words = [argument.get("abstract", "")]
    if argument.get("allValues"):
        words.append("One of: " + ", ".join(argument["allValues"]) + ".")
    if argument.get("defaultValue"):
        words.append(f"Default: {argument['defaultValue']}.")
    lines = [f".It {tag}", *paragraphs(" ".join(word for word in words if word))]
    if argument.get("discussion"):
        lines += [".Pp", *paragraphs(argument["discussion"])]
    return lines


def sections(arguments):
    """Returns the arguments under their section titles, in order of appearance."""
    found = {}
    for argument in arguments:
        if argument.get("shouldDisplay", True):
            title = argument.get("sectionTitle") or (
                "Arguments" if argument["kind"] == "positional" else "Options")
            found.setdefault(title, []).append(argument)
    lines = [".Sh OPTIONS"] if found else []
    for title, members in found.items():
        lines += [f".Ss {plain(title)}", ".Bl -tag -width indent"]
        for argument in members:
            lines += item(argument)
        lines.append(".El")
    return lines


def page(command, parents, version):
    name = "-".join([*parents, command["commandName"]])
    shown = [argument for argument in command.get("arguments", [])
             if argument.get("shouldDisplay", True)]
    subcommands = [child for child in command.get("subcommands", [])
                   if child.get("shouldDisplay", True) and child["commandName"] != "help"]
    lines = [
        '.\\" Generated from the command\'s definitions.',
        ".Dd $Mdocdate$", f".Dt {name.upper()} 1", f".Os numfmt-live {version}",
        ".Sh NAME", f".Nm {plain(name)}", f".Nd {plain(command['abstract'].rstrip('.'))}",
        ".Sh SYNOPSIS", f".Nm {plain(' '.join([*parents, command['commandName']]))}",
    ]
    if subcommands:
        lines.append(".Op Ar subcommand")
    if any(argument["kind"] != "positional" for argument in shown):
        lines.append(".Op Ar options")
    for argument in shown:
        if argument["kind"] == "positional":
            more = " ..." if argument["isRepeating"] else ""
            value = f"Ar {plain(argument['valueName'])}{more}"
            lines.append(f".Op {value}" if argument["isOptional"] else f".{value}")
    text, examples, codes = divided(command.get("discussion") or "")
    lines += [".Sh DESCRIPTION", *paragraphs(text or command["abstract"])]
    if subcommands:
        lines += [".Ss Subcommands", ".Bl -tag -width indent"]
        for child in subcommands:
            default = " (the default)" if child["commandName"] == command.get("defaultSubcommand") else ""
            lines += [f".It Cm {plain(child['commandName'])}",
                      plain(child.get("abstract", "")) + default]
        lines.append(".El")
    lines += sections(shown)
    if codes:
        lines += [".Sh EXIT STATUS", ".Bl -tag -width indent"]
        for code, meaning in codes:
            lines += [f".It {code}", plain(meaning[0].upper() + meaning[1:]) + "."]
        lines.append(".El")
    if examples:
        lines += [".Sh EXAMPLES", *paragraphs("\n".join(examples))]
    others = [f"{name}-{child['commandName']}" for child in subcommands] or ["-".join(parents)]
    lines += [".Sh SEE ALSO", *[f".Xr {plain(other)} 1{' ,' if other != others[-1] else ''}"
                                for other in others]]
    return name, "\n".join(lines) + "\n", subcommands


def write(command, parents, folder, version):
    name, text, subcommands = page(command, parents, version)
    with open(os.path.join(folder, f"{name}.1"), "w", encoding="utf-8") as file:
        file.write(text)
    for child in subcommands:
        write(child, [*parents, command["commandName"]], folder, version)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    write(json.load(sys.stdin)["command"], [], *sys.argv[1:])


main()
