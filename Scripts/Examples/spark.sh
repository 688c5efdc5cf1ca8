#!/bin/sh
# Builds the command, and runs it in Spark's pipe on two million rows.
#
# Installs missing tools as root on Debian. Elsewhere it prints what to install and stops. It never
# runs sudo. PySpark goes into .build-spark/venv.
#
#   Scripts/Examples/spark.sh [OPTIONS OF swift build]
set -eu
cd "$(dirname "$0")/../.."

missing=
# Spark needs Java 17 or newer. On a Mac, a `java` without Java is in the path.
if ! java -version >/dev/null 2>&1; then missing="$missing default-jre-headless"; fi

venv=.build-spark/venv
# shellcheck disable=SC2086 # one word for each package
Scripts/Setup/ensure-venv.sh "$venv" pyspark pyspark $missing

# With its own copy of Swift's libraries, the command can be copied to the machines of a cluster.
swift build "$@" -c release --static-swift-stdlib --product numfmt-live
command=$(swift build "$@" -c release --show-bin-path)/numfmt-live

# Spark's workers have to run the same Python, and the local address is enough.
PYSPARK_PYTHON=$PWD/$venv/bin/python
SPARK_LOCAL_IP=127.0.0.1
export PYSPARK_PYTHON SPARK_LOCAL_IP
exec "$PYSPARK_PYTHON" Examples/SparkPipe/convert.py "$command"
