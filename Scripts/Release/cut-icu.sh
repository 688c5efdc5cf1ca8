#!/bin/sh
# Makes a folder with ICU as archives, whose data is cut to what the command reads, and with libstdc++'s
# archive. A linker that is told to look there first finds no shared libraries.
#
#   Scripts/Release/cut-icu.sh FOLDER
#
# It needs libicu-dev of Debian or Ubuntu, with its archives and icupkg. ICU is asked for formats,
# symbols, names of locales, and currencies and units. It isn't asked to compare, to transliterate, to break,
# or to spell out; nor for time zones, nor for encodings but those of `TextEncoding`. `region` and `lang` stay:
# without them, ICU lists fewer locales.
set -eu

folder=${1:?usage: $0 FOLDER}
sources=$(cd "$(dirname "$0")/../../Sources/numfmt-live/Encoding" && pwd)
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
PATH=$PATH:/usr/sbin

for name in icuuc icui18n icudata stdc++; do
  archive=$(clang -print-file-name="lib$name.a")
  if [ ! -f "$archive" ]; then
    echo "error: lib$name.a is missing; install libicu-dev and libstdc++-dev" >&2
    exit 1
  fi
  cp "$archive" "$folder"
done

cd "$folder"
rm -rf data
mkdir data
cd data
ar x ../libicudata.a
object=$(ls)
# Its only symbol is that of the data, such as icudt72_dat.
symbol=$(nm "$object" | sed -n 's/.* [RD] //p')
package=${symbol%_dat}l
# ICU's names of encodings, each with its table; iso-8859-1 needs none, and those of big5 and
# euc-kr need another.
encodings=$(sed -n 's/^ *case \..*: "\(.*\)"$/\1.cnv/p' "$sources/TextEncoding.swift"
  printf '%s\n' ibm-1373_P100-2002.cnv ibm-1363_P11B-1998.cnv)
objcopy -O binary --only-section=.rodata "$object" "$package.dat"
icupkg -l "$package.dat" |
  grep -E '^(coll|zone|translit|brkitr|rbnf)/|\.cnv$' | grep -vxF "$encodings" > unread.txt
mkdir cut
icupkg -r unread.txt "$package.dat" "cut/$package.dat"

printf '%s\n' ".section .note.GNU-stack,\"\",%progbits" ".section .rodata" ".balign 16" \
  ".globl $symbol" ".type $symbol, %object" "$symbol:" ".incbin \"cut/$package.dat\"" \
  ".size $symbol, . - $symbol" > data.s
clang -c data.s -o cut.o
rm -f ../libicudata.a
# Without times and owners, so that the same data gives the same archive.
ar rcD ../libicudata.a cut.o
cd ..
rm -r data
