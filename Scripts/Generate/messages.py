#!/usr/bin/env python3
"""Writes the sentences and words for reasons, in Swift and JavaScript, from Localization.

A file there has the sentences of a language by their names. A sentence that only apps or only web pages
have says so. English also has a few words for terminals and for programmers.

  Scripts/Generate/messages.py            # writes the files
  Scripts/Generate/messages.py --check    # fails if a file isn't up to date
"""

import glob
import json
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
HEAD = "// Written by Scripts/Generate/messages.py; edit the files of Localization instead.\n"
PAGE = "Web/Element/field-messages.js"
# Reasons that upper layers declare.
OTHERS = {"restored", "changedByModel", "refusedByModel", "notAMultiple", "missing", "incomplete"}


def languages():
    for path in sorted(glob.glob(os.path.join(ROOT, "Localization", "*.json"))):
        with open(path, encoding="utf-8") as opened:
            entries = {name: {"sentence": entry} if isinstance(entry, str) else entry
                       for name, entry in json.load(opened).items()}
        yield os.path.basename(path)[:-5], entries


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def swift_sentences(texts):
    body = "".join(
        f'    "{language}": [\n' + "".join(
            f'      "{name}": {quoted(entry["sentence"])},\n' for name, entry in entries.items()
            if entry.get("only") != "web") + "    ],\n" for language, entries in texts)
    return (f"{HEAD}\nextension FieldMessages {{\n  // swift-format-ignore\n"
            f"  static let sentences: [String: [String: String]] = [\n{body}  ]\n}}\n")


def swift_words(texts):
    cases = "".join(
        "    case " + (f'Self(rawValue: "{name}")' if name in OTHERS else f".{name}")
        + f': {quoted(entry["words"])}\n'
        for name, entry in dict(texts)["en"].items() if "words" in entry)
    return (f"{HEAD}\nextension NumberEditor.Reason: CustomStringConvertible {{\n"
            "  /// A few English words for people; the name of a reason that isn't the library's own.\n"
            "  ///\n  /// ```swift\n"
            "  /// NumberEditor.Reason.noFraction.description      // no fraction here\n  /// ```\n"
            f"  public var description: String {{\n    switch self {{\n{cases}"
            "    default: rawValue\n    }\n  }\n}\n")


def page(texts, old):
    body = "".join(
        f"  {language}: {{\n" + "".join(
            f'    {name}: {quoted(entry["sentence"])},\n' for name, entry in entries.items()
            if entry.get("only") != "app") + "  },\n"
        for language, entries in sorted(texts, key=lambda text: text[0] != "en"))
    return re.sub(r"(export const messages = \{\n).*?(^\};)", lambda match: match[1] + body + match[2],
                  old, flags=re.DOTALL | re.MULTILINE)


def main():
    texts = list(languages())
    with open(os.path.join(ROOT, PAGE), encoding="utf-8") as opened:
        files = {PAGE: page(texts, opened.read())}
    files["Sources/LiveNumber/Messages/FieldMessages+Sentences.swift"] = swift_sentences(texts)
    files["Sources/LiveNumberCore/Restrictions/Reason+Description.swift"] = swift_words(texts)
    old = []
    for path, text in files.items():
        path = os.path.join(ROOT, path)
        if not os.path.exists(path) or open(path, encoding="utf-8").read() != text:
            old.append(path)
            if "--check" not in sys.argv:
                with open(path, "w", encoding="utf-8") as opened:
                    opened.write(text)
    if old and "--check" in sys.argv:
        raise SystemExit("error: run Scripts/Generate/messages.py; it changes " + ", ".join(old))


main()
