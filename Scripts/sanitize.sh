#!/bin/sh
# Runs the tests under the address and the thread sanitizer, and those of the C module under the one for
# undefined behaviour (which Swift does not have on Linux).
#
#   Scripts/sanitize.sh [address|thread|undefined …]
set -eu
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || set -- address thread undefined

# Swift Testing alone: XCTest's own runner leaks, and the leak checker would say so.
for sanitizer in "$@"; do
  echo "== $sanitizer"
  scratch=.build-sanitize-$sanitizer
  case $sanitizer in
    address | thread)
      # Optimised: unoptimised and instrumented, the comparison with ICU takes a quarter of an hour.
      swift test --scratch-path "$scratch" --disable-xctest "--sanitize=$sanitizer" \
        -c release -Xswiftc -enable-testing
      ;;
    undefined)
      # A trap ends the test, so that no runtime has to be linked.
      swift test --scratch-path "$scratch" --disable-xctest --filter CICUNumberTests \
        -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined
      ;;
    *)
      echo "usage: $0 [address|thread|undefined …]" >&2
      exit 64
      ;;
  esac
done
