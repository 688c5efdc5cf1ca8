#!/bin/sh
# Builds the documentation as a static site; a warning is an error.
#
#   Scripts/documentation.sh [FOLDER]      .build-docs/site unless given
set -eu
cd "$(dirname "$0")/.."

# The plugin is resolved for this alone, never for packages that depend on this one, nor left behind
# in what later builds resolve.
export LIVENUMBER_DOCUMENTATION=1
pins=$(mktemp)
if [ -e Package.resolved ]; then cp Package.resolved "$pins"; fi
restore() {
  if [ -s "$pins" ]; then cp "$pins" Package.resolved; else rm -f Package.resolved; fi
  rm -f "$pins"
}
trap restore EXIT
site=${1:-.build-docs/site}
for target in LiveNumber LiveNumberCore LiveForms; do
  mkdir -p "$site/$target"
  swift package --scratch-path .build-docs --disable-sandbox \
    --allow-writing-to-directory "$site/$target" generate-documentation --target "$target" \
    --warnings-as-errors --transform-for-static-hosting --hosting-base-path "$target" \
    --output-path "$site/$target"
done
echo "the documentation is in $site"
