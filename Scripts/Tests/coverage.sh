#!/bin/sh
# Runs the library's tests, prints the line coverage of each library target with the lines that weren't
# run, and fails if a target has less than the minimum.
#
#   Scripts/Tests/coverage.sh [--source]      --source prints those lines
#
# The command's tests are excluded: a library's own tests have to cover it. Code that isn't compiled here
# isn't counted: LiveNumberUI, which needs Apple's frameworks, and without ICU's trait the formatters of
# Foundation. `make apple-sessions` and `make test-foundation` run those.
set -eu
cd "$(dirname "$0")/../.."

minimum=99

# The report needs the llvm-cov of the compiler's toolchain; others don't read its format.
cov=$(dirname "$(readlink -f "$(command -v swiftc)")")/llvm-cov
scratch=$PWD/.build-coverage
log=$scratch/tests.log

mkdir -p "$scratch"
# SwiftPM only instruments Swift, so the options for C are added. One test runs at a time: threads lose
# counts of the same line, and some counts are differences of others, so lines would seem not to run.
echo "building and running the tests; see $log for the progress"
swift test --scratch-path "$scratch" --disable-xctest --no-parallel --enable-code-coverage \
  -Xcc -fprofile-instr-generate -Xcc -fcoverage-mapping --skip '^CommandTests\.' > "$log" 2>&1 || {
  code=$?
  grep -A 12 -E 'error:|Fatal error|✘' "$log" >&2 || tail -n 40 "$log" >&2
  exit $code
}
tail -n 1 "$log"

products=$(swift build --scratch-path "$scratch" --show-bin-path)
tests=$(find "$products" -maxdepth 1 -name '*.xctest')
[ ! -d "$tests" ] || tests=$tests/Contents/MacOS/$(basename "$tests" .xctest)
profile=$products/codecov/default.profdata

# Prints the lines of a target that weren't run.
print_missed() {
  "$cov" show "$tests" -instr-profile "$profile" "Sources/$1" |
    awk -F '|' -v source="$2" -v folder="$PWD/Sources/$1/" '
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
}

# The report has the totals of each file. It counts a line again for a closure in it that wasn't called;
# the listing has only the lines that weren't run at all.
"$cov" report "$tests" -instr-profile "$profile" > "$scratch/report.txt"
failed=
for folder in Sources/*/; do
  target=$(basename "$folder")
  case $target in numfmt-live) continue ;; esac
  totals=$(awk -v folder="$folder" '
    index($1, folder) == 1 { count += $(NF - 5); missed += $(NF - 4) }
    END { print count + 0, missed + 0 }' "$scratch/report.txt")
  count=${totals% *} missed=${totals#* }
  if [ "$count" -eq 0 ]; then
    echo "$target: no lines on this platform"
    continue
  fi
  awk -v target="$target" -v count="$count" -v missed="$missed" 'BEGIN {
    run = count - missed
    printf "%s: %.2f%% (%d of %d lines run)\n", target, 100 * run / count, run, count
  }'
  print_missed "$target" "${1-}"
  [ $((100 * (count - missed))) -ge $((minimum * count)) ] || failed="$failed $target"
done
[ -z "$failed" ] || {
  echo "less than $minimum% of the lines run:$failed; add tests for the lines above" >&2
  exit 1
}
