#!/bin/sh
# Builds the package for one of Apple's systems, with the Xcode that is selected, and runs what can run there: the
# tests of the package on macOS and on the simulators of iOS and visionOS, and the UI tests of Examples/FieldsApp on
# macOS and iOS. Warnings are errors.
#
#   Scripts/Tests/test-apple.sh macOS|iOS|visionOS|tvOS|watchOS
set -eu
cd "$(dirname "$0")/../.."

system=${1-}
[ "$(uname -s)" = Darwin ] || { echo 'This needs a Mac with Xcode.' >&2; exit 1; }

# As an app gets the package: the library alone, on Foundation's locale data.
export LIVENUMBER_COMMAND=0
export LIVENUMBER_WARNINGS_AS_ERRORS=1

# Prints the destination of the newest simulator of a runtime, such as iOS, whose name has a word in it.
simulator() {
  xcrun simctl list --json devices available | python3 -c '
import json, re, sys
runtime, word = sys.argv[1:]
found = []
for identifier, devices in json.load(sys.stdin)["devices"].items():
    match = re.fullmatch(rf".*SimRuntime\.{runtime}-([0-9-]+)", identifier)
    if match:
        version = [int(number) for number in match[1].split("-")]
        found += [(version, device["udid"]) for device in devices if word in device["name"]]
if not found:
    sys.exit(f"no simulator of {runtime}")
print("id=" + max(found)[1])
' "$1" "$2"
}

# A new Xcode, and an image of GitHub's, can come with the platforms of macOS and iOS alone.
if [ "$system" != macOS ] && ! xcrun simctl list runtimes | grep -q "^$system "; then
  xcodebuild -downloadPlatform "$system"
fi

# xcode ACTION SCHEME DESTINATION OPTIONS... : an action of xcodebuild, whose products aren't in the repository.
xcode() {
  action=$1 scheme=$2 destination=$3
  shift 3
  xcodebuild "$action" -scheme "$scheme" -destination "$destination" \
    -derivedDataPath .build-xcode -skipPackagePluginValidation CODE_SIGN_IDENTITY=- "$@"
}

# The scheme of all products and tests, which Xcode makes of a manifest.
package=LiveNumber-Package
app='-project Examples/FieldsApp/FieldsApp.xcodeproj'

# shellcheck disable=SC2086 # options have to be split
case $system in
  macOS)
    swift build --build-tests
    swift test --skip-build --disable-xctest
    xcode test FieldsApp 'platform=macOS' $app
    ;;
  iOS)
    destination=$(simulator iOS iPhone)
    xcode test "$package" "$destination"
    xcode test FieldsApp "$destination" $app
    xcode build "$package" 'platform=macOS,variant=Mac Catalyst'
    ;;
  visionOS) xcode test "$package" "$(simulator xrOS Apple)" ;;
  tvOS | watchOS) xcode build "$package" "generic/platform=$system Simulator" ;;
  *) echo "usage: $0 macOS|iOS|visionOS|tvOS|watchOS" >&2; exit 64 ;;
esac
