#!/bin/sh
# Builds the window with fields for GTK, and opens it, or tests it with real keys on an X server of its own.
#
# Installs missing tools as root on Debian. Elsewhere it prints what to install and stops. It never
# runs sudo.
#
#   Scripts/Examples/gtk.sh open
#   Scripts/Examples/gtk.sh test [TEST…]     # such as `keys`
set -eu
cd "$(dirname "$0")/../.."

have() { command -v "$1" >/dev/null 2>&1; }

missing=
if ! have pkg-config; then missing="$missing pkg-config"; fi
if ! pkg-config --exists gtk4 2>/dev/null; then missing="$missing libgtk-4-dev"; fi
if [ "${1:?usage: $0 open|test}" = test ]; then
  have python3 || missing="$missing python3"
  have Xvfb || missing="$missing xvfb"
  have xdotool || missing="$missing xdotool"
  have setxkbmap || missing="$missing x11-xkb-utils"
  have dbus-daemon || missing="$missing dbus"
  have gdbus || missing="$missing libglib2.0-bin"
  [ -e /usr/share/dbus-1/services/org.a11y.Bus.service ] || missing="$missing at-spi2-core"
fi
if [ -n "$missing" ]; then
  install="apt-get install --yes --no-install-recommends$missing"
  if have apt-get && [ "$(id -u)" -eq 0 ]; then
    echo "+ apt-get update && $install" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 # one word for each package
    $install -qq
  else
    echo "Missing:$missing. Install them, then try again. On Debian:" >&2
    echo "  sudo sh -c 'apt-get update && $install'" >&2
    exit 1
  fi
fi

package='--package-path Examples/GTKField --scratch-path .build-examples'
# shellcheck disable=SC2086
swift build --quiet $package
# shellcheck disable=SC2086
program="$(swift build --show-bin-path $package)/GTKField"
case $1 in
  open) exec "$program" ;;
  test) shift; exec python3 Examples/GTKField/Tests/run.py "$program" "$@" ;;
  *) echo "usage: $0 open|test" >&2; exit 64 ;;
esac
