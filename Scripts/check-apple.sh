#!/bin/sh
# Type-checks LiveNumberUI, the code of the README, of its guide, and of its tutorials, and the examples in the comments of all libraries
# against a sketch of Apple's modules, once with UIKit and once with AppKit. Apple's own compiler and devices still
# have to decide: see Tests/AppleSketch/README.md.
#
#   Scripts/check-apple.sh [FOLDER]      default: .build-apple
set -eu
cd "$(dirname "$0")/.."

# On a Mac, the real modules are there.
if [ "$(uname -s)" = Darwin ]; then exec swift build --target LiveNumberUI; fi

build=${1:-.build-apple}
mkdir -p "$build/engine" "$build/UIKit" "$build/AppKit"

# The settings of Package.swift.
settings='-swift-version 6 -package-name livenumber -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault
  -warnings-as-errors'

# module FOLDER NAME OPTIONS... : the interface of a module, without the code of its functions.
module() {
  folder=$1 name=$2
  shift 2
  swiftc -wmo -emit-module -parse-as-library -experimental-skip-non-inlinable-function-bodies \
    -module-name "$name" -o "$folder/$name.swiftmodule" "$@"
}

# The code of a tutorial isn't a part of the module.
swift_files() { find "$1" -name '*.docc' -prune -o -name '*.swift' -print | sort; }

# shellcheck disable=SC2046,SC2086 # no name here has a space, and options have to be split
for name in LiveNumberCore LiveNumber LiveForms; do
  module "$build/engine" "$name" $settings -I "$build/engine" \
    $(swift_files "Sources/$name")
done

# shellcheck disable=SC2046,SC2086
for toolkit in UIKit AppKit; do
  folder=$build/$toolkit
  for name in Foundation "$toolkit" SwiftUI; do
    module "$folder" "$name" -swift-version 6 -I "$folder" $(swift_files "Tests/AppleSketch/$name")
  done
  swiftc -wmo -emit-module -parse-as-library -module-name LiveNumberUI \
    -o "$folder/LiveNumberUI.swiftmodule" $settings -I "$folder" -I "$build/engine" \
    $(swift_files Sources/LiveNumberUI)
  echo "LiveNumberUI type-checks against the sketch of $toolkit and SwiftUI"
done

# check TOOLKIT CODE OPTIONS... : type-checks a file of examples.
check() {
  toolkit=$1 code=$2
  shift 2
  swiftc -typecheck -parse-as-library -module-name Guide -swift-version 6 \
    -I "$build/$toolkit" "$@" -I "$build/engine" "$code"
}

# The code of each page of the guide, and of each step of the tutorials, is a program of its own.
find Sources/LiveNumberUI/LiveNumberUI.docc -name '*.md' -o -name '*.swift' | sort | while read -r page; do
  case $page in
    *.swift) code=$page ;;
    *)
      code=$build/$(basename "$page" .md).swift
      Scripts/example-code.py page "$page" > "$code"
      ;;
  esac
  if [ ! -s "$code" ]; then continue; fi
  for toolkit in UIKit AppKit; do
    # A page that imports a toolkit is about that one.
    if grep -qE '^import (UIKit|AppKit)$' "$code" && ! grep -q "^import $toolkit\$" "$code"; then
      continue
    fi
    check "$toolkit" "$code" -warnings-as-errors
  done
done
echo "the code of the guide type-checks too"

# The rest of the README's code is that of a test.
Scripts/example-code.py programs README.md > "$build/README.swift"
for toolkit in UIKit AppKit; do check "$toolkit" "$build/README.swift" -warnings-as-errors; done
echo "the fields in the README type-check too"

for toolkit in UIKit AppKit; do
  check "$toolkit" Tests/AppleSketch/FirstGuesses.swift Tests/AppleSketch/OptionalMethods.swift
done
echo "the first guesses of developers type-check too"

# The examples in comments. Those of the engine can use what needs the trait SystemICU.
mkdir -p "$build/ICU"
# shellcheck disable=SC2046,SC2086
module "$build/ICU" LiveNumber $settings -D USES_ICU -I Sources/CICUNumber/include -I "$build/engine" \
  $(swift_files Sources/LiveNumber)
for name in LiveNumberCore LiveNumber LiveForms LiveNumberUI; do
  code=$build/$name-comments.swift
  Scripts/example-code.py comments "Tests/ExampleContext/$name.swift" "Sources/$name" > "$code"
  # An example shows values without using them.
  if [ "$name" = LiveNumberUI ]; then
    for toolkit in UIKit AppKit; do check "$toolkit" "$code" -suppress-warnings; done
  else
    check UIKit "$code" -suppress-warnings -I "$build/ICU" -I Sources/CICUNumber/include
  fi
done
echo "the examples in comments type-check too"
