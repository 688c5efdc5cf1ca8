#!/bin/sh
# Builds the engine for the browser and tests it, and the field, in Chromium.
#
# Installs missing tools as root on Debian. Elsewhere it prints what to install and stops. It never
# runs sudo. Playwright, which drives Chromium, goes into .build-web/venv.
#
#   Scripts/web-test.sh [TEST…]     # such as `field` or `field/keys`
set -eu
cd "$(dirname "$0")/.."

have() { command -v "$1" >/dev/null 2>&1; }

missing=
if ! have wasm-opt; then missing="$missing binaryen"; fi
if ! have chromium && ! have chromium-browser && ! have google-chrome; then
  missing="$missing chromium"
fi
if ! python3 -c 'import ensurepip' 2>/dev/null; then missing="$missing python3-venv"; fi

if [ -n "$missing" ]; then
  install="apt-get install --yes --no-install-recommends$missing"
  if have apt-get && [ "$(id -u)" -eq 0 ]; then
    echo "+ apt-get update && $install" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    $install -qq
  else
    echo "Missing:$missing. Install them, then try again. On Debian:" >&2
    echo "  sudo sh -c 'apt-get update && $install'" >&2
    exit 1
  fi
fi

venv=.build-web/venv
if ! "$venv/bin/python" -c 'import playwright' 2>/dev/null; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet playwright
fi

Scripts/build-web.sh
Scripts/package-web.sh
exec "$venv/bin/python" Examples/BrowserField/Tests/run.py "$@"
