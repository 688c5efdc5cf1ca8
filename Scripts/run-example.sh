#!/bin/sh
# Builds and runs one of the packages in Examples/.
#
#   Scripts/run-example.sh NAME
set -eu
cd "$(dirname "$0")/../Examples/${1:?usage: $0 NAME}"
swift build --quiet
# An example that links the library alone resolves no other package.
if [ -e Package.resolved ]; then
  echo "$1: nothing else should be resolved, but Package.resolved is there" >&2
  exit 1
fi
"$(swift build --show-bin-path)/$1"
