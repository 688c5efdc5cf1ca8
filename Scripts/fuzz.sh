#!/bin/sh
# Builds the fuzzers with the address sanitizer and runs each for some seconds.
#
#   Scripts/fuzz.sh SECONDS [TARGET…]
#
# Each fuzzer first runs its corpus. Inputs that reach new code are kept in .build-fuzz for the next
# run. The input of a crash is kept there too, under the printed name.
set -eu
cd "$(dirname "$0")/.."

seconds=${1:?usage: $0 SECONDS [TARGET…]}
shift
[ $# -gt 0 ] || set -- ExactDecimal StrictParsing LenientParsing Editing Keys Replay

out=$PWD/.build-fuzz
mkdir -p "$out/modules" "$out/crashes"
flags="-sanitize=fuzzer,address -parse-as-library -swift-version 6 -O -g"
features="-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault"

# Debian's default linker warns about each of the sanitizer's symbols.
linker=
if [ "$(uname -s)" = Linux ]; then linker=-use-ld=lld; fi

swift_files() { find "$@" -name '*.swift' | sort; }

# Compiles the module in a folder, unless it is newer than its sources.
module() {
  name=$1
  folder=$2
  shift 2
  if [ -e "$out/modules/$name.o" ] && \
     [ -z "$(find "$folder" Sources/LiveNumberCore Sources/LiveNumber Scripts/fuzz.sh -newer "$out/modules/$name.o")" ]
  then return; fi
  # shellcheck disable=SC2046,SC2086 # word lists; no file name here contains a space
  swiftc $flags $features -wmo -module-name "$name" -package-name livenumber "$@" \
    -I "$out/modules" -emit-module -emit-module-path "$out/modules/$name.swiftmodule" \
    -c $(swift_files "$folder") -o "$out/modules/$name.o"
}

# Compiles the C module with the sanitizers too.
c_module() {
  # shellcheck disable=SC2046
  for file in Sources/CICUNumber/*.c; do
    clang -fsanitize=fuzzer-no-link,address -O1 -g -I Sources/CICUNumber/include \
      $(pkg-config --cflags icu-i18n) -c "$file" -o "$out/modules/$(basename "$file" .c).c.o"
  done
}

# Links a fuzzer: its own file, its support files, and the specified sources and objects.
link() {
  target=$1
  shift
  # shellcheck disable=SC2086
  swiftc $flags $features $linker -module-name "${target}Fuzz" -package-name livenumber \
    -I "$out/modules" \
    "Fuzz/Targets/${target}Fuzz.swift" Fuzz/Support/Promise.swift "$@" -o "$out/$target"
}

build() {
  core=$out/modules/LiveNumberCore.o
  case $1 in
    Keys)
      # shellcheck disable=SC2046
      link Keys $(swift_files Sources/numfmt-live/Terminal/Keys)
      ;;
    Replay)
      module LiveNumberCore Sources/LiveNumberCore
      c_module
      module LiveNumber Sources/LiveNumber -D SystemICU -I Sources/CICUNumber/include
      module Replay Sources/Replay -I Sources/CICUNumber/include
      # shellcheck disable=SC2046
      link Replay -I Sources/CICUNumber/include \
        "$core" "$out/modules/LiveNumber.o" "$out/modules/Replay.o" "$out"/modules/*.c.o \
        $(pkg-config --libs icu-i18n)
      ;;
    *)
      module LiveNumberCore Sources/LiveNumberCore
      module TestSupport Tests/Support
      # shellcheck disable=SC2046
      link "$1" $(swift_files Fuzz/Support | grep -v /Promise.swift) \
        "$core" "$out/modules/TestSupport.o"
      ;;
  esac
}

# Runs a fuzzer, and prints its output only if it found something.
run() {
  target=$1
  corpus=$out/corpus/$target
  log=$out/$target.log
  mkdir -p "$corpus"
  code=0
  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 "$out/$target" \
    "-max_total_time=$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    "-dict=Fuzz/Dictionaries/$target.dict" "-artifact_prefix=$out/crashes/$target-" \
    "$corpus" "Fuzz/Corpus/$target" >"$log" 2>&1 || code=$?
  if [ $code -ne 0 ]; then
    tail -n 60 "$log"
    echo "$target: found a failure; the log is $log" >&2
    return 1
  fi
  sed -n "s/^stat::number_of_executed_units: */$target: executions /p" "$log"
}

status=0
for target in "$@"; do
  build "$target"
  run "$target" || status=1
done
exit $status
