#!/bin/sh
# Lists the API changes since a tag or a commit that break packages that use the library.
#
#   Scripts/Checks/check-api.sh [TAG-OR-COMMIT]
#
# The baseline is the tag of the last release, unless another is given. Without a release there is none.
# Compares the working tree with a build of that commit. Exits with 1 if an API breaks; the next
# version number has to reflect that.
set -eu
cd "$(dirname "$0")/../.."

since=${1-}
if [ -z "$since" ]; then since=$(git describe --tags --abbrev=0 --match '[0-9]*' 2> /dev/null || true); fi
if [ -z "$since" ]; then
  echo "There is no release to compare with. To compare with a commit: make api-check SINCE=COMMIT" >&2
  exit 0
fi
echo "Compared with $since:"

scratch=.build-api
log=$scratch/build.log
mkdir -p "$scratch"
code=0
# Excludes the command, which isn't a library, and its dependencies.
swift package --scratch-path "$scratch" --traits SystemICU diagnose-api-breaking-changes \
  "$since" --products LiveNumber LiveNumberCore LiveNumberUI LiveForms > "$log" 2>&1 || code=$?
grep -A 2 -E 'breaking change|API breakage|error:' "$log" | grep -v -e '^--$' -e '^$' || tail -n 20 "$log"
exit $code
