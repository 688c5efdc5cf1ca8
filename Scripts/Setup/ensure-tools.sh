#!/bin/sh
# Checks that the tools for a build are installed. An argument adds the tools for the tests (`test`),
# the benchmarks (`bench`), the instruction counts (`count`), the package of the field for web pages
# (`package`), or its tests (`web`), the archive (`dist`), Debian's package (`deb`), or their tests
# (`try`).
#
# Installs missing tools as root on Debian, or with Homebrew on a Mac. Elsewhere it prints the
# command to run and stops. It never runs sudo.
#
#   Scripts/Setup/ensure-tools.sh [test|bench|count|package|web|dist|deb|try]
set -eu

case "${1-}" in
  '') tools= ;;
  # detect prints commands for these shells, too.
  test) tools='tmux zsh fish' ;;
  bench) tools=python3 ;;
  count) tools='python3 valgrind' ;;
  package) tools='wasm-opt tsc' ;;
  # Browsers with the drivers of WebDriver. Firefox needs none.
  web) tools='wasm-opt tsc python3 chromium chromedriver firefox-esr WebKitWebDriver Xvfb xclip' ;;
  dist) tools='python3 xz' ;;
  deb) tools='dpkg-shlibdeps lintian' ;;
  try) tools='python3 xz mmdebstrap' ;;
  *) echo "usage: $0 [test|bench|count|package|web|dist|deb|try]" >&2; exit 64 ;;
esac

have() { command -v "$1" >/dev/null 2>&1; }

say() { printf '%s\n' "$*" >&2; }

# MARK: Swift; no package manager has a version that is new enough

swift_version() { swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1; }

version=
if have swift; then version=$(swift_version); fi
major=${version%%.*}
minor=${version#*.}
if [ -z "$version" ] || [ "$major" -lt 6 ] || { [ "$major" -eq 6 ] && [ "$minor" -lt 2 ]; }; then
  say "LiveNumber needs Swift 6.2 or newer; found: ${version:-none}."
  say "Install it from https://www.swift.org/install, then try again."
  exit 1
fi

# MARK: The rest

missing=
# Swift's toolchain has a C compiler. The Makefile tells it where Homebrew's ICU is.
if ! printf '#include <unicode/uvernum.h>\n' | clang -fsyntax-only -xc - 2>/dev/null; then
  missing="$missing icu"
fi
for tool in $tools; do
  if ! have "$tool"; then missing="$missing $tool"; fi
done
# The types and the library that the component for React is checked with.
case "$tools" in
  *tsc*) ! have apt-get || [ -d /usr/share/nodejs/react-dom ] || missing="$missing react" ;;
esac
[ -n "$missing" ] || exit 0

# Prints a package manager's names of the missing tools.
names() {
  for tool in $missing; do
    case "$tool:$1" in
      icu:apt) printf ' libicu-dev' ;;
      icu:dnf) printf ' libicu-devel' ;;
      icu:brew) printf ' icu4c' ;;
      python3:brew) printf ' python' ;;
      wasm-opt:*) printf ' binaryen' ;;
      react:apt) printf ' node-react node-react-dom' ;;
      tsc:apt) printf ' node-typescript' ;;
      tsc:*) printf ' typescript' ;;
      chromedriver:apt) printf ' chromium-driver' ;;
      WebKitWebDriver:apt) printf ' webkit2gtk-driver' ;;
      Xvfb:apt) printf ' xvfb' ;;
      xz:apt) printf ' xz-utils' ;;
      dpkg-shlibdeps:apt) printf ' dpkg-dev' ;;
      *) printf ' %s' "$tool" ;;
    esac
  done
}

say "Missing:$missing."
if have brew && [ "$(uname -s)" = Darwin ]; then
  say "+ brew install$(names brew)"
  # shellcheck disable=SC2046 # one word for each package
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
