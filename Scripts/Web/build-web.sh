#!/bin/sh
# Builds the engine for the browser, and writes the messages beside it that a page requests by their
# language.
#
#   Web/Element/number-engine.wasm               # without the folders Expressions
#   Web/Element/number-engine-expressions.wasm   # for fields with `accepts`, a third larger
#
# It needs wasm-opt, of the package binaryen. The link fails if code needs the Unicode tables, which
# would make the module a quarter larger: their symbols, _swift_stdlib_…, are undefined.
set -eu
cd "$(dirname "$0")/../.."

if ! command -v wasm-opt > /dev/null; then
  echo 'error: wasm-opt is missing; install binaryen: apt-get install binaryen, brew install binaryen' >&2
  exit 1
fi

# The other tools are those of Swift's toolchain.
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
tools=$resources/../../bin

# Swift's library has code for strings that aren't UTF-8, which only Objective-C can make. Here it is
# said to be unreachable, and the calls go with it: 3 kB, compressed.
native_strings='
  skipped { if (/^}/) skipped = 0; next }
  /^define .*([0-9]_foreign|foreignScalarAlign|slowEnsureMatchingEncoding)/ && !/}$/ {
    print; print "  unreachable"; print "}"; skipped = 1; next
  }
  { print }'

# The two modules are optimized together when they are linked, as LLVM's bitcode. (Swift can't write
# bitcode for WebAssembly, but the text of it.)
#
# Swift's own LLVM passes are off: where functions aren't inlined, those of Swift 6.3 remove retains that
# are needed, and a copy of an array changes the original.
#
# Size matters more than speed here, so functions aren't inlined because the source says so, and a large
# function inlines less (a factor of 4 instead of 2). Embedded Swift has no exclusivity checks, but reserves
# room for them.
#
# An engine without expressions has Web/Sources/WithoutExpressions in their place.
compile() {
  module=$1
  sources=$2
  shift 2
  if [ $expressions = with ]; then
    files=$(find "$sources" -name '*.swift' -not -path '*/FullSwift/*')
  else
    files="$(find "$sources" -name '*.swift' -not -path '*/FullSwift/*' -not -path '*/Expressions/*')
      Web/Sources/WithoutExpressions/$module.swift"
  fi
  # shellcheck disable=SC2046,SC2086 # no file name here contains a space
  swiftc -enable-experimental-feature Embedded -target wasm32-unknown-none-wasm -wmo -Osize \
    -swift-version 6 -package-name livenumber -parse-as-library -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature InternalImportsByDefault \
    -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps -Xllvm -inline-threshold=0 \
    -Xfrontend -disable-swift-specific-llvm-optzns -Xfrontend -ignore-always-inline \
    -Xfrontend -sil-inline-caller-benefit-reduction-factor -Xfrontend 4 -enforce-exclusivity=unchecked \
    -module-name "$module" "$@" -emit-ir -o "$out/$module.ll" $(printf '%s\n' $files | sort)
  awk "$native_strings" "$out/$module.ll" > "$out/$module.native.ll"
  "$tools/clang" --target=wasm32-unknown-none -O1 -flto -mbulk-memory -Wno-override-module \
    -c "$out/$module.native.ll" -o "$out/$module.o"
}

# Builds an engine with expressions or without.
build() {
  expressions=$1
  name=$2
  out=.build-web/$name
  output=Web/Element/$name.wasm
  mkdir -p $out
  compile LiveNumberCore Sources/LiveNumberCore -emit-module -emit-module-path $out/LiveNumberCore.swiftmodule
  compile NumberEngine Web/Sources/NumberEngine -I $out -I Web/Sources/CRuntime/include
  for file in Web/Sources/CRuntime/*.c; do
    "$tools/clang" --target=wasm32-unknown-none -Os -mbulk-memory -ffreestanding -fno-builtin \
      -c "$file" -o "$out/$(basename "$file" .c).o"
  done
  "$tools/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=131072 --lto-O2 \
    $out/*.o -o $out/NumberEngine.wasm

  # Features have to be named: with all of them, the module would need an engine of the future. With
  # the stack first, no object is in the lowest kilobyte.
  wasm-opt --flatten --rereloop -Oz -Oz --low-memory-unused --one-caller-inline-max-function-size=20 --converge \
    --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-reference-types --enable-multivalue \
    $out/NumberEngine.wasm -o $output
  echo "$output: $(wc -c < $output | tr -d ' ') bytes," \
    "$(gzip -9 -c $output | wc -c | tr -d ' ') compressed"
}

build without number-engine
build with number-engine-expressions

rm -rf Web/Element/messages
Scripts/Generate/messages.py --web Web/Element/messages
