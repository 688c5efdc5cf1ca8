#!/bin/sh
# Builds and runs a package in Examples/. Packages with the same traits can share what is built.
#
#   Scripts/Examples/run-example.sh NAME [SCRATCH-PATH]
set -eu
cd "$(dirname "$0")/../../Examples/${1:?usage: $0 NAME [SCRATCH-PATH]}"
scratch=${2:+"../../$2"}
scratch=${scratch:-.build}
swift build --quiet --scratch-path "$scratch"
# An example that depends only on the library resolves no other package.
if [ -e Package.resolved ]; then
  echo "$1: expected no resolved packages, but found Package.resolved" >&2
  exit 1
fi
"$(swift build --show-bin-path --scratch-path "$scratch")/$1"
