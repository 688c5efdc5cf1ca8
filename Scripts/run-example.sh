#!/bin/sh
# Builds and runs a package in Examples/.
#
#   Scripts/run-example.sh NAME
set -eu
cd "$(dirname "$0")/../Examples/${1:?usage: $0 NAME}"
swift build --quiet
# An example that depends only on the library resolves no other package.
if [ -e Package.resolved ]; then
  echo "$1: expected no resolved packages, but found Package.resolved" >&2
  exit 1
fi
"$(swift build --show-bin-path)/$1"
