#!/bin/sh
# Builds and runs a package in Examples/. Packages with the same traits can share what is built.
#
#   Scripts/Examples/run-example.sh NAME SCRATCH-PATH [OPTIONS OF swift build]
set -eu
cd "$(dirname "$0")/../.."

name=${1:?usage: $0 NAME SCRATCH-PATH [OPTIONS OF swift build]}
scratch=$PWD/${2:?usage: $0 NAME SCRATCH-PATH [OPTIONS OF swift build]}
shift 2
cd "Examples/$name"
swift build --quiet --scratch-path "$scratch" "$@"
# An example that depends only on the library resolves no other package.
if [ -e Package.resolved ]; then
  echo "$name: expected no resolved packages, but found Package.resolved" >&2
  exit 1
fi
"$(swift build --show-bin-path --scratch-path "$scratch" "$@")/$name"
