#!/bin/sh
# Builds the engine for the browser and tests it, and the field, in Chromium, Firefox, and WebKit.
#
# The tests need no package of Python: they speak to the browsers' own drivers.
#
#   Scripts/Web/web-test.sh [BROWSER…] [TEST…]     # such as `firefox field/keys`
set -eu
cd "$(dirname "$0")/../.."

Scripts/Setup/ensure-tools.sh web
Scripts/Web/build-web.sh
Scripts/Web/package-web.sh
exec python3 Web/Tests/run.py "$@"
