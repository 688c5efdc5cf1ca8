#!/bin/sh
# Runs the tests under the address and the thread sanitizer, and those of the C module under the one for
# undefined behaviour (which Swift does not have on Linux).
#
#   Scripts/sanitize.sh [address|thread|undefined …]
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- address thread undefined

# Swift Testing alone: XCTest's own runner leaks, and the leak checker would say so. Optimised, since
# unoptimised and instrumented the comparison with ICU takes a quarter of an hour.
tests() {
  sanitizer=$1
  shift
  swift test --scratch-path ".build-sanitize-$sanitizer" --disable-xctest "--sanitize=$sanitizer" \
    -c release -Xswiftc -enable-testing "$@" > "$log" 2>&1 || failed $?
  grep -E 'Test run with' "$log"
}

failed() {
  grep -A 6 -E 'error:|Sanitizer:|Fatal error|✘ Test .* recorded' "$log" >&2 || tail -n 40 "$log" >&2
  echo "all of it is in $log" >&2
  exit "$1"
}

for sanitizer in "$@"; do
  mkdir -p ".build-sanitize-$sanitizer"
  log=$PWD/.build-sanitize-$sanitizer/tests.log
  echo "== $sanitizer; $log tells how far it is"
  case $sanitizer in
    address)
      tests address --skip CommandTests
      # The command ends by `exit` from wherever it is, with all that is in use then still allocated,
      # and Foundation leaks buffers of the files in which the tests find what it printed. Everything
      # below the command has its leaks checked, above.
      ASAN_OPTIONS=detect_leaks=0 tests address --filter CommandTests
      ;;
    thread) tests thread ;;
    undefined)
      # A trap ends the test, so that no runtime has to be linked.
      swift test --scratch-path ".build-sanitize-$sanitizer" --disable-xctest \
        --filter CICUNumberTests -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined \
        > "$log" 2>&1 || failed $?
      grep -E 'Test run with' "$log"
      ;;
    *)
      echo "usage: $0 [address|thread|undefined …]" >&2
      exit 64
      ;;
  esac
done
