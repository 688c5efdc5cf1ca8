#!/usr/bin/env python3
"""Checks that prose, in pages and in comments of Swift, has at most 100 columns.

Tables, code, headings, and what can't be broken, such as the address of a link, are exempt. `--fix` fills the
paragraphs that have a longer line.

  Scripts/Checks/check-prose.py [--fix] [FILE…]      default: all files of the repository
"""

import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
WIDTH = 100
MARKER = re.compile(r"([-*+]|\d+[.)])(\s+)(?=\S)")
COMMENT = re.compile(r"\s*///?(?= |$)")
# What has lines of its own: tables, headings, directives, HTML, and addresses of links.
OTHER = re.compile(r"[|#@}]|<(?!doc:|https?:)|!\[|\[[^]]+\]:|[-=*_]{3,}$")
# What would mean something else at the start of a line.
OPENING = re.compile(r"([-*+]|\d+[.)]|#+)$|[|>@<}]|=+$|-{2,}$")
# A space in a code span, or in the address of a link, doesn't end a word.
WORD = re.compile(r"(?:(?:(`+)[^`].*?\1(?!`))|\]\([^)]*\)|\S)+")


def words(text):
    """Returns the words of a paragraph; one that would open a block stays behind the word before it."""
    found = []
    for match in WORD.finditer(text):
        if found and OPENING.match(match[0]):
            found[-1] += " " + match[0]
        else:
            found.append(match[0])
    return found


def fill(lines, first, rest, width):
    """Returns the lines of a paragraph again, with prefixes for the first and for the others."""
    result, line = [], first
    for word in words(" ".join(line.strip() for line in lines)):
        if line not in (first, rest) and len(line) + 1 + len(word) > width:
            result.append(line)
            line = rest
        line += word if line in (first, rest) else " " + word
    return result + [line]


def paragraphs(lines):
    """Yields the ranges of the paragraphs, and the prefixes of their first and their other lines."""
    index, fence, items = 0, None, [0]
    was_blank = True
    while index < len(lines):
        line = lines[index]
        text = line.lstrip()
        indent = len(line) - len(text)
        if fence:
            if text.startswith(fence) and not text.strip("`~ "):
                fence = None
        elif text.startswith(("```", "~~~")):
            fence = text[:3]
        elif text:
            if was_blank:
                while len(items) > 1 and indent < items[-1]:
                    items.pop()
            is_code = was_blank and indent >= items[-1] + 4 and not MARKER.match(text)
            if not is_code and not OTHER.match(text):
                start, first, rest = index, " " * indent, " " * indent
                if marker := MARKER.match(text):
                    while len(items) > 1 and indent < items[-1]:
                        items.pop()
                    first += marker[0]
                    rest += " " * len(marker[0])
                    items.append(len(first))
                elif text.startswith("> "):
                    first = rest = rest + "> "
                while index + 1 < len(lines) and continues(lines[index], lines[index + 1], rest):
                    index += 1
                yield start, index + 1, first, rest
            elif is_code:
                while index + 1 < len(lines) and (
                        not lines[index + 1].strip() or lines[index + 1].startswith(" " * (items[-1] + 4))):
                    index += 1
        was_blank = not lines[index].strip()
        index += 1


def continues(line, following, rest):
    """Returns whether a line is of the paragraph of the one before, which has no break at its end."""
    text = following.lstrip()
    return (bool(text) and not line.endswith(("  ", "\\")) and not MARKER.match(text)
            and not text.startswith(("```", "~~~")) and not OTHER.match(text)
            and (not rest.endswith("> ") or text.startswith("> ")))


def filled(lines, width, report):
    """Returns lines of Markdown with filled paragraphs, and reports those that were too long."""
    result, done = [], 0
    for start, end, first, rest in paragraphs(lines):
        result += lines[done:start]
        done = end
        block = lines[start:end]
        again = block
        if any(len(line) > width for line in block):
            bare = [block[0][len(first):]] + [line.removeprefix(rest) for line in block[1:]]
            again = fill(bare, first, rest, width)
            long = [number for number, line in enumerate(block, start)
                    if len(line) > width and line not in again]
            for number in long:
                report(number)
            if not long:
                again = block
        result += again
    return result + lines[done:]


def filled_comments(lines, report):
    """Returns the lines of a Swift file with filled comments."""
    result, index = [], 0
    while index < len(lines):
        prefix = COMMENT.match(lines[index])
        if not prefix:
            result.append(lines[index])
            index += 1
            continue
        start, prefix = index, prefix[0]
        while index < len(lines) and (found := COMMENT.match(lines[index])) and found[0] == prefix:
            index += 1
        block = [line[len(prefix):].removeprefix(" ") for line in lines[start:index]]
        block = filled(block, WIDTH - len(prefix) - 1, lambda number: report(start + number))
        result += [(prefix + " " + line).rstrip() for line in block]
    return result


def main(arguments):
    fixes = "--fix" in arguments
    files = [name for name in arguments if name != "--fix"]
    if not files:
        os.chdir(ROOT)
        listed = subprocess.run(["git", "ls-files", "-z", "*.md", "*.swift"], check=True, text=True,
                                capture_output=True).stdout
        files = [name for name in listed.split("\0") if name and os.path.exists(name)]
    failed = False
    for name in files:
        with open(name, encoding="utf-8", newline="") as file:
            before = file.read()
        found = []
        lines = before.split("\n")
        if name.endswith(".md"):
            after = filled(lines, WIDTH, found.append)
        else:
            after = filled_comments(lines, found.append)
        if found and fixes:
            with open(name, "w", encoding="utf-8", newline="") as file:
                file.write("\n".join(after))
        elif found:
            failed = True
            for number in found:
                print(f"{name}:{number + 1}: error: prose of more than {WIDTH} columns")
    if failed:
        sys.exit("error: Scripts/Checks/check-prose.py --fix fills these paragraphs")


main(sys.argv[1:])
