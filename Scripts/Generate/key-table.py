#!/usr/bin/env python3
"""Writes the table of keys of the GTK example's tests as Swift, for the UI tests of Examples/FieldsApp.

  Scripts/Generate/key-table.py            writes Examples/FieldsApp/FieldsAppUITests/KeyTable.swift
  Scripts/Generate/key-table.py --check    fails if that file isn't what would be written

A row whose keys Apple's systems or XCUITest don't have is left out.
"""

import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
TABLE = os.path.join(ROOT, "Examples/FieldsApp/FieldsAppUITests/KeyTable.swift")
sys.path.insert(0, os.path.join(ROOT, "Examples/GTKField/Tests"))
sys.dont_write_bytecode = True

# The keys of GTK, and what does the same on Apple's systems.
KEYS = {
    "Left": "left", "Right": "right", "Home": "start", "End": "end", "BackSpace": "backspace",
    "Delete": "delete", "Return": "return", "Tab": "tab", "shift+Left": "shift-left",
    "shift+Right": "shift-right", "shift+Home": "shift-start", "shift+End": "shift-end",
    "ctrl+a": "select-all", "ctrl+c": "copy", "ctrl+x": "cut", "ctrl+v": "paste",
    "ctrl+z": "undo", "ctrl+shift+z": "redo",
}


def main():
    from keys import TABLE as rows  # noqa: the module of GTK's tests

    text = "\n".join(lines(rows)) + "\n"
    if sys.argv[1:] == ["--check"]:
        with open(TABLE, encoding="utf-8") as file:
            if file.read() != text:
                sys.exit("error: KeyTable.swift isn't what keys.py has; run Scripts/Generate/key-table.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        with open(TABLE, "w", encoding="utf-8") as file:
            file.write(text)


def lines(rows):
    yield "// Made by Scripts/Generate/key-table.py from the table of the GTK example's tests."
    yield "// swift-format-ignore-file"
    yield ""
    yield "/// A field, what a user does, and what the field and the program have then."
    yield "struct KeyRow {"
    yield "  let field: String"
    yield "  let steps: [KeyStep]"
    yield "  let text: String"
    yield "  let value: String"
    yield "}"
    yield ""
    yield "enum KeyStep: Equatable { case type(String), copy(String), set(String), key(String) }"
    yield ""
    yield "let keyTable = ["
    for field, steps, text, value, _ in rows:
        steps = [step for each in steps for step in swift_steps(each)]
        if None in steps:
            continue
        yield "  KeyRow("
        yield f"    field: {literal(field)},"
        yield f"    steps: [{', '.join(steps)}],"
        yield f"    text: {literal(re.sub('[][|]', '', text))}, value: {literal(value)}),"
    yield "]"


def swift_steps(step):
    kind, rest = step[0], step[1:]
    if kind == "'":
        # An input of XCUITest is ASCII.
        yield f".type({literal(rest)})" if rest.isascii() else None
    elif kind == "@":
        yield f".copy({literal(rest)})"
    elif kind == "!":
        yield f".set({literal(rest)})"
    else:
        for key in step.split():
            yield f".key({literal(KEYS[key])})" if key in KEYS else None


def literal(text):
    escaped = "".join(
        character if character.isprintable() or ord(character) == 0x20 else f"\\u{{{ord(character):X}}}"
        for character in text.replace("\\", "\\\\").replace('"', '\\"'))
    return f'"{escaped}"'


if __name__ == "__main__":
    main()
