#!/usr/bin/env python3
"""Checks an Xcode project without Xcode: every reference leads to an object of the right kind, and every path to a
folder or a package; its schemes name its targets; and the app's check-list has each question of the guide.

  Scripts/Checks/check-project.py PROJECT.xcodeproj
"""

import os
import re
import sys
import xml.etree.ElementTree as ET

from pbxproj import XcodeProject

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")

# The properties that refer to objects, and the kinds of these. A list refers with each of its items.
REFERENCES = {
    "buildConfigurationList": {"XCConfigurationList"},
    "buildConfigurations": {"XCBuildConfiguration"},
    "buildPhases": {"PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"},
    "children": {"PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"},
    "containerPortal": {"PBXProject"},
    "dependencies": {"PBXTargetDependency"},
    "files": {"PBXBuildFile"},
    "fileSystemSynchronizedGroups": {"PBXFileSystemSynchronizedRootGroup"},
    "mainGroup": {"PBXGroup"},
    "packageProductDependencies": {"XCSwiftPackageProductDependency"},
    "packageReferences": {"XCLocalSwiftPackageReference"},
    "productRef": {"XCSwiftPackageProductDependency"},
    "productReference": {"PBXFileReference"},
    "productRefGroup": {"PBXGroup"},
    "remoteGlobalIDString": {"PBXNativeTarget"},
    "target": {"PBXNativeTarget"},
    "targetProxy": {"PBXContainerItemProxy"},
    "targets": {"PBXNativeTarget"},
}
IDENTIFIER = re.compile(r"[0-9A-F]{24}")


def main():
    path = sys.argv[1]
    folder = os.path.dirname(path)
    project = XcodeProject.load(os.path.join(path, "project.pbxproj"))
    objects = {each.get_id(): each for each in project.objects.get_objects_in_section(
        *project.objects.get_sections())}
    errors = [] if project.objectVersion == "77" else ["objectVersion isn't 77"]
    used = {project.rootObject}

    for identifier, thing in objects.items():
        for key in thing.get_keys():
            value = thing[key]
            for item in value if isinstance(value, list) else [value]:
                if not isinstance(item, str) or not IDENTIFIER.fullmatch(item):
                    continue
                kind = objects[item].isa if item in objects else None
                used.add(item)
                if kind not in REFERENCES.get(key, set()):
                    errors.append(f"{thing.isa} {identifier}: {key} refers to {kind} {item}")
    errors += [f"nothing refers to {objects[each].isa} {each}" for each in objects if each not in used]

    products = products_of_package()
    for thing in objects.values():
        if thing.isa in ("PBXFileSystemSynchronizedRootGroup", "PBXGroup") and "path" in thing:
            files = os.listdir(os.path.join(folder, thing.path))
            if not any(each.endswith(".swift") for each in files):
                errors.append(f"no Swift files in {thing.path}")
        elif thing.isa == "XCLocalSwiftPackageReference":
            if not os.path.exists(os.path.join(folder, thing.relativePath, "Package.swift")):
                errors.append(f"no package at {thing.relativePath}")
        elif thing.isa == "XCSwiftPackageProductDependency" and thing.productName not in products:
            errors.append(f"the package has no product {thing.productName}")

    targets = {each.get_id(): each.name for each in objects.values() if each.isa == "PBXNativeTarget"}
    for thing in objects.values():
        name = thing["buildSettings"]["TEST_TARGET_NAME"] if thing.isa == "XCBuildConfiguration" else None
        if name not in (None, *targets.values()):
            errors.append(f"TEST_TARGET_NAME is {name}")
    schemes = os.path.join(path, "xcshareddata/xcschemes")
    for scheme in os.listdir(schemes):
        for reference in ET.parse(os.path.join(schemes, scheme)).iter("BuildableReference"):
            named = reference.get("BlueprintIdentifier"), reference.get("BlueprintName")
            if named not in targets.items():
                errors.append(f"{scheme} names {named}")
            if reference.get("ReferencedContainer") != f"container:{os.path.basename(path)}":
                errors.append(f"{scheme} is of {reference.get('ReferencedContainer')}")

    errors += missing_questions(folder)
    for error in errors:
        print(f"error: {path}: {error}", file=sys.stderr)
    sys.exit(bool(errors))


def products_of_package():
    with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
        return re.findall(r'\.library\(name: "(\w+)"', file.read())


def missing_questions(folder):
    guide = os.path.join(ROOT, "Sources/LiveNumberUI/LiveNumberUI.docc/OnADevice.md")
    questions, answered = (rows(guide), rows(os.path.join(folder, "README.md")))
    with open(os.path.join(folder, "FieldsAppUITests/DeviceTests.swift"), encoding="utf-8") as file:
        tests = set(re.findall(r"func (test\w+)", file.read()))
    named = set(re.findall(r"DeviceTests\.(test\w+)", " ".join(answered.values())))
    return [f"the check-list lacks: {each}" for each in questions if each not in answered] + [
        f"the check-list names no test {each}" for each in named - tests]


def rows(path):
    with open(path, encoding="utf-8") as file:
        cells = [[cell.strip() for cell in line.split("|")] for line in file if line.startswith("| ")]
    return {row[1]: row[2] for row in cells if row[1].endswith("?")}


if __name__ == "__main__":
    main()
