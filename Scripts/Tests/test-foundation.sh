#!/bin/sh
# Tests the library, and an example that links it, with Foundation's locale data and without ICU: its headers
# are hidden, and nothing that is built may refer to one of its symbols.
set -eu
cd "$(dirname "$0")/../.."

# MARK: The manifest as a Mac evaluates it

# An app gets the library alone there: no default trait, no other package, and no target for ICU.
LIVENUMBER_ON_MAC=1 swift package dump-package | python3 -c '
import json, sys
manifest = json.load(sys.stdin)
defaults = [t["enabledTraits"] for t in manifest["traits"] if t["name"] == "default"]
targets = [t["name"] for t in manifest["targets"] if "ICU" in t["name"] or "numfmt" in t["name"]]
assert defaults == [[]] and not targets and not manifest["dependencies"], (defaults, targets)
'

# MARK: Without ICU

# The compiler looks here first.
hidden=$PWD/.build-foundation/hidden
mkdir -p "$hidden/unicode"
sed -n 's|#include <\(unicode/.*\)>.*|\1|p' Sources/CICUNumber/*.c | sort -u | while read -r header; do
  echo '#error "ICU is hidden"' > "$hidden/$header"
done
export CPATH="$hidden"

# Prints the symbols of the system's ICU, such as unum_open_72, to which object files refer.
# Those of Foundation's own ICU begin with swift_.
icu_symbols() {
  find "$1" -path "*Live*.build/*.o" -exec nm --undefined-only {} + | grep -E ' (u[a-z]+_[a-zA-Z]|cicu_)' || true
}

fail_if_found() {
  [ -z "$1" ] || { printf 'the library refers to ICU without the trait SystemICU:\n%s\n' "$1" >&2; exit 1; }
}

# MARK: A package that links the library's products

Scripts/Examples/run-example.sh LinkedProgram .build-foundation-example --disable-default-traits
fail_if_found "$(icu_symbols .build-foundation-example)"

# MARK: The library's tests

export LIVENUMBER_COMMAND=0
scratch=.build-foundation
# Optimized, building and testing take half the time.
set -- --scratch-path "$scratch" --disable-default-traits -Xswiftc -O
swift build --quiet --build-tests "$@"
fail_if_found "$(icu_symbols "$scratch")"

# The engine's own tests don't depend on the source.
swift test --disable-xctest --skip-build "$@" \
  --filter '^(LiveNumberTests|LiveFormsTests|ReplayTests)\.' > "$scratch/tests.log" 2>&1 || {
  grep -A 12 -E 'error:|Fatal error|✘' "$scratch/tests.log" >&2 || tail -n 40 "$scratch/tests.log" >&2
  exit 1
}
# Tests print at the same time, so the line may begin behind another's, or be torn.
grep -ao 'fixtures: [0-9].*' "$scratch/tests.log" || true
tail -n 1 "$scratch/tests.log"
