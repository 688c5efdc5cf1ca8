#!/bin/sh
# Runs the tests and prints the line coverage of the library, file by file where any line is missed.
#
#   Scripts/coverage.sh [--lines]      with --lines, the lines that nothing ran
set -eu
cd "$(dirname "$0")/.."

# The report needs the tool beside the compiler; others do not know its format.
bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
scratch=.build-coverage
swift test --scratch-path "$scratch" --disable-xctest --enable-code-coverage --quiet
products=$(swift build --scratch-path "$scratch" --show-bin-path)
tests=$(find "$products" -maxdepth 1 -name '*.xctest')
[ ! -d "$tests" ] || tests=$tests/Contents/MacOS/$(basename "$tests" .xctest)
profile=$products/codecov/default.profdata

for target in LiveNumberCore LiveNumber; do
  "$bin/llvm-cov" report "$tests" -instr-profile "$profile" "Sources/$target" |
    awk -v target="$target" '
      $1 == "TOTAL" { total = $(NF - 3) }
      $1 ~ /\.swift$/ && $(NF - 4) + 0 > 0 { printf "  %-48s %4d of %4d lines missed\n", $1, $(NF - 4), $(NF - 5) }
      END { printf "%s: line coverage %s\n", target, total }'
  if [ "${1-}" = --lines ]; then
    "$bin/llvm-cov" show "$tests" -instr-profile "$profile" "Sources/$target" |
      awk -F'|' '/^\// { file = $0 } $2 ~ /^ *0$/ { print file $1 ":" $3 }'
  fi
done
