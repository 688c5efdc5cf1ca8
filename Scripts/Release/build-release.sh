#!/bin/sh
# Builds the optimized command with its own copy of Swift's libraries, and prints its path.
#
#   Scripts/Release/build-release.sh [OPTIONS OF swift build]
set -eu
cd "$(dirname "$0")/../.."

# Without paths of this folder, also where `make install` has stripped it.
set -- "$@" -c release --static-swift-stdlib --product numfmt-live \
  -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."

# On Linux, Swift exports the symbols of the command, as if something could load it: 300 kilobytes that
# are read at startup. Pointers within the command are relocated then, and the list of them is another
# megabyte. In the packed form, which glibc reads since 2.36, it is eight kilobytes. Debian's default
# linker can't write that form.
version=$(getconf GNU_LIBC_VERSION 2>/dev/null || true)
case $version in
  'glibc 2.'*)
    set -- "$@" -Xlinker --no-export-dynamic
    if [ "${version#glibc 2.}" -ge 36 ]; then
      set -- "$@" -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs
    fi
    ;;
esac

swift build "$@" >&2
echo "$(swift build "$@" --show-bin-path)/numfmt-live"
