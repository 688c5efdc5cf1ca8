#!/usr/bin/env python3
"""Writes the sentences for users, and words for reasons, from the languages in Localization.

English tells of a sentence if only apps or only web pages have it, and has a few words of it for terminals
and for programmers. The other languages only have the sentences.

  Scripts/Generate/messages.py            # writes the Swift, the page's script, and the string catalog
  Scripts/Generate/messages.py --check    # fails if a language isn't complete, or a file isn't up to date
  Scripts/Generate/messages.py --web FOLDER    # writes what pages request, a file for each language
  Scripts/Generate/messages.py --new LANGUAGE  # writes the file of a new language, to be translated from English

A sentence that a language lacks is listed, and is English in what is written.
"""

import json
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
FOLDER = os.path.join(ROOT, "Localization")
HEAD = "// Written by Scripts/Generate/messages.py; edit the files of Localization instead.\n"
PAGE = "Web/Element/field-messages.js"
SWIFT = "Sources/LiveNumber/Messages/FieldMessages+Sentences.swift"
WORDS = "Sources/LiveNumberCore/Restrictions/Reason+Description.swift"
CATALOG = "Localization/LiveNumber.xcstrings"
# Reasons that upper layers declare.
OTHERS = {"restored", "changedByModel", "refusedByModel", "notAMultiple", "missing", "incomplete"}
# A sentence has at most two lines below a field of a phone.
MAXIMUM_LENGTH = 80
# Persian writes it within words.
NON_JOINER = "\u200c"
# What translators read of a placeholder. A number is as the field writes it.
PLACEHOLDERS = {
    "min": "the minimum", "max": "the maximum", "lower": "the next lower multiple of the step",
    "upper": "the next higher multiple of the step", "number": "the number that was meant",
    "first": "a number that can be meant", "second": "the other number that can be meant",
    "unit": "the difference between two numbers that the value's type has",
}


def read(language):
    with open(os.path.join(FOLDER, f"{language}.json"), encoding="utf-8") as opened:
        return json.load(opened)


def placeholders(sentence):
    return sorted(re.findall(r"{(\w+)}", sentence))


class Languages:
    """The sentences of all languages by their names, and what is wrong with them."""

    def __init__(self):
        self.entries = {name: {"sentence": entry} if isinstance(entry, str) else entry
                        for name, entry in read("en").items()}
        english = {name: entry["sentence"] for name, entry in self.entries.items()}
        self.texts, self.problems = {"en": english}, []
        for file in sorted(os.listdir(FOLDER)):
            if file.endswith(".json") and file != "en.json":
                self.texts[file[:-5]] = self.complete(file[:-5], english)
        self.problems += [f"en: {name}: {problem}" for name, sentence in english.items()
                          for problem in self.problems_of(sentence, sentence)]

    def complete(self, language, english):
        found = read(language)
        missing = [name for name in english if name not in found]
        if missing:
            self.problems.append(f"{language}: no sentence for {', '.join(missing)}")
        for name, sentence in found.items():
            if name not in english:
                self.problems.append(f"{language}: en.json has no {name}")
            elif not isinstance(sentence, str):
                self.problems.append(f"{language}: {name}: write the sentence alone; en.json has the rest")
            else:
                if sentence == english[name]:
                    self.problems.append(f"{language}: {name}: it is still English")
                self.problems += [f"{language}: {name}: {problem}"
                                  for problem in self.problems_of(sentence, english[name])]
        return {name: found[name] if isinstance(found.get(name), str) else sentence
                for name, sentence in english.items()}

    @staticmethod
    def problems_of(sentence, english):
        if sentence != sentence.strip() or not sentence:
            yield "it is empty, or has a space at an end"
        if not sentence.replace(NON_JOINER, "").isprintable() or "\\" in sentence:
            yield "it has an invisible character, or a backslash"
        if any(mark in sentence for mark in "‘’“”„"):
            yield "its apostrophes and quotation marks have to be straight"
        if placeholders(sentence) != placeholders(english):
            yield f"its placeholders aren't {placeholders(english)}"
        if len(sentence) > MAXIMUM_LENGTH:
            yield f"{len(sentence)} characters, at most {MAXIMUM_LENGTH}"

    def sentences(self, language, without):
        """The sentences of a language that apps or pages have, `without` those that only the others have."""
        return {name: sentence for name, sentence in self.texts[language].items()
                if self.entries[name].get("only") != without}


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def swift_sentences(languages):
    names = list(languages.sentences("en", without="web"))
    texts = "".join(
        f'    "{language}": """\n' + "".join(
            f"      {sentence}\n" for sentence in languages.sentences(language, without="web").values())
        + '      """,\n' for language in languages.texts)
    return (f"{HEAD}\nextension FieldMessages {{\n"
            "  /// The names of the sentences, in the order of the lines of a language.\n"
            "  // swift-format-ignore\n  static let names = [\n"
            + "".join(f'    "{name}",\n' for name in names)
            + "  ]\n\n  /// The sentences of each language, one on each line.\n"
            f"  // swift-format-ignore\n  static let lines: [String: String] = [\n{texts}  ]\n}}\n")


def swift_words(languages):
    cases = "".join(
        "    case " + (f'Self(rawValue: "{name}")' if name in OTHERS else f".{name}")
        + f': {quoted(entry["words"])}\n'
        for name, entry in languages.entries.items() if "words" in entry)
    return (f"{HEAD}\nextension NumberEditor.Reason: CustomStringConvertible {{\n"
            "  /// A few English words for people; the name of a reason that isn't the library's own.\n"
            "  ///\n  /// ```swift\n"
            "  /// NumberEditor.Reason.noFraction.description      // no fraction here\n  /// ```\n"
            f"  public var description: String {{\n    switch self {{\n{cases}"
            "    default: rawValue\n    }\n  }\n}\n")


def page(languages):
    """The page's script has the words in English, and the names of the languages that it can request."""
    with open(os.path.join(ROOT, PAGE), encoding="utf-8") as opened:
        text = opened.read()
    others = " ".join(language for language in languages.texts if language != "en")
    english = "".join(f"  {name}: {quoted(sentence)},\n"
                      for name, sentence in languages.sentences("en", without="app").items())
    for head, body, end in [("const english = {\n", english, "};"), ('const others = "', others, '"')]:
        start = text.index(head) + len(head)
        text = text[:start] + body + text[text.index(end, start):]
    return text


def catalog(languages):
    """A string catalog as Xcode writes it. A translation that no native speaker has read needs review."""
    strings = {}
    for name in sorted(languages.sentences("en", without="web")):
        sentence = languages.texts["en"][name]
        comment = "; ".join(f"{{{one}}}: {PLACEHOLDERS[one]}" for one in placeholders(sentence))
        strings[name] = {
            **({"comment": comment} if comment else {}), "extractionState": "manual",
            "localizations": {
                language: {"stringUnit": {
                    "state": "translated" if language == "en" else "needs_review",
                    "value": texts[name]}}
                for language, texts in sorted(languages.texts.items())}}
    text = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    return json.dumps(text, ensure_ascii=False, indent=2, separators=(",", " : ")) + "\n"


def write(path, text):
    with open(path, "w", encoding="utf-8") as opened:
        opened.write(text)


def main(arguments):
    languages = Languages()
    for problem in languages.problems:
        print(f"error: Localization: {problem}", file=sys.stderr)
    if arguments[:1] == ["--new"]:
        [language] = arguments[1:]
        file = os.path.join(FOLDER, f"{language}.json")
        if os.path.exists(file):
            sys.exit(f"error: {file}: it is there already")
        write(file, json.dumps(languages.texts["en"], ensure_ascii=False, indent=2) + "\n")
        return
    if arguments[:1] == ["--web"]:
        [folder] = arguments[1:]
        os.makedirs(folder, exist_ok=True)
        for language in languages.texts:
            if language != "en":
                sentences = languages.sentences(language, without="app")
                write(os.path.join(folder, f"{language}.json"),
                      json.dumps(sentences, ensure_ascii=False, separators=(",", ":")))
        return
    files = {SWIFT: swift_sentences(languages), WORDS: swift_words(languages), PAGE: page(languages),
             CATALOG: catalog(languages)}
    old = []
    for name, text in files.items():
        path = os.path.join(ROOT, name)
        if not os.path.exists(path) or open(path, encoding="utf-8").read() != text:
            old.append(name)
            if arguments != ["--check"]:
                write(path, text)
    if arguments == ["--check"]:
        if old:
            print(f"error: run Scripts/Generate/messages.py; it changes {', '.join(old)}", file=sys.stderr)
        if old or languages.problems:
            raise SystemExit(1)


main(sys.argv[1:])
