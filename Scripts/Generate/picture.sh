#!/bin/sh
# Records the README's picture with the real command.
#
# Installs missing tools as root on Debian. Elsewhere it prints what to install and stops. It never
# runs sudo. Pillow, which draws the frames, goes into .build-picture/venv.
#
#   Scripts/Generate/picture.sh COMMAND
set -eu
cd "$(dirname "$0")/../.."

have() { command -v "$1" >/dev/null 2>&1; }

missing=
if ! have tmux; then missing="$missing tmux"; fi
if ! [ -f /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf ]; then
  missing="$missing fonts-dejavu-core"
fi

venv=.build-picture/venv
# shellcheck disable=SC2086 # one word for each package
Scripts/Setup/ensure-venv.sh "$venv" PIL pillow $missing

exec "$venv/bin/python" Scripts/Generate/field-picture.py "$1" Documentation/field.gif
