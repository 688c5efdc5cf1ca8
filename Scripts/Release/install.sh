#!/bin/sh
# Installs the command, its manual pages, and its completions, or removes them.
#
#   Scripts/Release/install.sh install COMMAND PREFIX
#   Scripts/Release/install.sh uninstall PREFIX
#
# DESTDIR is put before the prefix, as makers of packages expect.
set -eu
cd "$(dirname "$0")/../.."

# What Scripts/Release/stage.sh makes; no other file of the prefix is removed.
files='bin/numfmt-live share/man/man1/numfmt-live.1 share/man/man1/numfmt-live-*.1
  share/zsh/site-functions/_numfmt-live share/fish/vendor_completions.d/numfmt-live.fish
  share/bash-completion/completions/numfmt-live share/doc/numfmt-live'

case ${1-} in
  install)
    Scripts/Release/stage.sh "$2" "${DESTDIR-}$3"
    echo "numfmt-live is installed in ${DESTDIR-}$3"
    ;;
  uninstall)
    for file in $files; do
      # shellcheck disable=SC2086 # the names of the pages are a pattern
      rm -rf "${DESTDIR-}${2:?}"/$file
    done
    echo "numfmt-live is removed from ${DESTDIR-}$2"
    ;;
  *) echo "usage: $0 install COMMAND PREFIX | uninstall PREFIX" >&2; exit 64 ;;
esac
