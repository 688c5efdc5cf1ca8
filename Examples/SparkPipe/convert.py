"""Converts a column of CSV from German to English with the command in Spark's pipe.

Compares the result with that of the command alone. `make spark` runs it.

  convert.py NUMFMT-LIVE
"""

import random
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from pyspark import SparkConf, SparkContext

ROWS = 2_000_000
CITIES = ["Köln", "München", "Frankfurt am Main", '"Halle; Saale"', '"Hotel ""Nord""; Berlin"']


def german_row(number, chance):
    cents = chance.randrange(10 ** chance.randint(3, 9))
    euros = f"{cents // 100:,}".replace(",", ".")
    return f'{number};{chance.choice(CITIES)};"{euros},{cents % 100:02}"\n'


def main():
    # Spark starts the command without environment variables, so the options name both locales.
    command = [sys.argv[1], "convert", "--csv", "-d", ";", "--field", "3",
               "--from", "de", "--to", "en"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        chance = random.Random(1)
        with open(folder / "german.csv", "w", encoding="utf-8") as file:
            file.writelines(german_row(number, chance) for number in range(ROWS))

        settings = SparkConf().setMaster("local[*]").setAppName("SparkPipe").setAll([
            ("spark.local.dir", name),
            ("spark.driver.extraJavaOptions", f"-Djava.io.tmpdir={name}"),
            ("spark.log.level", "ERROR"),
            ("spark.ui.enabled", "false"),
            ("spark.ui.showConsoleProgress", "false"),
        ])
        with SparkContext(conf=settings) as spark:
            start = time.monotonic()
            lines = spark.textFile(str(folder / "german.csv"), minPartitions=8)
            # Without checkCode, rows after a text that isn't a number are missing without an error.
            english = lines.pipe(shlex.join(command), checkCode=True)
            english.saveAsTextFile(str(folder / "english"))
            seconds = time.monotonic() - start
            partitions = english.getNumPartitions()

        with open(folder / "german.csv", "rb") as german, open(folder / "alone.csv", "wb") as alone:
            subprocess.run(command, stdin=german, stdout=alone, check=True)
        parts = sorted((folder / "english").glob("part-*"))
        collected = b"".join(part.read_bytes() for part in parts)
        is_same = collected == (folder / "alone.csv").read_bytes()

    print(f"rows              {ROWS:,}")
    print(f"partitions        {partitions}")
    print(f"seconds           {seconds:.1f}")
    print(f"rows per second   {ROWS / seconds:,.0f}")
    print(f"{'same as' if is_same else 'different from'} the command alone")
    sys.exit(0 if is_same else 1)


main()
