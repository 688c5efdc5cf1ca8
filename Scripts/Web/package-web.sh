#!/bin/sh
# Packs <number-field> as `npm pack` does: Web/.build-package has the folder `package` and a tarball
# of it. Build the engine first, with Scripts/Web/build-web.sh.
#
# The script is the modules one after the other, without their imports and exports, comments, and
# indentation. Two modules that declare the same name are a syntax error, which the tests find. A
# file for a CDN also has the engine.
set -eu
cd "$(dirname "$0")/../.."

package=Web/.build-package/package
rm -rf Web/.build-package
mkdir -p $package
cp LICENSE Packaging/THIRD-PARTY-NOTICES.txt Web/Package/* Web/Element/*.d.ts Web/Element/*.wasm $package
cp -R Web/Element/messages $package
Scripts/Web/element-manifest.py Web/Package/custom-elements.json Web/Element > $package/custom-elements.json

for module in intl-samples number-engine field-engine decimal-steps field-options field-properties \
  field-language field-messages field-message field-names field-validity field-form field-fallback \
  number-input early-text number-field; do
  sed -E -e '/^(import .*|export \{.*\});$/d' -e '/^ *(\/\/|\/\*\*|\*)/d' -e 's/^(export )? *//' \
    -e '/^$/d' Web/Element/$module.js
done > $package/number-field.js
echo 'export { NumberField, engine, loadNumberEngine, messages };' >> $package/number-field.js

# A page that can't serve the module loads it from the script itself; the larger one, of fields that
# calculate, is beside the script.
base64 < $package/number-engine.wasm | tr -d '\n' > $package/engine.txt
awk 'NR == FNR { engine = $0; next } {
  sub(/new URL\("number-engine.wasm", import.meta.url\)/, "\"data:application/wasm;base64," engine "\"")
  print
}' $package/engine.txt $package/number-field.js > $package/number-field.cdn.js
rm $package/engine.txt

# The version is that of everything.
version=$(Scripts/Release/version.sh)
awk -v version="$version" 'NR == 3 { printf "  \"version\": \"%s\",\n", version } { print }' \
  Web/Package/package.json > $package/package.json
tarball=Web/.build-package/livenumber-number-field-$version.tgz
tar -c -z --sort=name --owner=0 --group=0 --numeric-owner --mtime=@499162500 \
  -f "$tarball" -C Web/.build-package package

# Debian has the declarations of React 18; those of React 19, Vue 3, and Angular are sketched.
if [ -d /usr/share/nodejs/@types/react ]; then
  tsc -p Web/Tests/types
  tsc -p Web/Tests/types/react-19.json
else
  echo "The types aren't checked: React's declarations are Debian's, in node-react." >&2
fi
for file in $package/number-field.js $package/*.wasm $package/number-field.cdn.js; do
  echo "$file: $(wc -c < $file | tr -d ' ') bytes, $(gzip -9 -c $file | wc -c | tr -d ' ') compressed"
done
echo "$tarball"
