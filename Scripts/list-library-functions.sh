#!/bin/sh
# Updates Scripts/library-functions.txt, the list of functions of Swift's libraries that a conversion of
# CSV runs. Scripts/build-release.sh puts them side by side. Run it after an update of Swift.
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

# Names from other modules than Swift's own begin with `$s` and a digit, the length of the module's name.
# Swift's libraries are left, with their specializations for the command, and a few C functions of ours.
# A name ends at an apostrophe, which Valgrind adds with a number if a function calls itself.
sed -n "/^fn=[\$]s[0-9]/d; s/^fn=\([^']*\).*/\1/p" "$folder/profile" | LC_ALL=C sort -u >"$folder/run"
nm --defined-only --format=just-symbols "$folder/command" | LC_ALL=C sort -u >"$folder/own"
{
  echo '# Written by Scripts/list-library-functions.sh.'
  LC_ALL=C comm -12 "$folder/run" "$folder/own"
} >Scripts/library-functions.txt

# The build system doesn't know that the linker reads the list, so the next build has to link again.
rm "$command"
