#!/bin/sh
# Makes a package of Debian of a tree with `usr`, and checks it with lintian if it's installed.
#
#   Scripts/Release/deb.sh VERSION TREE FOLDER
#
# DEBFULLNAME and DEBEMAIL name the maintainer. The tree has the command that loads glibc, from which dpkg-shlibdeps tells the dependencies.
set -eu
cd "$(dirname "$0")/../.."
version=${1:?usage: $0 VERSION TREE FOLDER}
tree=${2:?usage: $0 VERSION TREE FOLDER}
folder=${3:?usage: $0 VERSION TREE FOLDER}

umask 022
architecture=$(dpkg --print-architecture)
date=$(date -u -R -d "@${SOURCE_DATE_EPOCH:?}")
maintainer="${DEBFULLNAME:-LiveNumber maintainers} <${DEBEMAIL:-livenumber@users.noreply.github.com}>"

# The texts are those that Debian asks for, and where it asks for them. The list of contents stays beside them.
doc=$tree/usr/share/doc/numfmt-live
find "$doc" -type f ! -name '*.spdx.json' -delete
mkdir "$tree/DEBIAN"
# The notices of what the package contains, which isn't glibc; a line of them begins with a space.
sed -n "/^Swift's standard library, /,/^glibc\$/p" Packaging/THIRD-PARTY-NOTICES.txt |
  sed -e '/^glibc$/d' -e 's/^$/./' -e 's/^/ /' > "$doc/notices"
sed -e "/^@NOTICES@\$/{r $doc/notices" -e 'd;}' Packaging/debian-copyright > "$doc/copyright"
rm "$doc/notices"
printf 'numfmt-live (%s) unstable; urgency=medium\n\n  * See CHANGELOG.md in the repository.\n\n -- %s  %s\n' \
  "$version" "$maintainer" "$date" | gzip -9n > "$doc/changelog.gz"
gzip -9n "$tree"/usr/share/man/man1/*.1
rm -rf "$tree/usr/share/zsh/vendor-completions"
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"

# dpkg-shlibdeps reads the control file of a source package.
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
mkdir "$work/debian"
printf 'Source: numfmt-live\n\nPackage: numfmt-live\nArchitecture: any\n' > "$work/debian/control"
command=$(cd "$tree" && pwd)/usr/bin/numfmt-live
depends=$(cd "$work" && dpkg-shlibdeps -O "$command" | sed -n 's/^shlibs:Depends=//p')

size=$(du -k -s --apparent-size "$tree/usr" | cut -f 1)
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$depends/" \
  -e "s/@MAINTAINER@/$maintainer/" \
  -e "s/@SIZE@/$size/" Packaging/debian-control > "$tree/DEBIAN/control"
(cd "$tree" && find usr -type f | LC_ALL=C sort | xargs md5sum > DEBIAN/md5sums)
chmod 644 "$tree/DEBIAN/control" "$tree/DEBIAN/md5sums"
# The times are in the package.
find "$tree" -exec touch --date="@$SOURCE_DATE_EPOCH" {} +

package=$folder/numfmt-live_${version}_$architecture.deb
dpkg-deb --build --root-owner-group -Zxz "$tree" "$package"
if command -v lintian > /dev/null; then
  lintian --allow-root --fail-on error,warning "$package"
fi
