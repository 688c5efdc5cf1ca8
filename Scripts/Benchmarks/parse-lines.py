#!/usr/bin/env python3
"""Parses German numbers with Babel, one on each line.

Scripts/Benchmarks/compare-numfmt.py compares the command with it. It reads standard input, and writes decimals to
standard output.

  Scripts/Benchmarks/parse-lines.py < NUMBERS
"""

import sys

from babel.numbers import parse_decimal


def main():
    for line in sys.stdin:
        print(parse_decimal(line.rstrip("\n"), locale="de"))


main()
