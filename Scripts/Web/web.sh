#!/bin/sh
# Builds the engine for the browser and serves the page with its fields, until Ctrl-C.
#
#   Scripts/Web/web.sh [PORT]
set -eu
cd "$(dirname "$0")/../.."

Scripts/Web/build-web.sh
port=${1:-8000}
echo "Open http://127.0.0.1:$port/Page/ in a browser."
exec python3 -m http.server --bind 127.0.0.1 --directory Web "$port"
