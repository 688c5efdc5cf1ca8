#!/bin/sh
# Writes manual pages and shell completions, generated from the command's definitions.
#
#   Scripts/Generate/manual.sh COMMAND FOLDER
set -eu
command=${1:?usage: $0 COMMAND FOLDER}
folder=${2:?usage: $0 COMMAND FOLDER}

mkdir -p "$folder/man1" "$folder/bash" "$folder/zsh" "$folder/fish"
version=$("$command" --version | cut -d ' ' -f 2)
"$command" --experimental-dump-help | "$(dirname "$0")/manual-pages.py" "$folder/man1" "$version"
"$command" --generate-completion-script bash > "$folder/bash/numfmt-live"
"$command" --generate-completion-script zsh > "$folder/zsh/_numfmt-live"
"$command" --generate-completion-script fish > "$folder/fish/numfmt-live.fish"
echo "manual pages and completions are in $folder"
