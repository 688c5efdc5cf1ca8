#!/usr/bin/env python3
"""Compares the command with GNU numfmt, Python, and five engines for tables, and prints rows of the speed table.

Measures the CPU time of a million lines and of one number, and the memory for a million lines and
for more. The two commands take turns, and the best of several runs counts. Both run with LC_ALL=C,
in which GNU numfmt doesn't group, so its task is smaller. GNU numfmt reads neither CSV nor German
numbers; there, convert-csv.py, parse-lines.py, convert-table.py, and Benchmarks/ICULines are compared.
Where all cores work, wall time counts too, so the machine has to be idle. The time that Python takes to
import an engine is measured and taken off.

  Scripts/Benchmarks/compare-numfmt.py NUMFMT-LIVE
"""

import csv
import decimal
import hashlib
import io
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
LINES = 1_000_000
ROUNDS = 9
ENVIRONMENT = dict(os.environ, LC_ALL="C")
# The engines that convert-table.py has, by their packages of PyPI.
ENGINES = {"duckdb": "DuckDB", "polars": "Polars", "pyarrow": "pyarrow.csv", "chdb": "chDB",
           "datafusion": "DataFusion"}
# Their threads write in the order in which they end.
UNORDERED = ("chdb", "datafusion")


def ten_digits(chance):
    return str(chance.randrange(10**9, 10**10))


def any_length(chance):
    return str(chance.randrange(10**chance.randint(1, 12)))


def with_cents(chance):
    return f"{chance.randrange(10**chance.randint(1, 8))}.{chance.randrange(100):02}"


def german_cents(chance):
    euros = f"{chance.randrange(10**chance.randint(1, 8)):,}".replace(",", ".")
    return f"{euros},{chance.randrange(100):02}"


def german_row(chance):
    """Returns about 50 bytes, in quotation marks only as needed, as Python writes them."""
    customer = chance.choice(["Bäckerei Köln", '"Hotel ""Nord""; Berlin"', "Stadtwerke Jena"])
    date = f"2025-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
    return (f"{chance.randrange(10**7, 10**8)};{customer};{german_cents(chance)};"
            f"{date};Rechnung")


def statement_row(chance):
    """Returns about 60 bytes with two amounts, and a text in quotation marks with the delimiter in it."""
    text = chance.choice(["Bäckerei Köln; Filiale Süd", 'Hotel ""Nord""; Berlin', "Miete; März"])
    date = f"2025-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
    return (f'{chance.randrange(10**7, 10**8)};"{text}";{german_cents(chance)};{date};'
            f"{german_cents(chance)}")


def currency_row(chance):
    return (f"{chance.randint(1, 28):02}.{chance.randint(1, 12):02}.2025;"
            f"{chance.choice(['Bäckerei Köln', 'Stadtwerke Jena'])};{german_cents(chance)};EUR")


def time_row(chance):
    hours, minutes = chance.randrange(24), chance.randrange(60)
    return f"{hours:02}:{minutes:02};{hours:02}:{minutes:02}:{chance.randrange(60):02};{german_cents(chance)}"


def iban_row(chance):
    return (f"DE{chance.randrange(10, 99)}{chance.randrange(10**17, 10**18)};{german_cents(chance)};"
            f"{chance.choice('SH')}")


def wide_row(chance):
    words = ["ab", "abcd", "tcp", ""]
    return ";".join(chance.choice(words) if field % 5 == 0 else german_cents(chance) if field == 7
                    else str(chance.randrange(65536)) for field in range(78))


def thousand_row(chance):
    return ";".join(str(chance.randrange(65536)) if field % 2 else german_cents(chance)
                    for field in range(1000))


def write_lines(folder, line, header="", count=LINES):
    chance = random.Random(1)
    path = os.path.join(folder, line.__name__)
    with open(path, "w", encoding="utf-8") as file:
        file.write(header)
        file.writelines(line(chance) + "\n" for _ in range(count))
    return path


def check_same_output(commands, path, read=bytes):
    """Stops if two commands write different output, as a function reads it."""
    outputs = []
    for command in commands:
        with open(path, "rb") as lines:
            outputs.append(subprocess.run(
                command, stdin=lines, stdout=subprocess.PIPE, env=ENVIRONMENT, check=True).stdout)
    if read(outputs[0]) != read(outputs[1]):
        sys.exit(f"{commands[0][0]} and {commands[1][-1]} write different output")


def decimals(lines):
    return [decimal.Decimal(line.decode()) for line in lines.split()]


def built_icu_parser(folder):
    """Compiles the program that parses lines with ICU, and returns its path."""
    sources = [os.path.join(ROOT, "Benchmarks", path)
               for path in ("ICULines/parse-lines.c", "ICUReference/ICUParser.c")]
    program = os.path.join(folder, "parse-lines")
    include = os.path.join(ROOT, "Benchmarks/ICUReference/include")
    subprocess.run(["clang", "-O2", "-I", include, *sources, "-licui18n", "-licuuc",
                    "-o", program], check=True)
    return program


def python_with(package):
    """Returns a Python that has a package of PyPI."""
    folder = os.path.join(ROOT, ".build-bench/venv")
    subprocess.run([os.path.join(ROOT, "Scripts/Setup/ensure-venv.sh"), folder, package, package],
                   check=True)
    return os.path.join(folder, "bin/python")


def table(output):
    """Returns a hash of the fields in a table, however they're quoted."""
    return digest(rows(output))


def table_in_any_order(output):
    """Returns a hash of the records in a table, of which an engine may write any first."""
    return digest(sorted(rows(output)))


def rows(output):
    return csv.reader(io.StringIO(output.decode(), newline=""), delimiter=";")


def digest(records):
    fields = hashlib.sha256()
    for record in records:
        fields.update(repr(record).encode())
    return fields.digest()


def cpu_time(command, path):
    """Returns the CPU time in seconds, in user and system mode."""
    return times(command, path)[1]


def wall_time(command, path):
    return times(command, path)[0]


def times(command, path):
    """Returns the wall time and the CPU time in seconds."""
    start = time.perf_counter()
    with open(path, "rb") as lines:
        process = subprocess.Popen(command, stdin=lines, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
        _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{command[0]} failed")
    return wall, usage.ru_utime + usage.ru_stime


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
    taken = [[] for _ in sides]
    for _ in range(rounds):
        for results, side in zip(taken, sides):
            results.append(measure(*side))
    return [min(results) * 1000 for results in taken]


def print_speed(work, ours, theirs, other, path, speedup, rounds=ROUNDS):
    """Prints a row; a target speedup of `None` is not checked."""
    own, foreign = best(cpu_time, rounds, (ours, path), (theirs, path))
    target = f"{speedup}x faster" if speedup else ""
    mark = " (missed)" if speedup and foreign < speedup * own else ""
    print(f"| {work}, CPU time | {own:.0f} ms | {other} | {foreign:.0f} ms |"
          f" {foreign / own:.1f}x faster{mark} | {target} |", flush=True)


def print_engine(engine, ours, path):
    """Prints two rows: the wall time and the CPU time, without the import of the engine."""
    python = python_with(engine)
    # It writes what pyarrow reads.
    if engine == "datafusion":
        python_with("pyarrow")
    theirs = [python, os.path.join(ROOT, "Scripts/Benchmarks/convert-table.py"), engine]
    check_same_output((ours, theirs + [path]), path,
                      table_in_any_order if engine in UNORDERED else table)
    version = subprocess.run(theirs + ["--import"], check=True, capture_output=True,
                             text=True).stdout.strip()
    for measure, kind, speedup in [(wall_time, "wall time", 2), (cpu_time, "CPU time", 3)]:
        own, foreign, start = best(
            measure, ROUNDS, (ours, path), (theirs + [path], path), (theirs + ["--import"], path))
        foreign -= start
        mark = " (missed)" if foreign < speedup * own else ""
        print(f"| `parse` of two fields in a million rows, all cores, {kind} | {own:.0f} ms |"
              f" {ENGINES[engine]} {version}, without its import of {start:.0f} ms | {foreign:.0f} ms |"
              f" {foreign / own:.1f}x faster{mark} | {speedup}x faster |", flush=True)


def print_jobs(ours, path):
    """Prints the wall time in two threads and in one."""
    two, one = best(wall_time, ROUNDS, (ours + ["--jobs", "2"], path), (ours + ["--jobs", "1"], path))
    mark = " (missed)" if one < 1.7 * two else ""
    print(f"| the same with `--jobs 2`, wall time | {two:.0f} ms | `--jobs 1` | {one:.0f} ms |"
          f" {one / two:.1f}x faster{mark} | 1.7x faster |", flush=True)


def print_memory(work, ours, theirs, other, path, times, limit):
    """Prints a row, on Linux only; a limit of `None` in MB is not checked."""
    if not os.path.exists("/proc/self/status"):
        return
    once, more = (peak_memory(ours, path, count) for count in (1, times))
    foreign_once, foreign_more = (peak_memory(theirs, path, count) for count in (1, times))
    target = "flat" if limit is None else f"flat, within {limit} MB"
    is_missed = more > 1.1 * once or limit is not None and max(once, more) > limit
    mark = " (missed)" if is_missed else ""
    print(f"| peak memory for {work} | {once:.1f} MB, {more:.1f} MB |"
          f" {other} | {foreign_once:.1f} MB, {foreign_more:.1f} MB |"
          f" {more / once:.2f}x the memory{mark} | {target} |", flush=True)


def print_detection(command, folder):
    """Prints rows of the CPU time of `detect` beyond its start, and of a parse of all cells; and the start."""
    detect = [command, "detect"]
    parse = [command, "parse", "--csv", "-d", ";", "--field", "-", "--invalid", "ignore", "--jobs", "1"]
    start_path = write_lines(folder, currency_row, "Tag;Text;Betrag;W\n", 3)
    start, = best(cpu_time, 21, (detect, start_path))
    for shape, line, header, count in [
        ("a column of currencies", currency_row, "Tag;Text;Betrag;W\n", 300_000),
        ("two columns of times", time_row, "Von;Bis;Betrag\n", 400_000),
        ("a column of IBANs", iban_row, "IBAN;Betrag;Art\n", 300_000),
        ("78 columns", wide_row, ";".join(f"c{field}" for field in range(78)) + "\n", 30_000),
        ("1,000 columns", thousand_row,
         ";".join(f"c{field}" for field in range(1000)) + "\n", 3_000),
    ]:
        path = write_lines(folder, line, header, count)
        own, other = best(cpu_time, 3, (detect, path), (parse, path))
        own -= start
        nanoseconds = own * 1e6 / os.path.getsize(path)
        mark = " (missed)" if own > 3 * other or nanoseconds > 50 else ""
        print(f"| `detect`, {shape}, CPU time beyond its start | {own:.0f} ms, {nanoseconds:.0f} ns a byte |"
              f" `parse` of all cells | {other:.0f} ms | {own / other:.1f}x the time{mark} |"
              f" within 3x, 50 ns a byte |", flush=True)
    mark = " (missed)" if start > 30 else ""
    print(f"| `detect`, a file of four lines, CPU time | {start:.0f} ms | | | {mark} | within 30 ms |",
          flush=True)
    path = write_lines(folder, statement_row, "Nr;Text;Betrag;Datum;Saldo\n", 20)
    own, = best(cpu_time, 21, (detect, path))
    mark = " (missed)" if own > 40 else ""
    print(f"| `detect`, a bank statement of 20 rows, CPU time | {own:.0f} ms | | | {mark} |"
          f" within 40 ms |", flush=True)


def print_found_fields(command, folder):
    """Prints the CPU time and the memory of a table of 1 GB whose fields the command finds out."""
    header = "Nr;Text;Betrag;Datum;Saldo\n"
    parse = [command, "parse", "--locale", "de", "--csv", "-d", ";"]
    found, named = parse + ["--field", "auto"], parse + ["--field", "Betrag,Saldo"]
    part = write_lines(folder, statement_row, header, LINES // 4)
    count = -(-10**9 // os.path.getsize(part))
    path = os.path.join(folder, "gigabyte")
    with open(part, "rb") as lines, open(path, "wb") as file:
        block = lines.read()
        file.write(block)
        for _ in range(count - 1):
            file.write(block[len(header):])
    own, other = best(cpu_time, 3, (found, path), (named, path))
    mark = " (missed)" if own > 1.05 * other else ""
    print(f"| `parse` of 1 GB with `--field auto`, CPU time | {own:.0f} ms | with fields named |"
          f" {other:.0f} ms | {own / other:.2f}x the time{mark} | within 1.05x |", flush=True)
    if os.path.exists("/proc/self/status"):
        peak = peak_memory(found, part, count)
        mark = " (missed)" if peak > 64 else ""
        print(f"| peak memory for it | {peak:.1f} MB | | | {mark} | within 64 MB |", flush=True)
    os.remove(path)


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
        for number, lines, speedup in [
            (ten_digits, "10 digits", 7),
            (any_length, "1 to 12 digits", 7),
            (with_cents, "1 to 8 digits and cents", 7),
        ]:
            path = write_lines(folder, number)
            print_speed(f"`format` of a million lines, {lines}", ours, theirs, other, path, speedup)
        path = write_lines(folder, ten_digits)
        print_memory("a million lines and for ten million", ours, theirs, other, path, 10, None)

        ours_parse = [sys.argv[1], "parse", "--locale", "de"]
        babel = [python_with("babel"), os.path.join(ROOT, "Scripts/Benchmarks/parse-lines.py")]
        icu = [built_icu_parser(folder)]
        path = write_lines(folder, german_cents)
        work = "`parse` of a million lines, German cents"
        check_same_output((ours_parse, babel), path)
        print_speed(work, ours_parse, babel, "Babel's `parse_decimal`", path, None, rounds=3)
        # ICU writes large decimals with an exponent, and no zeros at their end.
        check_same_output((ours_parse, icu), path, decimals)
        print_speed(work, ours_parse, icu, "ICU's `unum_parseDecimal` in C", path, None)

        ours_table = [sys.argv[1], "parse", "--locale", "de", "--csv", "-d", ";",
                      "--field", "Betrag,Saldo"]
        path = write_lines(folder, statement_row, "Nr;Text;Betrag;Datum;Saldo\n")
        for engine in ENGINES:
            print_engine(engine, ours_table, path)
        print_jobs(ours_table, path)

        ours_csv = [sys.argv[1], "convert", "--csv", "-d", ";", "--field", "3",
                    "--from", "de", "--to", "en"]
        python = [sys.executable, os.path.join(ROOT, "Scripts/Benchmarks/convert-csv.py")]
        path = write_lines(folder, german_row)
        check_same_output((ours_csv, python), path)
        print_speed("`convert` of a field in a million lines of CSV", ours_csv, python,
                    "Python's `csv` and `decimal`", path, 10)
        print_memory("a million lines of CSV and for two million", ours_csv, python,
                     "Python's `csv` and `decimal`", path, 2, 17)
        print_detection(sys.argv[1], folder)
        print_found_fields(sys.argv[1], folder)

    # Startup doesn't wait for input, so its CPU time is its time on an idle machine.
    one = os.devnull
    own, foreign = best(cpu_time, 51, (ours + ["1234567"], one), (theirs + ["1234567"], one))
    mark = " (missed)" if own > foreign + 10 else ""
    print(f"| startup and one number, CPU time | {own:.1f} ms | {other} | {foreign:.1f} ms |"
          f" {own - foreign:.1f} ms more{mark} | within 10 ms |")


main()
