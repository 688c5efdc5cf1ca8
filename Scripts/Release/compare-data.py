#!/usr/bin/env python3
"""Compares what two commands write in every locale, such as one with cut data and one with all of it.

    Scripts/Release/compare-data.py COMMAND REFERENCE
"""

import concurrent.futures
import subprocess
import sys

NUMBERS = ["1234567.891", "-0.5", "1"]
# What takes data of its own: symbols and patterns, currencies and their names, units, and words.
REQUESTS = [
    ["locale", "--json"],
    ["format", "--style", "currency", "--currency", "USD", "--currency-display", "name"],
    ["format", "--style", "currency", "--currency", "JPY", "--sign", "always"],
    ["format", "--style", "unit", "--unit", "kilometer-per-hour", "--unit-display", "long"],
    ["format", "--style", "unit", "--unit", "celsius"],
    ["format", "--notation", "compact-long"],
    ["format", "--style", "percent", "--fraction", "1"],
]


def output(command, *arguments):
    run = subprocess.run([command, *arguments], capture_output=True)
    return run.returncode, run.stdout, run.stderr


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    commands = sys.argv[1:]
    lists = [output(command, "locale", "--list") for command in commands]
    if lists[0] != lists[1]:
        sys.exit("the lists of locales differ")
    locales = lists[0][1].decode().split()

    def difference(locale):
        """Returns what differs in a locale."""
        found = []
        for request in REQUESTS:
            place = [locale] if request[0] == "locale" else ["--locale", locale, "--", *NUMBERS]
            one, other = (output(command, *request, *place) for command in commands)
            if one != other:
                found.append(f"{locale}: {' '.join(request)}: {one}, {other}")
        return found

    with concurrent.futures.ThreadPoolExecutor() as threads:
        differences = sum(threads.map(difference, locales), [])
    print(f"{len(locales) * len(REQUESTS)} outputs in {len(locales)} locales compared,"
          f" {len(differences)} differ")
    if differences:
        sys.exit("\n".join(differences[:10]))


main()
