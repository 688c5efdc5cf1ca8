#!/bin/sh
# Builds the command, and runs it in Spark's pipe on two million rows.
#
# Installs missing tools as root on Debian. Elsewhere it prints what to install and stops. It never
# runs sudo. PySpark goes into .build-spark/venv.
#
#   Scripts/spark.sh [OPTIONS OF swift build]
set -eu
cd "$(dirname "$0")/.."

have() { command -v "$1" >/dev/null 2>&1; }

missing=
# On a Mac, a `java` without Java is in the path.
if ! java -version >/dev/null 2>&1; then missing="$missing default-jre-headless"; fi
if ! have python3 || ! python3 -c 'import ensurepip' 2>/dev/null; then
  missing="$missing python3-venv"
fi

if [ -n "$missing" ]; then
  install="apt-get install --yes --no-install-recommends$missing"
  if have apt-get && [ "$(id -u)" -eq 0 ]; then
    echo "+ apt-get update && $install" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # one word for each package
    apt-get install -qq --yes --no-install-recommends $missing
  else
    echo "Missing:$missing (Java 17 or newer). Install them, then try again. On Debian:" >&2
    echo "  sudo sh -c 'apt-get update && $install'" >&2
    exit 1
  fi
fi

venv=.build-spark/venv
if ! "$venv/bin/python" -c 'import pyspark' 2>/dev/null; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet pyspark
fi

# With its own copy of Swift's libraries, the command can be copied to the machines of a cluster.
swift build "$@" -c release --static-swift-stdlib --product numfmt-live
command=$(swift build "$@" -c release --show-bin-path)/numfmt-live

# Spark's workers have to run the same Python, and the local address is enough.
PYSPARK_PYTHON=$PWD/$venv/bin/python
SPARK_LOCAL_IP=127.0.0.1
export PYSPARK_PYTHON SPARK_LOCAL_IP
exec "$PYSPARK_PYTHON" Examples/SparkPipe/convert.py "$command"
