#!/bin/sh
# Runs the library's tests and prints its line coverage, with the lines that weren't run.
#
#   Scripts/coverage.sh [--source]      --source prints those lines
#
# The command's tests are excluded: a library's own tests have to cover it.
set -eu
cd "$(dirname "$0")/.."

# The report needs the llvm-cov of the compiler's toolchain; others don't read its format.
cov=$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-cov
scratch=$PWD/.build-coverage
log=$scratch/tests.log

mkdir -p "$scratch"
echo "building and running the tests; see $log for the progress"
swift test --scratch-path "$scratch" --disable-xctest --enable-code-coverage \
  --filter '^(CICUNumberTests|LiveNumberCoreTests|LiveNumberTests)\.' > "$log" 2>&1 || {
  code=$?
  grep -A 12 -E 'error:|Fatal error|✘' "$log" >&2 || tail -n 40 "$log" >&2
  exit $code
}
tail -n 1 "$log"

products=$(swift build --scratch-path "$scratch" --show-bin-path)
tests=$(find "$products" -maxdepth 1 -name '*.xctest')
[ ! -d "$tests" ] || tests=$tests/Contents/MacOS/$(basename "$tests" .xctest)

# The report has the totals. It counts a line again for a closure in it that wasn't called; the
# listing has only the lines that weren't run at all.
for target in LiveNumberCore LiveNumber; do
  "$cov" report "$tests" -instr-profile "$products/codecov/default.profdata" "Sources/$target" |
    awk -v target="$target" '
      $1 == "TOTAL" {
        printf "\n%s: %s of %d lines run, %d missed\n", target, $(NF - 3), $(NF - 5), $(NF - 4)
      }'
  "$cov" show "$tests" -instr-profile "$products/codecov/default.profdata" "Sources/$target" |
    awk -F '|' -v source="${1-}" -v folder="$PWD/Sources/$target/" '
      /^\/.*:$/ { file = substr($0, length(folder) + 1); sub(/:$/, "", file); next }
      $2 ~ /^ *0$/ {
        line = $1 + 0
        if (source == "--source") {
          text = $0
          sub(/^[^|]*\|[^|]*\|/, "", text)
          printf "  %s:%d:%s\n", file, line, text
        } else {
          if (!(file in lines)) order[++count] = file
          lines[file] = lines[file] " " line
        }
      }
      END { for (i = 1; i <= count; i++) printf "  %-48s%s\n", order[i], lines[order[i]] }'
done
