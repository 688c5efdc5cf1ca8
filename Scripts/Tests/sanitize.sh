#!/bin/sh
# Runs the tests with the address and thread sanitizers, and the C module's tests with the
# undefined-behavior sanitizer (which Swift doesn't support on Linux).
#
#   Scripts/Tests/sanitize.sh [address|thread|undefined …]
set -eu
cd "$(dirname "$0")/../.."
[ $# -gt 0 ] || set -- address thread undefined

# Only Swift Testing: XCTest's runner leaks, and the leak checker reports it. The build is optimized,
# since the comparison with ICU takes a quarter of an hour in an instrumented debug build.
tests() {
  sanitizer=$1
  shift
  swift test --scratch-path ".build-sanitize-$sanitizer" --disable-xctest "--sanitize=$sanitizer" \
    -c release -Xswiftc -enable-testing "$@" > "$log" 2>&1 || failed $?
  grep -E 'Test run with' "$log"
}

failed() {
  grep -A 6 -E 'error:|Sanitizer:|Fatal error|✘ Test .* recorded' "$log" >&2 || tail -n 40 "$log" >&2
  echo "the log is $log" >&2
  exit "$1"
}

# The memory of an instrumented command says nothing about that of the command itself.
memory=memoryStaysFlat

for sanitizer in "$@"; do
  mkdir -p ".build-sanitize-$sanitizer"
  log=$PWD/.build-sanitize-$sanitizer/tests.log
  echo "== $sanitizer; see $log for the progress"
  case $sanitizer in
    address)
      tests address --skip CommandTests
      # The command calls `exit` while memory is still allocated, and Foundation leaks buffers of the
      # files that the tests read its output from. The library's leaks are checked above.
      ASAN_OPTIONS=detect_leaks=0 tests address --filter CommandTests --skip $memory
      ;;
    thread) tests thread --skip $memory ;;
    undefined)
      # A trap ends the test, so no sanitizer runtime has to be linked.
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
