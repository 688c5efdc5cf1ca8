#!/bin/sh
# Runs the delegates of LiveNumberUI in sessions with scripted text fields, which are made from the sketch of
# Apple's modules. A device still has to decide: see Tools/AppleSketch/README.md.
#
#   Scripts/Tests/run-apple-sessions.sh [OPTIONS OF swift build]
set -eu
cd "$(dirname "$0")/../.."

# As on Apple's systems, the locale data is Foundation's, and nothing needs ICU.
export LIVENUMBER_COMMAND=0
build=.build-apple/sessions
set -- "$@" --scratch-path .build-foundation --disable-default-traits
swift build "$@" --target LiveNumberUI
products=$(swift build "$@" --show-bin-path)
engine="-I $products/Modules"
# SwiftPM names a package after its folder.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]' | tr -c 'a-z0-9\n' _)
settings="-swift-version 6 -package-name $package -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault"

# object NAME OPTIONS... : the object file and the interface of a module.
object() {
  name=$1
  shift
  swiftc -c -wmo -parse-as-library -emit-module -module-name "$name" -I "$folder" \
    -emit-module-path "$folder/$name.swiftmodule" -o "$folder/$name.o" "$@"
}

swift_files() { find "$1" -name '*.docc' -prune -o -name '*.swift' -print | sort; }

# shellcheck disable=SC2046,SC2086 # no name here has a space, and options have to be split
for toolkit in UIKit AppKit; do
  folder=$build/$toolkit
  mkdir -p "$folder"
  for name in Foundation Accessibility "$toolkit" SwiftUI; do
    object "$name" -swift-version 6 $(swift_files "Tools/AppleSketch/$name")
  done
  object LiveNumberUI -enable-testing $settings $engine $(swift_files Sources/LiveNumberUI)
  object Sessions -swift-version 6 $engine $(swift_files Tools/AppleSketch/Sessions)
  swiftc -o "$folder/sessions" "$folder"/*.o \
    $(find "$products/LiveNumber.build" "$products/LiveNumberCore.build" -name '*.o')
  "$folder/sessions"
  echo "the session with a scripted field of $toolkit is as expected"
done
