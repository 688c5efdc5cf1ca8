#!/bin/sh
# Prints the version of everything that is released. Its only place is Sources/numfmt-live/Version.swift.
set -eu
cd "$(dirname "$0")/../.."
sed -n 's/^ *static let package = "\(.*\)"$/\1/p' Sources/numfmt-live/Version.swift
