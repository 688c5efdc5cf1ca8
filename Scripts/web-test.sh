#!/bin/sh
# Builds the engine for the browser and tests it, and the field, in Chromium, Firefox, and WebKit.
#
# The tests need no package of Python: they speak to the browsers' own drivers.
#
#   Scripts/web-test.sh [BROWSER…] [TEST…]     # such as `firefox field/keys`
set -eu
cd "$(dirname "$0")/.."

Scripts/ensure-tools.sh web
Scripts/build-web.sh
Scripts/package-web.sh
exec python3 Web/Tests/run.py "$@"
