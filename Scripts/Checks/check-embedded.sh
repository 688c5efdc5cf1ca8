#!/bin/sh
# Compiles the engine as Embedded Swift, for browsers and small devices, with its expressions.
# (Scripts/Web/build-web.sh also compiles it without them.)
#
# A type check misses most violations, and a generic that nothing calls hides its own. So this
# generates code, with a probe that calls every public generic once.
#
#   Scripts/Checks/check-embedded.sh [TARGET-TRIPLE…]
set -eu
cd "$(dirname "$0")/../.."

out=$(mktemp -d "${TMPDIR:-/tmp}/livenumber-embedded.XXXXXX")
trap 'rm -rf "$out"' EXIT

# The upcoming features are those of Package.swift.
compile() {
  swiftc -enable-experimental-feature Embedded -target "$triple" -wmo -Osize -swift-version 6 \
    -package-name livenumber \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault \
    -Werror EmbeddedRestrictions -parse-as-library -Xfrontend -disable-stack-protector "$@"
}

for triple in "${@:-wasm32-unknown-none-wasm}"; do
  # shellcheck disable=SC2046 # no file name here contains a space
  compile -module-name LiveNumberCore -emit-module \
    -emit-module-path "$out/LiveNumberCore.swiftmodule" \
    -c $(find Sources/LiveNumberCore -name '*.swift' -not -path '*/FullSwift/*' | sort) \
    -o "$out/LiveNumberCore.o"
  compile -module-name EmbeddedProbe -I "$out" \
    -c Tests/EmbeddedProbe/Probe.swift -o "$out/EmbeddedProbe.o"
  echo "$triple: the engine compiles as Embedded Swift," \
    "$(wc -c < "$out/LiveNumberCore.o" | tr -d ' ') bytes of object code"
done
