#!/bin/sh
# Sees that what a build needs is there. With a word, what that needs too: `test` the tests, `bench`
# the benchmarks, `count` the count of instructions.
#
# As root it installs what is missing (Debian's packages), on a Mac with Homebrew. Elsewhere it
# prints the one command to run and stops. It never calls sudo by itself.
#
#   Scripts/ensure-tools.sh [test|bench|count]
set -eu

case "${1-}" in
  '') tools= ;;
  test) tools=tmux ;;
  bench) tools=python3 ;;
  count) tools='python3 valgrind' ;;
  *) echo "usage: $0 [test|bench|count]" >&2; exit 64 ;;
esac

have() { command -v "$1" >/dev/null 2>&1; }

say() { printf '%s\n' "$*" >&2; }

# MARK: Swift, which no package manager has in a version that is new enough

swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1; }

version=
if have swift; then version=$(swift_version); fi
major=${version%%.*}
minor=${version#*.}
if [ -z "$version" ] || [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
  say "LiveNumber needs Swift 6.2 or newer; found: ${version:-none}."
  say "Install it as https://www.swift.org/install says, then run this again."
  exit 1
fi

# MARK: The rest

if [ "$(uname -s)" = Darwin ] && have brew; then
  # Homebrew keeps its ICU to itself, so that pkg-config must be told.
  PKG_CONFIG_PATH="$(brew --prefix icu4c 2>/dev/null || true)/lib/pkgconfig:${PKG_CONFIG_PATH-}"
  export PKG_CONFIG_PATH
fi

missing=
if ! have pkg-config; then missing="$missing pkg-config"; fi
# Without pkg-config nothing tells whether ICU is there; installing it twice does no harm.
if ! have pkg-config || ! pkg-config --exists icu-i18n; then missing="$missing icu"; fi
for tool in $tools; do
  if ! have "$tool"; then missing="$missing $tool"; fi
done
[ -n "$missing" ] || exit 0

# The names that one package manager has for what is missing.
names() {
  for tool in $missing; do
    case "$tool:$1" in
      icu:apt) printf ' libicu-dev' ;;
      icu:dnf) printf ' libicu-devel' ;;
      icu:brew) printf ' icu4c' ;;
      pkg-config:dnf) printf ' pkgconf-pkg-config' ;;
      pkg-config:pacman | pkg-config:brew) printf ' pkgconf' ;;
      python3:brew) printf ' python' ;;
      *) printf ' %s' "$tool" ;;
    esac
  done
}

say "Missing:$missing."
if have brew && [ "$(uname -s)" = Darwin ]; then
  say "+ brew install$(names brew)"
  # shellcheck disable=SC2046 # one word a package
  brew install $(names brew)
elif have apt-get; then
  if [ "$(id -u)" -eq 0 ]; then
    say "+ apt-get update && apt-get install --yes --no-install-recommends$(names apt)"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2046
    apt-get install -qq --yes --no-install-recommends $(names apt)
  else
    say "Run this, then try again:"
    say "  sudo sh -c 'apt-get update && apt-get install --yes --no-install-recommends$(names apt)'"
    exit 1
  fi
else
  say "Run this, then try again:"
  if have dnf; then say "  sudo dnf install$(names dnf)"
  elif have pacman; then say "  sudo pacman -S$(names pacman)"
  else say "  (install with your package manager:$missing, with ICU's headers)"
  fi
  exit 1
fi
