#!/usr/bin/env python3
"""Counts the instructions of the engine's hot paths under Valgrind: numbers that repeat.

Each path runs twice, so many times and many more times; the difference, divided by the times more,
is what one takes: what comes before and after drops out. Run it before and after a change.

  Scripts/count-instructions.py
"""

import os
import re
import subprocess
import tempfile

PATHS = {
    "format": "format a 10-digit decimal into a buffer",
    "parse": "parse it back, strictly",
    "keystroke": "a keystroke in a 10-digit field, to text",
    "price": "the same in a euro field with a range that blocks",
    "store": "a keystroke through `NumberStore`, observed",
}
FEW, MANY = 2_000, 12_000

BENCHMARKS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Benchmarks")
BUILD = ["swift", "build", "--package-path", BENCHMARKS, "-c", "release", "--product", "HotPaths"]


def built(folder):
    """The program, without its debug information: Valgrind stumbles over Swift's."""
    subprocess.run(BUILD + ["--quiet"], check=True)
    shown = subprocess.run(BUILD + ["--show-bin-path"], check=True, capture_output=True, text=True)
    program = os.path.join(folder, "HotPaths")
    subprocess.run(["strip", "-g", "-o", program, os.path.join(shown.stdout.strip(), "HotPaths")],
                   check=True)
    return program


def counted(program, path, times):
    # Seeds of hashes differ from run to run, and collisions with them.
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
