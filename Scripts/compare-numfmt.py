#!/usr/bin/env python3
"""Measures the command beside GNU numfmt, and prints rows of the speed table.

CPU time of a million lines and of one number, and memory with a million lines and with ten million.
The two take turns, and the best of several runs counts. Under the C locale GNU numfmt groups
nothing, so that it has the smaller job; whatever its locale, LC_ALL=C is set for it here.

  Scripts/compare-numfmt.py NUMFMT-LIVE
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

LINES = 1_000_000
ROUNDS = 9
ENVIRONMENT = dict(os.environ, LC_ALL="C")


def ten_digits(chance):
    return str(chance.randrange(10**9, 10**10))


def any_length(chance):
    return str(chance.randrange(10**chance.randint(1, 12)))


def with_cents(chance):
    return f"{chance.randrange(10**chance.randint(1, 8))}.{chance.randrange(100):02}"


def write_lines(folder, number):
    chance = random.Random(1)
    path = os.path.join(folder, number.__name__)
    with open(path, "w", encoding="ascii") as file:
        file.writelines(number(chance) + "\n" for _ in range(LINES))
    return path


def cpu_time(command, path):
    """Seconds of the processor, for the program and the system in its name."""
    with open(path, "rb") as lines:
        process = subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} failed")
    return usage.ru_utime + usage.ru_stime


def peak_memory(command, path, times):
    """MB that the program held at most, while it waits for more lines; Linux alone tells."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    with open(path, "rb") as file:
        lines = file.read()
    for _ in range(times):
        process.stdin.write(lines)
    process.stdin.flush()
    time.sleep(0.2)
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        peak = next(line for line in status if line.startswith("VmHWM:"))
    process.stdin.close()
    process.wait()
    return int(peak.split()[1]) / 1024


def best(measure, rounds, *sides):
    times = [[] for _ in sides]
    for _ in range(rounds):
        for taken, side in zip(times, sides):
            taken.append(measure(*side))
    return [min(taken) * 1000 for taken in times]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    gnu = shutil.which("gnumfmt") or shutil.which("numfmt")
    if gnu is None:
        sys.exit("GNU numfmt is not here; it is part of GNU coreutils.")
    ours = [sys.argv[1], "format", "--locale", "en"]
    theirs = [gnu, "--grouping"]
    other = "GNU `numfmt --grouping`"

    with tempfile.TemporaryDirectory() as folder:
        for number, work, wanted in [
            (ten_digits, "`format` of a million lines of ten digits, CPU time", "8x faster"),
            (any_length, "the same, 1 to 12 digits", ""),
            (with_cents, "the same, 1 to 8 digits and cents", ""),
        ]:
            path = write_lines(folder, number)
            own, foreign = best(cpu_time, ROUNDS, (ours, path), (theirs, path))
            mark = " (missed)" if wanted and foreign < 8 * own else ""
            print(f"| {work} | {own:.0f} ms | {other} | {foreign:.0f} ms |"
                  f" {foreign / own:.1f}x faster{mark} | {wanted} |", flush=True)
        if os.path.exists("/proc/self/status"):
            path = write_lines(folder, ten_digits)
            once, more = (peak_memory(ours, path, times) for times in (1, 10))
            gnu_once, gnu_more = (peak_memory(theirs, path, times) for times in (1, 10))
            mark = " (missed)" if more > 1.1 * once else ""
            print(f"| memory for a million lines, and for ten million | {once:.1f} MB, {more:.1f} MB |"
                  f" {other} | {gnu_once:.1f} MB, {gnu_more:.1f} MB | {more / once:.2f}x as much{mark} |"
                  " flat |", flush=True)

    # Start-up is a matter of the processor alone, so that its time is what a machine at rest takes.
    one = os.devnull
    own, foreign = best(cpu_time, 51, (ours + ["1234567"], one), (theirs + ["1234567"], one))
    mark = " (missed)" if own > foreign + 10 else ""
    print(f"| start-up, with one number, CPU time | {own:.1f} ms | {other} | {foreign:.1f} ms |"
          f" {own - foreign:.1f} ms more{mark} | within 10 ms |")


main()
