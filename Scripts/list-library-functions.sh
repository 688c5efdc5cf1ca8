#!/bin/sh
# Writes Scripts/library-functions.txt anew: the functions of Swift's libraries that a conversion of CSV
# runs. Scripts/build-release.sh puts them side by side. Run it after an update of Swift.
#
#   Scripts/list-library-functions.sh
set -eu
cd "$(dirname "$0")/.."

Scripts/ensure-tools.sh count
command=$(Scripts/build-release.sh)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Valgrind can't read the debug info.
strip -g -o "$folder/command" "$command"
printf '1;Köln;1.234,50\n2;"Hotel ""Nord""; Berlin";-0,99\n' |
  valgrind --quiet --tool=callgrind --callgrind-out-file="$folder/profile" --compress-strings=no --demangle=no \
    "$folder/command" convert --csv -d ';' --field 3 --from de --to en >/dev/null

# All names of other modules than Swift's own begin with `$s` and a digit: the length of a module's name.
sed -n "s/^fn=//; t name; b; :name; s/'[0-9]*$//; /^\\\$s[0-9]/!p" "$folder/profile" |
  LC_ALL=C sort -u >"$folder/functions"
{
  echo '# Written by Scripts/list-library-functions.sh.'
  nm --defined-only "$folder/command" | sed -n 's/^.* [TtWwVv] //p' | LC_ALL=C sort -u |
    LC_ALL=C comm -12 "$folder/functions" -
} >Scripts/library-functions.txt

# The next build links anew; the build system doesn't know that the linker reads the list.
rm "$command"
