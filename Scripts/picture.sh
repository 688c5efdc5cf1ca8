#!/bin/sh
# Records the README's picture with the real command.
#
# Installs missing tools as root on Debian. Elsewhere it prints what to install and stops. It never
# runs sudo. Pillow, which draws the frames, goes into .build-picture/venv.
#
#   Scripts/picture.sh COMMAND
set -eu
cd "$(dirname "$0")/.."

have() { command -v "$1" >/dev/null 2>&1; }

missing=
if ! have tmux; then missing="$missing tmux"; fi
if ! [ -f /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf ]; then
  missing="$missing fonts-dejavu-core"
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

venv=.build-picture/venv
if ! "$venv/bin/python" -c 'import PIL' 2>/dev/null; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet pillow
fi

exec "$venv/bin/python" Scripts/field-picture.py "$1" Documentation/field.gif
