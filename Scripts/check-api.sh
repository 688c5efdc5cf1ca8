#!/bin/sh
# Says which changes since a tag or a commit break packages that use the library.
#
#   Scripts/check-api.sh TAG-OR-COMMIT
#
# Compares what is in the working tree with what is built from that commit. Exit 1 where anything
# breaks, which the next version has to say.
set -eu
cd "$(dirname "$0")/.."

since=${1-}
if [ -z "$since" ]; then
  echo "usage: make api-check SINCE=TAG-OR-COMMIT" >&2
  exit 64
fi

scratch=.build-api
log=$scratch/build.log
mkdir -p "$scratch"
code=0
# Without the command, which is no library, and what only it depends on.
swift package --scratch-path "$scratch" --disable-default-traits diagnose-api-breaking-changes \
  "$since" --products LiveNumber LiveNumberCore LiveForms > "$log" 2>&1 || code=$?
grep -A 2 -E 'breaking change|API breakage|error:' "$log" | grep -v -e '^--$' -e '^$' || tail -n 20 "$log"
exit $code
