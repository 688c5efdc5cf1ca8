#!/bin/sh
# Makes what is released for this system, in .build-dist: the archive, the wheel, and the list of contents;
# or the package of Debian.
#
#   Scripts/Release/dist.sh archive|deb [OPTIONS OF swift build]
set -eu
cd "$(dirname "$0")/../.."

version=$(Scripts/Release/version.sh)
out=.build-dist
mkdir -p $out
system=$(uname -s | tr '[:upper:]' '[:lower:]' | sed s/darwin/macos/)
machine=$(uname -m | sed s/aarch64/arm64/)
# The time of the commit, so that everything of a commit is the same.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

# Makes a new tree with a command, which must not tell where it was built, and with the list of its contents.
tree() {
  rm -rf "${out:?}/${1:?}"
  Scripts/Release/stage.sh "$2" "$out/$1"
  contents=$out/$1/share/doc/numfmt-live/numfmt-live.spdx.json
  Scripts/Release/sbom.py "$3" "$version" "$4" > "$contents"
  chmod 644 "$contents"
  if LC_ALL=C grep -qaF -e "$PWD" -e "${HOME%/}/" "$out/$1/bin/numfmt-live"; then
    echo "error: the command has paths of this folder or of $HOME" >&2
    exit 1
  fi
}

what=${1:?usage: $0 archive|deb [OPTIONS OF swift build]}
shift
case $what in
  archive)
    kind=static
    if [ "$system" = macos ]; then kind=dynamic; fi
    command=$(Scripts/Release/build-portable.sh $kind --quiet "$@")
    name=numfmt-live-$version-$system-$machine
    tree tree "$command" "$name" $kind
    rm -f $out/*.tar.xz $out/*.spdx.json $out/*.whl
    # BSD's tar of a Mac has other options than GNU's.
    if tar --version 2> /dev/null | grep -q GNU; then
      tar -c --sort=name --owner=0 --group=0 --numeric-owner --mtime=@"$SOURCE_DATE_EPOCH" \
        -C $out/tree bin share | xz -9e -T1 > "$out/$name.tar.xz"
    else
      tar -c -J -f "$out/$name.tar.xz" --uid 0 --gid 0 -C $out/tree bin share
    fi
    cp "$contents" "$out/$name.spdx.json"
    Scripts/Release/wheel.py "$version" $out/tree $out
    ;;
  deb)
    command=$(Scripts/Release/build-portable.sh dynamic --quiet "$@")
    rm -rf $out/deb
    tree deb/usr "$command" "numfmt-live_${version}_$(dpkg --print-architecture)" dynamic
    rm -f $out/*.deb
    Scripts/Release/deb.sh "$version" $out/deb $out
    ;;
  *) echo "usage: $0 archive|deb" >&2; exit 64 ;;
esac
(cd $out && ls -l ./*.tar.xz ./*.whl ./*.deb 2> /dev/null) || true
