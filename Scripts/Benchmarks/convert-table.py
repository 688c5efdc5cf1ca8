#!/usr/bin/env python3
"""Parses two columns of German amounts in a table, with an engine of PyPI.

Scripts/Benchmarks/compare-numfmt.py compares the command with it. It writes the table with plain decimals to
standard output. With the option --import, it only imports the engine, and prints its version.

  Scripts/Benchmarks/convert-table.py duckdb|polars|pyarrow|chdb|datafusion FILE
"""

import sys

COLUMNS = ("Nr", "Text", "Betrag", "Datum", "Saldo")
AMOUNTS = ("Betrag", "Saldo")


def with_duckdb(path):
    import duckdb
    if path == "--import":
        return duckdb.__version__
    amounts = ", ".join(f"'{column}': 'DECIMAL(18, 2)'" for column in AMOUNTS)
    duckdb.execute(
        f"COPY (FROM read_csv('{path}', delim = ';', header = true, decimal_separator = ',',"
        f" thousands = '.', types = {{'Nr': 'VARCHAR', 'Datum': 'VARCHAR', {amounts}}}))"
        " TO '/dev/stdout' (FORMAT csv, DELIMITER ';')")


def with_polars(path):
    import polars
    if path == "--import":
        return polars.__version__
    table = polars.read_csv(path, separator=";", infer_schema=False)
    amounts = (polars.col(AMOUNTS).str.replace_all(".", "", literal=True)
               .str.replace(",", ".", literal=True).cast(polars.Decimal(18, 2)))
    table.with_columns(amounts).write_csv(sys.stdout.buffer, separator=";")


def with_pyarrow(path):
    import pyarrow
    from pyarrow import compute, csv
    if path == "--import":
        return pyarrow.__version__
    table = csv.read_csv(
        path, parse_options=csv.ParseOptions(delimiter=";"),
        convert_options=csv.ConvertOptions(column_types={name: pyarrow.string() for name in COLUMNS}))
    for index, name in enumerate(COLUMNS):
        if name in AMOUNTS:
            plain = compute.replace_substring(table[name], ".", "")
            plain = compute.replace_substring(plain, ",", ".")
            table = table.set_column(index, name, plain.cast(pyarrow.decimal128(18, 2)))
    csv.write_csv(table, sys.stdout.buffer, csv.WriteOptions(delimiter=";"))


def plain(column):
    """Returns the SQL that makes a decimal of a column."""
    return f"CAST(replace(replace({column}, '.', ''), ',', '.') AS DECIMAL(18, 2)) AS {column}"


def selection(names):
    return ", ".join(plain(f'"{name}"') if name in AMOUNTS else f'"{name}"' for name in names)


def with_chdb(path):
    import chdb
    if path == "--import":
        return chdb.__version__
    types = ", ".join(f"{name} String" for name in COLUMNS)
    result = chdb.query(
        f"SELECT * REPLACE ({', '.join(plain(name) for name in AMOUNTS)})"
        f" FROM file('{path}', 'CSVWithNames', '{types}')"
        " SETTINGS format_csv_delimiter = ';', output_format_decimal_trailing_zeros = 1,"
        " input_format_parallel_parsing = 1, max_insert_threads = 0", "CSVWithNames")
    sys.stdout.buffer.write(result.bytes())


def with_datafusion(path):
    import datafusion
    import pyarrow
    from pyarrow import csv
    if path == "--import":
        return datafusion.__version__
    context = datafusion.SessionContext()
    schema = pyarrow.schema([(name, pyarrow.string()) for name in COLUMNS])
    context.register_csv("amounts", path, schema=schema, delimiter=";", file_extension="")
    table = context.sql(f"SELECT {selection(COLUMNS)} FROM amounts").to_arrow_table()
    csv.write_csv(table, sys.stdout.buffer, csv.WriteOptions(delimiter=";"))


def main():
    engine = {"duckdb": with_duckdb, "polars": with_polars, "pyarrow": with_pyarrow,
              "chdb": with_chdb, "datafusion": with_datafusion}[sys.argv[1]]
    version = engine(sys.argv[2])
    if version is not None:
        print(version)


main()
