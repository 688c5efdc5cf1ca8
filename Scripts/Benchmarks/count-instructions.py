#!/usr/bin/env python3
"""Counts the instructions of the engine's hot paths with Valgrind. The counts are repeatable.

Each path runs with a small and a large repeat count. The difference divided by the difference of the
repeat counts is the cost of one operation without setup. Run it before and after a change.

  Scripts/Benchmarks/count-instructions.py
"""

import os
import re
import subprocess
import tempfile

PATHS = {
    "format": "format a 10-digit decimal into a buffer",
    "utf8": "format canonical UTF-8 of 10 digits into a buffer",
    "string": "format a 10-digit decimal to a `String`",
    "parse": "parse a 10-digit decimal, strict",
    "keystroke": "a keystroke in a 10-digit field, to text",
    "long": "a keystroke in a field of 19 characters, to text",
    "groups": "a keystroke behind separators that were typed, `1.234.56` in German, to text",
    "price": "a keystroke in a euro field with a blocking range, to text",
    "store": "a keystroke in a 10-digit field, `NumberStore`, observed",
    "property": "an observed `String` property, set and read",
}
FEW, MANY = 2_000, 12_000

BENCHMARKS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..", "Benchmarks")
BUILD = ["swift", "build", "--package-path", BENCHMARKS, "-c", "release", "--product", "HotPaths"]


def built(folder):
    """Builds the program and returns its path, without the debug info, which Valgrind can't read."""
    subprocess.run(BUILD + ["--quiet"], check=True)
    shown = subprocess.run(BUILD + ["--show-bin-path"], check=True, capture_output=True, text=True)
    program = os.path.join(folder, "HotPaths")
    subprocess.run(["strip", "-g", "-o", program, os.path.join(shown.stdout.strip(), "HotPaths")],
                   check=True)
    return program


def counted(program, path, times):
    # Random hash seeds change the number of collisions from run to run.
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, path]
    run = subprocess.run(command + [str(times)], check=True, capture_output=True, text=True,
                         env=environment)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def main():
    with tempfile.TemporaryDirectory() as folder:
        program = built(folder)
        print("| work | instructions |\n|---|---|")
        for path, work in PATHS.items():
            more = counted(program, path, MANY) - counted(program, path, FEW)
            print(f"| {work} | {more / (MANY - FEW):.0f} |", flush=True)


main()
