#!/bin/sh
# Measures this library, C, ICU, and Foundation in one run, and prints the rows of the speed table.
# The first build takes a few minutes.
set -eu
cd "$(dirname "$0")/../../Benchmarks"

# Random hash seeds change the number of collisions in the observers' sets from run to run.
export SWIFT_DETERMINISTIC_HASHING=1

results=.build/results
rm -rf "$results"
# A machine can be slower for some seconds, which then count in one round only.
for round in 1 2 3; do
  swift package --allow-writing-to-package-directory benchmark \
    --format jmh --path "$results/$round" --no-progress --quiet >&2
done
printf '| work | LiveNumber | compared with | | ratio | target |\n|---|---|---|---|---|---|\n'
../Scripts/Benchmarks/bench-rows.py "$results"/*/Current_run.jmh.json
