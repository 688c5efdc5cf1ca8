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

venv=.build-web/venv
# shellcheck disable=SC2086 # one word for each package
Scripts/ensure-venv.sh "$venv" playwright playwright $missing

Scripts/build-web.sh
Scripts/package-web.sh
exec "$venv/bin/python" Examples/BrowserField/Tests/run.py "$@"
