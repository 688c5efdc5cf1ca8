#!/bin/sh
# Builds the engine for the browser: Examples/BrowserField/Web/number-engine.wasm.
#
# It needs wasm-opt, of the package binaryen. No Unicode tables are linked, which would make the module a
# quarter larger: code that needs them is an undefined symbol, named _swift_stdlib_….
set -eu
cd "$(dirname "$0")/.."

if ! command -v wasm-opt > /dev/null; then
  echo 'error: wasm-opt is missing; install binaryen: apt-get install binaryen, brew install binaryen' >&2
  exit 1
fi

package=Examples/BrowserField
scratch=$PWD/.build-web
triple=wasm32-unknown-none-wasm
swift build --package-path $package --triple $triple -c release \
  --toolset $package/toolset.json --scratch-path "$scratch" --product NumberEngine

# Features have to be named: with all of them, the module would need an engine of the future.
output=$package/Web/number-engine.wasm
wasm-opt -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals \
  --enable-nontrapping-float-to-int --enable-reference-types --enable-multivalue \
  "$scratch/$triple/release/NumberEngine.wasm" -o $output
echo "$output: $(wc -c < $output | tr -d ' ') bytes," \
  "$(gzip -9 -c $output | wc -c | tr -d ' ') compressed"
