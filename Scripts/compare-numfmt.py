#!/usr/bin/env python3
"""Compares the command with GNU numfmt, and prints rows of the speed table.

Measures the CPU time of a million lines and of one number, and the memory for a million lines and
for ten million. The two commands take turns, and the best of several runs counts. Both run with
LC_ALL=C, in which GNU numfmt doesn't group, so its task is smaller.

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
    """Returns the CPU time in seconds, in user and system mode."""
    with open(path, "rb") as lines:
        process = subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
        _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} failed")
    return usage.ru_utime + usage.ru_stime


def peak_memory(command, path, times):
    """Returns the peak memory in MB while the program waits for more lines (Linux only)."""
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
        sys.exit("GNU numfmt isn't installed; it is part of GNU coreutils.")
    ours = [sys.argv[1], "format", "--locale", "en"]
    theirs = [gnu, "--grouping"]
    other = "GNU `numfmt --grouping`"

    with tempfile.TemporaryDirectory() as folder:
        for number, lines, target in [
            (ten_digits, "10 digits", "8x faster"),
            (any_length, "1 to 12 digits", ""),
            (with_cents, "1 to 8 digits and cents", ""),
        ]:
            path = write_lines(folder, number)
            own, foreign = best(cpu_time, ROUNDS, (ours, path), (theirs, path))
            mark = " (missed)" if target and foreign < 8 * own else ""
            print(f"| `format` of a million lines, {lines}, CPU time | {own:.0f} ms | {other} |"
                  f" {foreign:.0f} ms | {foreign / own:.1f}x faster{mark} | {target} |", flush=True)
        if os.path.exists("/proc/self/status"):
            path = write_lines(folder, ten_digits)
            once, more = (peak_memory(ours, path, times) for times in (1, 10))
            gnu_once, gnu_more = (peak_memory(theirs, path, times) for times in (1, 10))
            mark = " (missed)" if more > 1.1 * once else ""
            print(f"| peak memory for a million lines and for ten million | {once:.1f} MB, {more:.1f} MB |"
                  f" {other} | {gnu_once:.1f} MB, {gnu_more:.1f} MB |"
                  f" {more / once:.2f}x the memory{mark} | flat |", flush=True)

    # Startup doesn't wait for input, so its CPU time is its time on an idle machine.
    one = os.devnull
    own, foreign = best(cpu_time, 51, (ours + ["1234567"], one), (theirs + ["1234567"], one))
    mark = " (missed)" if own > foreign + 10 else ""
    print(f"| startup and one number, CPU time | {own:.1f} ms | {other} | {foreign:.1f} ms |"
          f" {own - foreign:.1f} ms more{mark} | within 10 ms |")


main()
