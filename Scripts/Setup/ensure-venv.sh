#!/bin/sh
# Makes a virtual environment with packages of PyPI, and first installs missing packages of Debian.
#
# Installs as root on Debian. Elsewhere it prints what to install and stops. It never runs sudo.
#
#   Scripts/Setup/ensure-venv.sh FOLDER MODULE PYPI-PACKAGES [MISSING-DEBIAN-PACKAGE…]
set -eu

folder=$1
module=$2
packages=$3
shift 3
missing=$*

have() { command -v "$1" >/dev/null 2>&1; }

if ! have python3 || ! python3 -c 'import ensurepip' 2>/dev/null; then
  missing="$missing python3-venv"
fi

if [ -n "$missing" ]; then
  install="apt-get install --yes --no-install-recommends $missing"
  if have apt-get && [ "$(id -u)" -eq 0 ]; then
    echo "+ apt-get update && $install" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    $install -qq
  else
    echo "Missing: $missing. Install them, then try again. On Debian:" >&2
    echo "  sudo sh -c 'apt-get update && $install'" >&2
    exit 1
  fi
fi

if ! "$folder/bin/python" -c "import $module" 2>/dev/null; then
  python3 -m venv "$folder"
  # shellcheck disable=SC2086 # there can be several
  "$folder/bin/pip" install --quiet $packages
fi
