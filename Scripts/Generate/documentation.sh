#!/bin/sh
# Builds the documentation as a static site; warnings are errors.
#
#   Scripts/Generate/documentation.sh [FOLDER]      default: .build-docs/site
set -eu
cd "$(dirname "$0")/../.."

# Only this script resolves the plugin. Packages that depend on this one don't, and later builds don't
# find it in Package.resolved.
export LIVENUMBER_DOCUMENTATION=1
pins=$(mktemp)
if [ -e Package.resolved ]; then cp Package.resolved "$pins"; fi
restore() {
  if [ -s "$pins" ]; then cp "$pins" Package.resolved; else rm -f Package.resolved; fi
  rm -f "$pins"
}
trap restore EXIT
site=${1:-.build-docs/site}
for target in LiveNumber LiveNumberCore LiveForms LiveNumberUI; do
  mkdir -p "$site/$target"
  swift package --scratch-path .build-docs --disable-sandbox \
    --allow-writing-to-directory "$site/$target" generate-documentation --target "$target" \
    --warnings-as-errors --transform-for-static-hosting --hosting-base-path "$target" \
    --output-path "$site/$target"
done
echo "the documentation is in $site"
