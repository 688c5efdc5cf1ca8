#!/usr/bin/env python3
"""Parses two columns of German amounts in a table, with DuckDB or Polars.

Scripts/Benchmarks/compare-numfmt.py compares the command with it. It writes the table with plain decimals to
standard output. With the option --import, it only imports the engine.

  Scripts/Benchmarks/convert-table.py duckdb|polars FILE
"""

import sys

COLUMNS = ("Betrag", "Saldo")


def with_duckdb(path):
    import duckdb
    if path == "--import":
        return
    amounts = ", ".join(f"'{column}': 'DECIMAL(18, 2)'" for column in COLUMNS)
    duckdb.execute(
        f"COPY (FROM read_csv('{path}', delim = ';', header = true, decimal_separator = ',',"
        f" thousands = '.', types = {{'Nr': 'VARCHAR', 'Datum': 'VARCHAR', {amounts}}}))"
        " TO '/dev/stdout' (FORMAT csv, DELIMITER ';')")


def with_polars(path):
    import polars
    if path == "--import":
        return
    table = polars.read_csv(path, separator=";", infer_schema=False)
    amounts = (polars.col(COLUMNS).str.replace_all(".", "", literal=True)
               .str.replace(",", ".", literal=True).cast(polars.Decimal(18, 2)))
    table.with_columns(amounts).write_csv(sys.stdout.buffer, separator=";")


def main():
    {"duckdb": with_duckdb, "polars": with_polars}[sys.argv[1]](sys.argv[2])


main()
