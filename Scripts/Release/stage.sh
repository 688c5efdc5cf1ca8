#!/bin/sh
# Copies the command, stripped, with its manual pages and completions to a folder with `bin` and `share`.
#
#   Scripts/Release/stage.sh COMMAND FOLDER
set -eu
cd "$(dirname "$0")/../.."
command=${1:?usage: $0 COMMAND FOLDER}
folder=${2:?usage: $0 COMMAND FOLDER}

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
umask 022
mkdir -p "$folder/bin" "$folder/share"
cp "$command" "$folder/bin/numfmt-live"
if [ "$(uname -s)" = Linux ]; then
  # What an incremental build compares depends on its folder. It is emptied; without the section, strip
  # drops the segment that the loader makes read-only.
  if readelf -SW "$folder/bin/numfmt-live" | grep -q ' \.swift_modhash '; then
    objcopy --update-section .swift_modhash=/dev/null "$folder/bin/numfmt-live"
  fi
  strip --remove-section=.comment "$folder/bin/numfmt-live"
else
  strip "$folder/bin/numfmt-live"
fi
chmod 755 "$folder/bin/numfmt-live"

# The manual is that of this command.
manual=$(mktemp -d)
trap 'rm -r "$manual"' EXIT
Scripts/Generate/manual.sh "$folder/bin/numfmt-live" "$manual" > /dev/null
put() {
  mkdir -p "$folder/share/$1"
  target=$folder/share/$1
  shift
  cp "$@" "$target"
}
put man/man1 "$manual"/man1/*.1
put zsh/site-functions "$manual/zsh/_numfmt-live"
put fish/vendor_completions.d "$manual/fish/numfmt-live.fish"
put doc/numfmt-live LICENSE CHANGELOG.md Packaging/THIRD-PARTY-NOTICES.txt Packaging/LGPL-2.1.txt \
  Packaging/GLIBC-LICENSES.txt
# The file is read by a shell, and isn't a program.
mkdir -p "$folder/share/bash-completion/completions"
sed '1{/^#!/d;}' "$manual/bash/numfmt-live" > "$folder/share/bash-completion/completions/numfmt-live"
find "$folder/share" -type f -exec chmod 644 {} +
