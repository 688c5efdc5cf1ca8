#!/usr/bin/env python3
"""Rows of a table from the results of Benchmarks: both sides, their ratio, and what it should be.

Reads the benchmark package's JMH export on standard input and prints Markdown. The times are the
best of many thousands, in nanoseconds for each piece of work: what takes longer waited for others.
"""

import json
import sys

# What is measured, the benchmark of this library, the other side's, and the ratio aimed at: "<" where
# we may take so many times as long, ">" where we must be so many times as fast; None for a row that
# is only told.
ROWS = [
    ("format a 10-digit decimal into a buffer", "format, LiveNumber",
     "format, C loop", "a C loop written for that one locale", "<", 2),
    ("the same", "format, LiveNumber",
     "format, ICU", "ICU `unumf_formatDecimal` and UTF-8", ">", 10),
    ("parse it back, strictly", "parse, LiveNumber",
     "parse, ICU", "ICU `unum_parseDecimal`", ">", 20),
    ("a keystroke in a 10-digit field, `NumberEditor` to text", "keystroke, NumberEditor",
     "keystroke, Foundation", "Foundation's parse and format", ">", 40),
    ("the same in a euro field with a range that blocks", "keystroke, price in a range",
     "keystroke, Foundation", "Foundation's parse and format", ">", 40),
    ("the same", "keystroke, price in a range",
     "keystroke, Foundation euros", "Foundation's parse and format of euros", ">", None),
    ("a keystroke in a 10-digit field through `NumberStore`, observed",
     "keystroke, NumberStore observed",
     "keystroke, Foundation", "Foundation's parse and format", ">", 15),
    ("the same", "keystroke, NumberStore observed",
     "keystroke, bare property", "an observed `String`, set and read", "<", None),
    ("through a `NumberStore` that nobody observes", "keystroke, NumberStore unobserved",
     "keystroke, Foundation", "Foundation's parse and format", ">", None),
]


def best(results):
    """Nanoseconds by benchmark; an iteration is a thousand of what is measured."""
    times = {}
    for result in results:
        name = result["benchmark"].rsplit(".", 1)[1].replace("_", " ")
        metric = result["secondaryMetrics"]["Time (wall clock)"]
        assert metric["scoreUnit"] == "μs", metric["scoreUnit"]
        times[name] = metric["scorePercentiles"]["0.0"]
    return times


def row(times, work, ours, theirs, other, direction, target):
    own, foreign = times[ours], times[theirs]
    if direction == "<":
        said, wanted = f"{own / foreign:.2f}x as long", f"within {target}x"
        is_missed = target is not None and own > target * foreign
    else:
        said, wanted = f"{foreign / own:.1f}x faster", f"{target}x faster"
        is_missed = target is not None and foreign < target * own
    said += " (missed)" if is_missed else ""
    wanted = "" if target is None else wanted
    return f"| {work} | {own:.1f} ns | {other} | {foreign:.1f} ns | {said} | {wanted} |"


def main():
    # A benchmark that failed is not among the results, and stops the table.
    times = best(json.load(sys.stdin))
    for entry in ROWS:
        print(row(times, *entry))


main()
