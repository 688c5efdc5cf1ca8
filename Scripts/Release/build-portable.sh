#!/bin/sh
# Builds the optimized command with its own copy of ICU, for other systems than this one, and prints its
# path. It isn't stripped.
#
#   Scripts/Release/build-portable.sh static|dynamic [OPTIONS OF swift build]
#
# The static one needs nothing but the kernel of Linux. The dynamic one loads glibc, from version 2.35 on,
# as a package of a distribution has to. On a Mac there is only the dynamic one.
set -eu
cd "$(dirname "$0")/../.."

kind=${1:?usage: $0 static|dynamic [OPTIONS OF swift build]}
shift
out=$PWD/.build-release
mkdir -p "$out"

# No path of this folder: two builds of a commit are the same, wherever they are made.
set -- "$@" --scratch-path "$out/$kind" -c release --product numfmt-live -Xswiftc -gnone \
  -Xswiftc -file-prefix-map -Xswiftc "$PWD=." -Xcc "-ffile-prefix-map=$PWD=."
# Nor newer packages than at the release.
cp Packaging/Package.resolved .
set -- "$@" --only-use-versions-from-resolved-file

case $kind:$(uname -s) in
  dynamic:Darwin)
    # Homebrew's ICU has archives, too. Where the linker finds no libraries, it takes them.
    mkdir -p "$out/icu"
    cp "$(brew --prefix icu4c)"/lib/libicu*.a "$out/icu"
    export LIBRARY_PATH="$out/icu"
    set -- "$@" -Xlinker "-L$out/icu" -Xlinker -licudata -Xlinker -lc++
    ;;
  *:Linux)
    Scripts/Release/cut-icu.sh "$out/icu"
    set -- "$@" -Xswiftc -use-ld=lld -Xlinker "-L$out/icu" -Xlinker -licudata \
      -Xlinker --build-id=none
    case $kind in
      static) set -- "$@" -Xswiftc -static-executable ;;
      # Without packed relocations, which need glibc 2.36.
      dynamic)
        set -- "$@" --static-swift-stdlib --disable-local-rpath -Xlinker --no-export-dynamic \
          -Xlinker -z -Xlinker now \
          -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
        ;;
      *) echo "usage: $0 static|dynamic" >&2; exit 64 ;;
    esac
    ;;
  *) echo "error: there is no $kind build on $(uname -s)" >&2; exit 1 ;;
esac

command=$(swift build "$@" --show-bin-path)/numfmt-live
# SwiftPM doesn't link again because an archive has changed.
rm -f "$command"
swift build "$@" >&2
echo "$command"
