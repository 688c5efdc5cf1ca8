#!/bin/sh
# Type-checks LiveNumberUI as each of Apple's systems sees it, with `@State` as Xcode 26 and as Xcode 27 have it, the
# code of the README, of its guide, of its tutorials, and of Examples/FieldsApp, and the examples in the comments of
# all libraries against a sketch of Apple's modules. Apple's own compiler and devices still have to decide: see
# Tools/AppleSketch/README.md.
#
#   Scripts/Checks/check-apple.sh [FOLDER]      default: .build-apple
set -eu
cd "$(dirname "$0")/../.."

# On a Mac, the real modules are there.
if [ "$(uname -s)" = Darwin ]; then exec swift build --target LiveNumberUI; fi

build=${1:-.build-apple}
mkdir -p "$build/engine"

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

# copy FOLDER TARGET : a target's sources, in which a condition on the system is one on a flag: os(iOS) is OS_iOS.
copy() {
  rm -rf "$1"
  mkdir -p "$1"
  swift_files "$2" | while read -r file; do
    {
      echo "#sourceLocation(file: \"$file\", line: 1)"
      sed -E -e 's/\bos\((iOS|macOS|visionOS|tvOS|watchOS)\)/OS_\1/g' \
        -e 's/\bcanImport\(Darwin\)/OS_Darwin/g' \
        -e 's/\bcanImport\(FoundationEssentials\)/!OS_Darwin/g' "$file"
    } > "$1/$(echo "$file" | tr / -)"
  done
}

# shellcheck disable=SC2046,SC2086 # no name here has a space, and options have to be split
for name in LiveNumberCore LiveNumber LiveForms; do
  module "$build/engine" "$name" $settings -I "$build/engine" \
    $(swift_files "Sources/$name")
done

# The library has code that only Apple's systems compile. Here it meets the Foundation of Linux, of which one class
# is marked as missing.
copy "$build/darwin" Sources/LiveNumber
# shellcheck disable=SC2046,SC2086
if ! swiftc -typecheck -module-name LiveNumber $settings -D OS_Darwin -I "$build/engine" \
  $(swift_files "$build/darwin") > "$build/darwin.log" 2>&1; then
  if grep ': error: ' "$build/darwin.log" | grep -v MeasurementFormatter >&2; then exit 1; fi
fi
echo "LiveNumber type-checks as on Apple's systems"

# The macro, which the compiler loads. It is built with the SwiftSyntax of the toolchain.
host=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/lib/swift/host
macro=$build/libStateMacro.so
if [ ! "$macro" -nt Tools/AppleSketch/StateMacro/StateMacro.swift ]; then
  swiftc -emit-library -parse-as-library -module-name StateMacro -swift-version 6 -I "$host" -L "$host" \
    -Xlinker -rpath -Xlinker "$host" -o "$macro" Tools/AppleSketch/StateMacro/StateMacro.swift
fi

# sketch SYSTEM OPTIONS... : the modules of a system, in the folders SYSTEM, and SYSTEM-macro for SwiftUI of Xcode 27.
sketch() {
  system=$1 toolkit=UIKit
  shift
  if [ "$system" = macOS ]; then toolkit=AppKit; fi
  mkdir -p "$build/$system" "$build/$system-macro"
  for name in Foundation Accessibility "$toolkit"; do
    files=$(swift_files "Tools/AppleSketch/$name")
    # There are no views of UIKit on a watch.
    if [ "$system" = watchOS ] && [ "$name" = UIKit ]; then
      files=Tools/AppleSketch/UIKit/Appearance.swift
    fi
    # shellcheck disable=SC2086
    module "$build/$system" "$name" -swift-version 6 "$@" -I "$build/$system" $files
  done
  # shellcheck disable=SC2046
  module "$build/$system" SwiftUI -swift-version 6 "$@" -I "$build/$system" \
    $(swift_files Tools/AppleSketch/SwiftUI)
  # shellcheck disable=SC2046
  module "$build/$system-macro" SwiftUI -swift-version 6 "$@" -D STATE_IS_MACRO -I "$build/$system" \
    -load-plugin-library "$macro" $(swift_files Tools/AppleSketch/SwiftUI)
}

copy "$build/LiveNumberUI" Sources/LiveNumberUI

# fields SYSTEM OPTIONS... : LiveNumberUI for a system, with both forms of `@State`.
fields() {
  system=$1
  shift
  for form in "$system" "$system-macro"; do
    # shellcheck disable=SC2046,SC2086
    swiftc -wmo -emit-module -parse-as-library -module-name LiveNumberUI \
      -o "$build/$form/LiveNumberUI.swiftmodule" $settings "$@" -load-plugin-library "$macro" \
      -I "$build/$form" -I "$build/$system" -I "$build/engine" $(swift_files "$build/LiveNumberUI")
  done
  echo "LiveNumberUI type-checks against the sketch of $system, with both forms of @State"
}

for system in iOS visionOS tvOS watchOS macOS; do
  sketch "$system" -D "OS_$system"
  fields "$system" -D "OS_$system"
done
# Mac Catalyst has UIKit, and AppKit beside it, which the fields don't take.
mkdir -p "$build/Catalyst" "$build/Catalyst-macro"
for module in "$build"/iOS/*.swiftmodule; do ln -sf "../iOS/$(basename "$module")" "$build/Catalyst/"; done
ln -sf ../iOS-macro/SwiftUI.swiftmodule "$build/Catalyst-macro/"
ln -sf ../macOS/AppKit.swiftmodule "$build/Catalyst/"
rm -f "$build/Catalyst/LiveNumberUI.swiftmodule"
fields Catalyst -D OS_iOS

# check SYSTEM CODE OPTIONS... : type-checks a program, with both forms of `@State`.
check() {
  system=$1 code=$2
  shift 2
  for form in "$system" "$system-macro"; do
    swiftc -typecheck -parse-as-library -module-name Guide -swift-version 6 \
      -load-plugin-library "$macro" -I "$build/$form" -I "$build/$system" "$@" -I "$build/engine" \
      "$code"
  done
}

# The code of each page of the guide, and of each step of the tutorials, is a program of its own.
find Sources/LiveNumberUI/LiveNumberUI.docc -name '*.md' -o -name '*.swift' | sort | while read -r page; do
  case $page in
    *.swift) code=$page ;;
    *)
      code=$build/$(basename "$page" .md).swift
      Scripts/Checks/example-code.py page "$page" > "$code"
      ;;
  esac
  if [ ! -s "$code" ]; then continue; fi
  for system in iOS macOS; do
    # A page that imports a toolkit is about that one.
    case $system in iOS) other=AppKit ;; *) other=UIKit ;; esac
    if grep -q "^import $other\$" "$code"; then continue; fi
    check "$system" "$code" -warnings-as-errors
  done
done
echo "the code of the guide type-checks too"

# The rest of the README's code is that of a test.
Scripts/Checks/example-code.py programs README.md > "$build/README.swift"
for system in iOS visionOS macOS; do check "$system" "$build/README.swift" -warnings-as-errors; done
echo "the fields in the README type-check too"

for system in iOS visionOS macOS; do
  check "$system" Tools/AppleSketch/FirstGuesses.swift Tools/AppleSketch/OptionalMethods.swift
done
echo "the first guesses of developers type-check too"

# The app, and its UI tests, whose XCTest isn't that of Linux.
for system in iOS macOS; do
  module "$build/$system" XCTest -swift-version 6 -D "OS_$system" -I "$build/$system" \
    Tools/AppleSketch/XCTest/XCTest.swift
  for target in FieldsApp FieldsAppUITests; do
    copy "$build/$target" "Examples/FieldsApp/$target"
    for form in "$system" "$system-macro"; do
      # shellcheck disable=SC2046
      swiftc -typecheck -parse-as-library -module-name "$target" -swift-version 6 -warnings-as-errors \
        -D "OS_$system" -load-plugin-library "$macro" -I "$build/$form" -I "$build/$system" \
        -I "$build/engine" $(swift_files "$build/$target")
    done
  done
done
echo "Examples/FieldsApp type-checks too"

# What isn't there is declared as unavailable, and tells what to do. The modules are those of a package without ICU,
# and of one with the command.
mkdir -p "$build/command"
# shellcheck disable=SC2046,SC2086
module "$build/command" LiveNumber $settings -D USES_ICU -D WITHOUT_FOUNDATION_STYLES \
  -I Sources/CICUNumber/include -I "$build/engine" $(swift_files Sources/LiveNumber)

# unavailable FOLDER WORDS CODE : fails unless code is rejected with these words, and with no other error.
unavailable() {
  code=$build/Unavailable.swift
  printf 'import Foundation\nimport LiveNumber\n%s\n' "$3" > "$code"
  if swiftc -typecheck -parse-as-library -swift-version 6 -I "$1" -I Sources/CICUNumber/include \
    -I "$build/engine" "$code" > "$build/unavailable.log" 2>&1 \
    || [ "$(grep -c '^[^ ].* error: ' "$build/unavailable.log")" != 1 ] \
    || ! grep -q "error: .*$2" "$build/unavailable.log"; then
    cat "$build/unavailable.log"
    echo "error: not rejected with “$2”: $3" >&2
    exit 1
  fi
}

unavailable "$build/engine" 'trait SystemICU' \
  'func f() throws { print(try NumberSkeletonFormat(notation: .compactShort, locale: "en").format(1200)) }'
unavailable "$build/engine" 'NumberSkeletonFormat' \
  'let style: NumberStyle = .currency("EUR").presentation(.fullName)'
unavailable "$build/command" 'trait Command' \
  'func f() { _ = NumberStore<Decimal>(format: .currency(code: "EUR")) }'
echo "what isn't there names what is"

# The examples in comments. Those of the engine can use what needs the trait SystemICU.
mkdir -p "$build/ICU"
# shellcheck disable=SC2046,SC2086
module "$build/ICU" LiveNumber $settings -D USES_ICU -I Sources/CICUNumber/include -I "$build/engine" \
  $(swift_files Sources/LiveNumber)
for name in LiveNumberCore LiveNumber LiveForms LiveNumberUI; do
  code=$build/$name-comments.swift
  Scripts/Checks/example-code.py comments "Tests/ExampleContext/$name.swift" "Sources/$name" > "$code"
  # An example shows values without using them.
  if [ "$name" = LiveNumberUI ]; then
    for system in iOS macOS; do check "$system" "$code" -suppress-warnings; done
  else
    check iOS "$code" -suppress-warnings -I "$build/ICU" -I Sources/CICUNumber/include
  fi
done
echo "the examples in comments type-check too"
