#!/bin/sh
# Builds the fuzzers, runs each for some seconds, and prints how much it did.
#
#   Scripts/Tests/fuzz.sh SECONDS [TARGET…]
#
# Each fuzzer first runs the project's corpus as it is, then mutates it. Inputs that reach new code are
# kept in .build-fuzz/corpus for the next run, and the input of a failure in .build-fuzz/crashes, under
# the printed name. A fuzzer that runs less than a tenth of the expected inputs in a second of processor
# time fails, since it finds next to nothing.
#
# Environment:
#   SANITIZER        `address` (the default), or `none` to run more inputs in the same time
#   LIVENUMBER_SEED  the seed of the mutations, as for random tests; CI takes it from the commit
set -eu
cd "$(dirname "$0")/../.."

# The targets: Fuzz/Targets/<name>Fuzz.swift, the executions per second that are expected on two cores
# with the address sanitizer, the maximum length of an input in bytes, and the sources to compile with
# it if they aren't a library: files and folders.
#
# Shorter inputs run more often, and where the length is less than 4096, longer ones reach next to
# nothing new. Keys tries Ctrl-C after each byte, which copies the paste so far; each event of Editing
# is checked, and 48 bytes are the choices of a field and some twenty events; 384 bytes are the longest
# line of Replay's corpus and a short one.
targets='
  ExactDecimal    20000  4096
  StrictParsing   20000  4096
  LenientParsing  20000  4096
  Pasting          5000    64
  Editing          2000    48
  Store            2000  4096
  Typing           5000    64
  Decoding         2000  2048
  LocaleNames      5000  4096
  Keys             5000   256  Sources/TerminalUI/Keys
  CSV              2000  4096  Sources/numfmt-live/Records Sources/SystemStreams Sources/numfmt-live/Streams/Monitor.swift Sources/numfmt-live/Streams/ByteBuffer.swift
  Replay           5000   384
'

seconds=${1:?usage: $0 SECONDS [TARGET…]}
shift
# shellcheck disable=SC2046 # names have no spaces
[ $# -gt 0 ] || set -- $(printf '%s' "$targets" | awk '{ print $1 }')

# Prints the sources of a target.
sources() { printf '%s' "$targets" | awk -v name="$1" '$1 == name { for (i = 4; i <= NF; i++) print $i }'; }

# Prints a column of a target's line.
column() { printf '%s' "$targets" | awk -v name="$1" -v column="$2" '$1 == name { print $column }'; }

for target in "$@"; do
  if [ -z "$(column "$target" 1)" ]; then
    echo "$0: there is no target $target; the targets are:$(printf '%s' "$targets" | awk '{ printf " %s", $1 }')" >&2
    exit 64
  fi
done

sanitizer=${SANITIZER:-address}
case $sanitizer in
  address) with=,address c_flags=-fsanitize=address ;;
  none) with= c_flags= ;;
  *) echo "$0: SANITIZER=$sanitizer isn't known; use address or none" >&2; exit 64 ;;
esac

root=$PWD/.build-fuzz
out=$root/$sanitizer
mkdir -p "$out/modules" "$root/crashes"

# Comparisons aren't traced: it takes more than half of the time, and the dictionaries have what it
# finds.
coverage=edge,indirect-calls,inline-8bit-counters,pc-table
flags="-parse-as-library -swift-version 6 -O -g -package-name livenumber
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault
  -I $out/modules -I Sources/CICUNumber/include -I Sources/CByteMask/include"
covered="-sanitize=fuzzer$with -sanitize-coverage=$coverage"

# Debian's default linker warns about each of the sanitizer's symbols.
linker=
if [ "$(uname -s)" = Linux ]; then linker=-use-ld=lld; fi

swift_files() { find "$@" -name '*.swift' | sort; }

# Returns whether a file is newer than all sources of the library and the specified folders.
is_new() {
  file=$1
  shift
  [ -e "$file" ] && [ -z "$(find Sources Scripts/Tests/fuzz.sh "$@" -newer "$file")" ]
}

# Compiles the module in a folder to an archive, so that only fuzzers that import it link it.
module() {
  name=$1
  folder=$2
  shift 2
  archive=$out/modules/lib$name.a
  if is_new "$archive" "$folder"; then return; fi
  # shellcheck disable=SC2046,SC2086 # word lists; no file name here contains a space
  swiftc $flags "$@" -wmo -module-name "$name" \
    -emit-module -emit-module-path "$out/modules/$name.swiftmodule" \
    -c $(swift_files "$folder") -o "$out/modules/$name.o"
  rm -f "$archive"
  ar -rc "$archive" "$out/modules/$name.o"
}

c_module() {
  archive=$out/modules/libCICUNumber.a
  if is_new "$archive"; then return; fi
  for file in Sources/CICUNumber/*.c; do
    # shellcheck disable=SC2046,SC2086
    clang $c_flags -fsanitize-coverage=$coverage -O1 -g -I Sources/CICUNumber/include \
      -c "$file" -o "$out/modules/$(basename "$file" .c).c.o"
  done
  rm -f "$archive"
  ar -rc "$archive" "$out"/modules/*.c.o
}

# The promises that are checked aren't covered: coverage counts the code that is tested.
build_modules() {
  # shellcheck disable=SC2086
  {
    module LiveNumberCore Sources/LiveNumberCore $covered
    c_module
    module LiveNumber Sources/LiveNumber $covered -D USES_ICU
    module EscapedText Sources/EscapedText $covered
    module Replay Sources/Replay $covered
    module TestSupport Tests/Support
  }
}

build() {
  target=$1
  if is_new "$out/$target" Tests/Support Fuzz; then return; fi
  # Only targets that use formats have them.
  support=Fuzz/Support/Promise.swift
  if grep -q FuzzInput "Fuzz/Targets/${target}Fuzz.swift"; then support=$(swift_files Fuzz/Support); fi
  sources=$(sources "$target")
  # shellcheck disable=SC2046,SC2086
  {
    swiftc $flags $covered -wmo -module-name "${target}Fuzz" \
      -c "Fuzz/Targets/${target}Fuzz.swift" $support \
      $([ -z "$sources" ] || swift_files $sources) -o "$out/modules/${target}Fuzz.o"
    swiftc $covered $linker "$out/modules/${target}Fuzz.o" "$out"/modules/*.a \
      -licui18n -licuuc -o "$out/$target"
  }
}

# Runs a fuzzer on files, or on folders to mutate, and returns whether it found nothing.
fuzz() {
  target=$1
  shift
  # Long stacks for each allocation, and more in quarantine than an input allocates, take a fifth of the
  # time; looking for leaks takes a tenth, since it runs some inputs twice. Weighing inputs by the rarity
  # of what they reach (entropic) takes up to half of it if there are thousands of them, and the edits
  # and files tried without it in the same time reach more.
  SWIFT_BACKTRACE=enable=no \
    ASAN_OPTIONS=detect_leaks=0:malloc_context_size=2:quarantine_size_mb=1:thread_local_quarantine_size_kb=64 \
    "$out/$target" -timeout=20 -rss_limit_mb=2048 -detect_leaks=0 -entropic=0 -reload=0 \
    -seed="${LIVENUMBER_SEED:-0}" -print_final_stats=1 "-artifact_prefix=$root/crashes/$target-" "$@"
}

# Runs a fuzzer, and prints its output only if it found something.
run() {
  target=$1
  corpus=$root/corpus/$target
  log=$out/$target.log
  mkdir -p "$corpus"
  code=0
  set -- "$corpus"
  if [ -d "Fuzz/Corpus/$target" ]; then
    fuzz "$target" "Fuzz/Corpus/$target"/* >"$log" 2>&1 || code=$?
    set -- "$@" "Fuzz/Corpus/$target"
  fi
  dictionary=Fuzz/Dictionaries/$target.dict
  if [ "$target" = Replay ]; then
    dictionary=$out/$target.dict
    fixture_words >"$dictionary"
  fi
  if [ -e "$dictionary" ]; then set -- "-dict=$dictionary" "$@"; fi
  times >"$out/times"
  if [ $code -eq 0 ]; then
    fuzz "$target" "-max_total_time=$seconds" "-max_len=$(column "$target" 3)" "$@" >"$log" 2>&1 || code=$?
  fi
  times >>"$out/times"
  if [ $code -ne 0 ]; then
    tail -n 60 "$log"
    echo "$target: found a failure; the log is $log" >&2
    return 1
  fi
  executions=$(statistic number_of_executed_units)
  rate=$(statistic average_exec_per_sec)
  edges=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$log" | tail -n 1)
  printf '%-15s %9d executions %7d per second %6d edges\n' "$target:" "$executions" "$rate" "$edges"
  minimum=$(($(column "$target" 2) / 10))
  # On a busy machine, only the time that the fuzzer had counts.
  if [ "$(cpu_rate "$executions")" -lt "$minimum" ]; then
    echo "$target: runs fewer than $minimum inputs in a second of processor time; profile it" >&2
    return 1
  fi
}

# Prints the keys, actions, options, and their values in fixtures, in the form of a dictionary.
fixture_words() {
  cat Fixtures/*/*.jsonl | grep -oE '\{?"[A-Za-z]{1,24}":?' | sort -u | sed 's/"/\\x22/g; s/.*/"&"/'
}

# Prints the executions in a second of processor time, from the output of `times` before and after.
cpu_rate() {
  awk -F '[ ms]+' -v executions="$1" '
    NR % 2 == 0 { seconds = 60 * ($1 + $3) + $2 + $4 - seconds }
    END { printf "%d", executions / (seconds > 0 ? seconds : 1) }' "$out/times"
}

statistic() { sed -n "s/^stat::$1: *//p" "$log"; }

build_modules
status=0
for target in "$@"; do
  build "$target"
  run "$target" || status=1
done
exit $status
