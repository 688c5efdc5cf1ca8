#!/bin/sh
# Builds and tests the library with Foundation's locale data, in an environment without ICU: pkg-config
# doesn't find it, and nothing that is built may refer to one of its symbols.
set -eu
cd "$(dirname "$0")/.."

export LIVENUMBER_WITHOUT_ICU=1
# pkg-config finds no package there, and so no header of ICU.
PKG_CONFIG_LIBDIR="$(pwd)/Scripts"
export PKG_CONFIG_LIBDIR
if pkg-config --exists icu-i18n 2>/dev/null; then
  echo 'pkg-config still finds icu-i18n' >&2
  exit 1
fi

scratch=.build-foundation
swift build --quiet --build-tests --scratch-path "$scratch" --disable-default-traits
bin="$(swift build --scratch-path "$scratch" --disable-default-traits --show-bin-path)"

# Foundation's own ICU has a prefix, and the system's ICU a version: unum_open_72.
symbols="$(find "$bin" -path '*LiveNumber*.build/*.o' -exec nm --undefined-only {} + \
  | grep -E ' (u[a-z]+_|cicu_)' || true)"
if [ -n "$symbols" ]; then
  printf 'the library refers to ICU without the trait SystemICU:\n%s\n' "$symbols" >&2
  exit 1
fi

swift test --quiet --disable-xctest --skip-build --scratch-path "$scratch" --disable-default-traits
