#!/bin/sh
# Tests the field in real frameworks (React 18 and 19, Vue, Lit, Preact, Alpine, htmx 2 and 4, jQuery) and with
# axe-core, in Chromium, Firefox, and WebKit. They are downloaded once, from PyPI.
#
#   Scripts/Web/web-frameworks.sh [BROWSER…] [TEST…]     # such as `firefox frameworks/vue`
set -eu
cd "$(dirname "$0")/../.."

venv=$PWD/.build-frameworks-tools
Scripts/Setup/ensure-tools.sh web
Scripts/Setup/ensure-venv.sh "$venv" pip pip
"$venv/bin/python" Scripts/Web/get-frameworks.py Web/.build-frameworks
Scripts/Web/build-web.sh
Scripts/Web/package-web.sh
# Without the name of a test, all of them run.
case "$*" in
  *frameworks*) ;;
  *) set -- "$@" frameworks ;;
esac
exec python3 Web/Tests/run.py "$@"
