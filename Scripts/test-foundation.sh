#!/bin/sh
# Tests the library, and an example that links it, with Foundation's locale data and without ICU:
# pkg-config doesn't find ICU, and nothing that is built may refer to one of its symbols.
set -eu
cd "$(dirname "$0")/.."

# pkg-config finds no package in a folder without any.
PKG_CONFIG_LIBDIR="$PWD/Scripts"
export PKG_CONFIG_LIBDIR
unset PKG_CONFIG_PATH
if pkg-config --exists icu-i18n 2>/dev/null; then
  echo 'pkg-config still finds icu-i18n' >&2
  exit 1
fi

# Prints the symbols of the system's ICU, such as unum_open_72, to which object files refer.
# Those of Foundation's own ICU begin with swift_.
icu_symbols() {
  find "$1" -path "*Live*.build/*.o" -exec nm --undefined-only {} + | grep -E ' (u[a-z]+_[a-zA-Z]|cicu_)' || true
}

fail_if_found() {
  [ -z "$1" ] || { printf 'the library refers to ICU without the trait SystemICU:\n%s\n' "$1" >&2; exit 1; }
}

# MARK: A package that links the library's products

Scripts/run-example.sh LinkedWithoutICU
fail_if_found "$(icu_symbols Examples/LinkedWithoutICU/.build)"

# MARK: The library's tests

export LIVENUMBER_WITHOUT_ICU=1
scratch=.build-foundation
swift build --quiet --build-tests --scratch-path "$scratch" --disable-default-traits
fail_if_found "$(icu_symbols "$scratch")"

# The engine's own tests don't depend on the source.
swift test --disable-xctest --skip-build --scratch-path "$scratch" --disable-default-traits \
  --filter '^(LiveNumberTests|LiveFormsTests|ReplayTests)\.' > "$scratch/tests.log" 2>&1 || {
  grep -A 12 -E 'error:|Fatal error|✘' "$scratch/tests.log" >&2 || tail -n 40 "$scratch/tests.log" >&2
  exit 1
}
grep '^fixtures: ' "$scratch/tests.log"
tail -n 1 "$scratch/tests.log"
