#!/usr/bin/env python3
"""Measures everything, and writes the README's table of speed anew, with the machine that it is of.

Let nothing else run meanwhile.

  Scripts/speed-table.py
"""

import os
import platform
import re
import subprocess

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
BEGIN, END = "<!-- Written by `make speed-table` -->\n", "<!-- The end of it -->\n"


def rows(target):
    """The rows of a table that a target of the Makefile prints among other lines."""
    run = subprocess.run(["make", "--no-print-directory", target], cwd=ROOT, check=True,
                         stdout=subprocess.PIPE, text=True)
    return "".join(line + "\n" for line in run.stdout.splitlines() if line.startswith("|"))


def first(pattern, command):
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return re.search(pattern, said).group(1)


def processor():
    if platform.system() == "Darwin":
        return first(r"(.*)", ["sysctl", "-n", "machdep.cpu.brand_string"])
    return first(r"Model name: *(.*)", ["lscpu"])


def machine():
    swift = first(r"Swift version ([0-9.]+)", ["swift", "--version"])
    icu = first(r"(.*)", ["pkg-config", "--modversion", "icu-i18n"])
    return (f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()},"
            f" Swift {swift}, ICU {icu}.")


def main():
    table = rows("bench") + rows("bench-command")
    path = os.path.join(ROOT, "README.md")
    with open(path, encoding="utf-8") as file:
        before, rest = file.read().split(BEGIN)
    _, after = rest.split(END)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{before}{BEGIN}{table}\n{machine()}\n{END}{after}")


main()
