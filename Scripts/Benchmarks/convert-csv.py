#!/usr/bin/env python3
"""Converts the third field of German CSV to English, with Python's csv and decimal modules.

Scripts/Benchmarks/compare-numfmt.py compares the command with it. It reads standard input, writes standard
output, and validates nothing.

  Scripts/Benchmarks/convert-csv.py < GERMAN.csv
"""

import csv
import io
import sys
from decimal import Decimal


def main():
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", newline="")
    output = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8", newline="")
    rows = csv.writer(output, delimiter=";", lineterminator="\n")
    for row in csv.reader(lines, delimiter=";"):
        amount = Decimal(row[2].replace(".", "").replace(",", "."))
        row[2] = f"{amount:,}"
        rows.writerow(row)
    output.flush()


main()
