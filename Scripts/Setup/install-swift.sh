#!/bin/sh
# Installs Swift's toolchain, of the version of a release, and what it needs on Debian 12, as root, in the
# container of a workflow.
set -eu
version=6.3.1

export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -qq --yes --no-install-recommends binutils ca-certificates curl git gnupg libc6-dev \
  libcurl4-openssl-dev libedit2 libgcc-12-dev libicu-dev libncurses6 libpython3.11 libsqlite3-0 \
  libstdc++-12-dev libxml2-dev libz3-dev make python3-venv tzdata unzip zlib1g-dev

case $(uname -m) in
  x86_64) platform=debian12 ;;
  aarch64) platform=debian12-aarch64 ;;
  *) echo "error: there is no Swift for Debian on $(uname -m)" >&2; exit 1 ;;
esac
name=swift-$version-RELEASE
address=https://download.swift.org/swift-$version-release/$platform/$name/$name-$platform.tar.gz
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
cd "$work"
curl -fsSL "$address" -o swift.tar.gz
curl -fsSL "$address.sig" -o swift.tar.gz.sig
curl -fsSL https://www.swift.org/keys/all-keys.asc | gpg --quiet --import
gpg --quiet --verify swift.tar.gz.sig swift.tar.gz
tar -xzf swift.tar.gz --strip-components 1 -C /
