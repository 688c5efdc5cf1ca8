#!/usr/bin/env python3
"""Writes the characters of the encodings that `--encoding` knows, in Swift, from Python's codecs.

Python's codecs are made from Unicode's mappings. Bytes that an encoding doesn't define have no character.

  Scripts/Generate/encodings.py            # writes the file
  Scripts/Generate/encodings.py --check    # fails if the file isn't up to date
"""

import os
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
PATH = "Sources/numfmt-live/Encoding/TextEncoding+Tables.swift"
# The cases of TextEncoding, and Python's names.
CODECS = {
    "windows1252": "cp1252", "windows1250": "cp1250", "windows1251": "cp1251",
    "latin1": "iso8859_1", "latin2": "iso8859_2", "latin9": "iso8859_15",
    "macRoman": "mac_roman",
}


def characters(codec):
    """Returns the numbers of the characters of the bytes from 0x80 on, or 0 for undefined bytes."""
    for byte in range(0x80, 0x100):
        try:
            yield ord(bytes([byte]).decode(codec))
        except UnicodeDecodeError:
            yield 0


def swift():
    parts = ["// Written by Scripts/Generate/encodings.py from Python's codecs.\n",
             "extension TextEncoding {",
             "  /// The characters of the bytes from 0x80 on, 0 for those that the encoding doesn't define, or",
             "  /// `nil` for an encoding whose characters aren't bytes.",
             "  var upperHalf: [UInt16]? {",
             "    switch self {"]
    for name, codec in CODECS.items():
        parts.append(f"    case .{name}: Self.{name}Characters")
    parts += ["    case .utf16LittleEndian, .utf16BigEndian: nil", "    }", "  }"]
    for name, codec in CODECS.items():
        numbers = [f"0x{number:04X}" if number else "0" for number in characters(codec)]
        parts.append(f"\n  private static let {name}Characters: [UInt16] = [")
        for start in range(0, 128, 8):
            parts.append("    " + ", ".join(numbers[start:start + 8]) + ",")
        parts.append("  ]")
    return "\n".join(parts + ["}", ""])


def main():
    path = os.path.join(ROOT, PATH)
    text = swift()
    if "--check" in sys.argv:
        with open(path, encoding="utf-8") as opened:
            if opened.read() != text:
                raise SystemExit("error: run Scripts/Generate/encodings.py; it changes " + PATH)
    else:
        with open(path, "w", encoding="utf-8") as opened:
            opened.write(text)


main()
