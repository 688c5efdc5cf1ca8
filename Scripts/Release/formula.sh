#!/bin/sh
# Prints the formula of Homebrew, which installs the archives of a release.
#
#   Scripts/Release/formula.sh FOLDER ADDRESS
#
# The folder has the archives; the address is that of the folder on the web, from which they're loaded.
set -eu
folder=${1:?usage: $0 FOLDER ADDRESS}
address=${2:?usage: $0 FOLDER ADDRESS}
version=$("$(dirname "$0")/version.sh")

# Prints the lines for one archive, or nothing if there is none for the system.
archive() {
  file=numfmt-live-$version-$1.tar.xz
  [ -f "$folder/$file" ] || return 0
  sum=$(sha256sum "$folder/$file" | cut -d ' ' -f 1)
  printf '\n  %s do\n    %s do\n      url "%s/%s"\n      sha256 "%s"\n    end\n  end\n' \
    "$2" "$3" "$address" "$file" "$sum"
}

cat << END
class NumfmtLive < Formula
  desc "Format, parse, and edit numbers in any locale"
  homepage "${address%/releases/*}"
  version "$version"
  license "Apache-2.0"
END
archive macos-arm64 on_macos on_arm
archive linux-x86_64 on_linux on_intel
archive linux-arm64 on_linux on_arm
cat << 'END'

  def install
    bin.install "bin/numfmt-live"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/bash-completion/completions/numfmt-live"
    zsh_completion.install "share/zsh/site-functions/_numfmt-live"
    fish_completion.install "share/fish/vendor_completions.d/numfmt-live.fish"
    doc.install Dir["share/doc/numfmt-live/*"]
  end

  test do
    assert_equal "1.234,5", shell_output("#{bin}/numfmt-live format --locale de 1234.5").chomp
    assert_equal "1234.5", pipe_output("#{bin}/numfmt-live parse --locale de", "1.234,5\n").chomp
    assert_match version.to_s, shell_output("#{bin}/numfmt-live --version")
  end
end
END
