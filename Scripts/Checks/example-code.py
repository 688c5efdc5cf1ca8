#!/usr/bin/env python3
"""Prints the examples of the documentation as one Swift file, whose errors have the places of the examples.

    Scripts/Checks/example-code.py page FILE               the blocks of a page, as a program
    Scripts/Checks/example-code.py programs FILE           the blocks of a page that begin with an import, as a program
    Scripts/Checks/example-code.py comments FILE FOLDER    the blocks of the comments in a folder, each a method of
                                                    `Examples`, which FILE declares with all that they use

Examples in a folder named UIKit or AppKit are only for that toolkit.
"""

import pathlib
import re
import sys

COMMENT = re.compile(r"( *///)(?: (.*))?$")


def blocks(path, is_code):
    """Returns the blocks of Swift in a file: the number of the first line, and the lines at their columns."""
    found, block, fences = [], None, ("```swift", "```")
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if is_code:
            comment = COMMENT.match(line)
            line = comment and " " * len(comment[1]) + " " + (comment[2] or "")
        fence = line and line.strip()
        if block is None and fence == fences[0]:
            block = (number + 1, [])
        elif block is not None and (line is None or fence == fences[1]):
            if line is None:
                sys.exit(f"{path}:{block[0]}: error: the example has no end")
            found.append(block)
            block = None
        elif block is not None:
            block[1].append(line)
    return found


def show(path, number, lines):
    """Prints lines of which the compiler says where they are from."""
    print(f'#sourceLocation(file: "{path}", line: {number})')
    print("\n".join(lines))
    print("#sourceLocation()")


def main():
    kind, *paths = sys.argv[1:]
    paths = [pathlib.Path(path) for path in paths]
    if kind == "page":
        for number, lines in blocks(paths[0], is_code=False):
            show(paths[0], number, lines)
        return
    if kind == "programs":
        for number, lines in blocks(paths[0], is_code=False):
            if not lines[0].startswith("import "):
                continue
            toolkits = [toolkit for toolkit in ("UIKit", "AppKit") if f"import {toolkit}" in lines]
            for toolkit in toolkits:
                print(f"#if canImport({toolkit})")
            show(paths[0], number, lines)
            for _ in toolkits:
                print("#endif")
        return
    context, folder = paths
    show(context, 1, context.read_text().splitlines())
    count = 0
    for file in sorted(folder.rglob("*.swift")):
        for number, lines in blocks(file, is_code=True):
            count += 1
            # In an asynchronous function, an overload with that name needs an await.
            effects = "async throws" if "await" in "".join(lines) else "throws"
            toolkits = {"UIKit", "AppKit"}.intersection(file.parts)
            for toolkit in toolkits:
                print(f"#if canImport({toolkit})")
            print(f"extension Examples {{ func example{count}() {effects} {{")
            show(file, number, lines)
            print("} }")
            for _ in toolkits:
                print("#endif")


main()
