#!/usr/bin/env python3
"""Prints table rows from the results of Benchmarks: both sides, their ratio, and the target.

Reads the benchmark package's JMH exports, one for each round, and prints Markdown. A time is the
best of many thousands in all rounds, in nanoseconds per operation, since a slower one waited for
other processes.

  Scripts/Benchmarks/bench-rows.py FILE...
"""

import itertools
import json
import sys

# The work, this library's benchmark, the other benchmark and its name, and the target: "<" is the
# maximum ratio of the times, ">" the minimum speedup. A target of None is not checked.
ROWS = [
    ("format a 10-digit decimal into a buffer", "format, LiveNumber",
     "format, C loop", "a C loop written for one locale", "<", 2),
    ("format a 10-digit decimal into a buffer", "format, LiveNumber",
     "format, ICU", "ICU `unumf_formatDecimal` and UTF-8", ">", 10),
    ("format canonical UTF-8 of 10 digits into a buffer", "format UTF-8, LiveNumber",
     "format, C loop", "a C loop written for one locale", "<", 3),
    ("parse a 10-digit decimal, strict", "parse, LiveNumber",
     "parse, ICU", "ICU `unum_parseDecimal`", ">", 20),
    ("a keystroke in a 10-digit field, `NumberEditor` to text", "keystroke, NumberEditor",
     "keystroke, Foundation", "Foundation's parse and format", ">", 10),
    ("a keystroke in a euro field with a blocking range, `NumberEditor` to text",
     "keystroke, price in a range",
     "keystroke, Foundation euros", "Foundation's parse and format, euros", ">", 10),
    ("a keystroke in a 10-digit field, `NumberStore`, observed", "keystroke, NumberStore observed",
     "keystroke, bare property", "an observed `String` property, set and read", "<", 3),
    ("format a `Decimal` as euros", "Decimal, LiveNumber formats",
     "Decimal, Foundation formats", "Foundation's format", ">", 10),
    ("parse a `Decimal` in euros, strict", "Decimal, LiveNumber parses",
     "Decimal, Foundation parses", "Foundation's parse", ">", 10),
    ("make a format of a `Locale`, and format a `Decimal`", "format of a Locale, LiveNumber",
     "format of a Locale, Foundation", "`formatted(_:)`", ">", None),
]


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def best(paths):
    """Returns nanoseconds by benchmark; an iteration is a thousand operations."""
    times = {}
    for result in itertools.chain(*map(read, paths)):
        name = result["benchmark"].rsplit(".", 1)[1].replace("_", " ")
        metric = result["secondaryMetrics"]["Time (wall clock)"]
        assert metric["scoreUnit"] == "μs", metric["scoreUnit"]
        time = metric["scorePercentiles"]["0.0"]
        times[name] = min(time, times.get(name, time))
    return times


def row(times, work, ours, theirs, other, direction, target):
    own, foreign = times[ours], times[theirs]
    if direction == "<":
        ratio, goal = f"{own / foreign:.2f}x the time", f"within {target}x"
        is_missed = target is not None and own > target * foreign
    else:
        ratio, goal = f"{foreign / own:.1f}x faster", f"{target}x faster"
        is_missed = target is not None and foreign < target * own
    ratio += " (missed)" if is_missed else ""
    goal = "" if target is None else goal
    return f"| {work} | {own:.1f} ns | {other} | {foreign:.1f} ns | {ratio} | {goal} |"


def main():
    # A failed benchmark is missing from the results, which stops the table.
    times = best(sys.argv[1:])
    for entry in ROWS:
        print(row(times, *entry))


main()
