#!/bin/sh
# Says which changes since a tag or a commit break packages that use the library.
#
#   Scripts/check-api.sh TAG-OR-COMMIT
set -eu
cd "$(dirname "$0")/.."
swift package --scratch-path .build-api diagnose-api-breaking-changes \
  "${1:?usage: $0 TAG-OR-COMMIT}" --products LiveNumber LiveNumberCore LiveForms
