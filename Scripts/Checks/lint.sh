#!/bin/sh
# Checks the style of all Swift files, and names that need newer systems than the manifest declares.
set -eu
cd "$(dirname "$0")/../.."

status=0

swift format lint --strict --parallel --recursive \
  Package.swift Sources Tests Examples Web Tools Fuzz Benchmarks || status=1

# The sentences for users have one source.
Scripts/Generate/messages.py --check || status=1

# Flags, types, attributes, and tables are those of the options' rows.
Scripts/Generate/options.py --check || status=1

# Prose has at most 100 columns.
Scripts/Checks/check-prose.py || status=1

# Each reason why a mutant may survive is that of a line that is there.
Scripts/Tests/mutate.py --check || status=1

# The changes begin with those of the version, or with what isn't released yet.
version=$(Scripts/Release/version.sh)
case $(grep -m 1 '^## ' CHANGELOG.md) in
  "## $version" | '## Unreleased') ;;
  *) echo "error: CHANGELOG.md doesn't begin with ## $version or ## Unreleased" >&2; status=1 ;;
esac

# Each of these needs macOS 26 or iOS 26, but the manifest declares macOS 15 and iOS 18. A file that
# uses one has to check for the system.
newer='\b(InlineArray|UTF8Span|Observations)\b|\butf8\.span\b|\butf8Span\b'
for file in $(grep -rlE --include="*.swift" "$newer" Sources); do
  if ! grep -q '#available(macOS 26, iOS 26' "$file"; then
    grep -nHE "$newer" "$file"
    echo 'error: the lines above need newer systems than Package.swift declares' >&2
    status=1
  fi
done

# The fields of SwiftUI, UIKit, and AppKit, against a sketch of Apple's modules, and the examples in comments.
Scripts/Checks/check-apple.sh || status=1

# The engine's layers: each folder type-checks with only the folders before it.
layers='Decimal Symbols Formatting Parsing Expressions Editing Restrictions FullSwift'
for folder in Sources/LiveNumberCore/*/; do
  case " $layers " in
    *" $(basename "$folder") "*) ;;
    *) echo "error: $folder isn't a layer that Scripts/Checks/lint.sh knows; add it to the list in order" >&2; status=1 ;;
  esac
done
files=
for layer in $layers; do
  files="$files $(find "Sources/LiveNumberCore/$layer" -name '*.swift' | sort)"
  # shellcheck disable=SC2086 # no name here has a space
  if ! swiftc -typecheck -module-name LiveNumberCore -package-name livenumber -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault $files; then
    echo "error: $layer names something of a later layer; the order is: $layers" >&2
    status=1
    break
  fi
done

exit $status
