#!/bin/sh
# Writes what a page needs for <number-field> to Examples/BrowserField/.build-package: one script,
# its type declarations, and the engine. Build the engine first, with Scripts/build-web.sh.
#
# The script is the modules one after the other, without their imports of each other, what they export again,
# comments, and indentation. Two modules that declare the same name are a syntax error, which the tests find.
set -eu
cd "$(dirname "$0")/.."

web=Examples/BrowserField/Web
package=Examples/BrowserField/.build-package
mkdir -p "$package"

for module in intl-samples number-engine field-engine decimal-steps field-options field-properties field-language \
  field-messages field-message field-names field-validity field-form number-input number-field; do
  sed -E -e '/^(import .*|export \{.*\});$/d' -e '/^ *(\/\/|\/\*\*|\*)/d' -e 's/^ +//' -e '/^$/d' \
    "$web/$module.js"
done > "$package/number-field.js"

cp "$web/number-field.d.ts" "$web/number-engine.d.ts" "$web/number-engine.wasm" "$package"
for file in number-field.js number-engine.wasm; do
  echo "$package/$file: $(wc -c < "$package/$file" | tr -d ' ') bytes," \
    "$(gzip -9 -c "$package/$file" | wc -c | tr -d ' ') compressed"
done
