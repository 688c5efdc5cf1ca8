#!/usr/bin/env python3
"""Prints the list of what the command consists of, with versions, in the format SPDX 2.3.

    Scripts/Release/sbom.py NAME VERSION static|dynamic

The name is that of the archive or of the package, without its extension. Each part has its address of a
package (purl), by which scanners for known vulnerabilities look it up; Debian's are those of the source.
"""

import datetime
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import urllib.parse

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def debian(path):
    """Returns the version of the package that has a file, and its address."""
    package = output("dpkg-query", "--search", os.path.realpath(path)).split(":")[0]
    fields = output("dpkg-query", "--show", "--showformat",
                    "${Version} ${source:Package} ${source:Version}\n", package).split("\n")[0]
    version, source, source_version = fields.split()
    system = platform.freedesktop_os_release()["ID"]
    return version, f"pkg:deb/{system}/{source}@{urllib.parse.quote(source_version)}?arch=source"


def archive(name):
    return debian(output("clang", f"-print-file-name={name}").strip())


def icu():
    version = re.search(r'#define U_ICU_VERSION "(.*)"', output(
        "clang", "-E", "-dM", "-include", "unicode/uvernum.h", "-xc", "/dev/null")).group(1)
    return version, f"pkg:github/unicode-org/icu@release-{version.replace('.', '-')}"


def libraries(kind):
    """Returns names, versions with addresses, and licenses of what is in the command."""
    swift = re.search(r"Swift version ([0-9.]+)", output("swift", "--version")).group(1)
    with open(os.path.join(ROOT, "Packaging/Package.resolved"), encoding="utf-8") as file:
        pins = {pin["identity"]: pin["state"]["version"] for pin in json.load(file)["pins"]}
    parser = pins["swift-argument-parser"]
    found = [
        ("swift", (swift, f"pkg:github/swiftlang/swift@swift-{swift}-RELEASE"),
         "Apache-2.0 WITH Swift-exception AND BSD-3-Clause"),
        ("swift-argument-parser",
         (parser, f"pkg:swift/github.com/apple/swift-argument-parser@{parser}"),
         "Apache-2.0 WITH Swift-exception"),
    ]
    if platform.system() != "Linux":
        return found + [("icu", icu(), "Unicode-DFS-2016 AND ICU AND BSD-3-Clause")]
    found += [
        ("icu", archive("libicuuc.a"), "Unicode-DFS-2016 AND ICU AND BSD-3-Clause"),
        ("libstdc++", archive("libstdc++.a"), "GPL-3.0-or-later WITH GCC-exception-3.1"),
        ("libgcc", archive("libgcc.a"), "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ]
    if kind == "static":
        found.append(("glibc", archive("libc.a"), "LGPL-2.1-or-later"))
    return found


def tools():
    """Returns what a second build needs in the same version to give the same bytes."""
    if platform.system() != "Linux":
        return []
    return [("binutils", debian(shutil.which("strip")), "GPL-3.0-or-later"),
            ("xz-utils", debian(shutil.which("xz")), "GPL-2.0-or-later")]


def package(name, version, license):
    version, address = version
    found = {
        "SPDXID": "SPDXRef-" + name.replace("+", "p"), "name": name, "versionInfo": version,
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION",
    }
    if address:
        found["externalRefs"] = [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                                  "referenceLocator": address}]
    return found


def relationship(element, kind, other):
    return {"spdxElementId": element["SPDXID"], "relationshipType": kind,
            "relatedSpdxElement": other["SPDXID"]}


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    name, version, kind = sys.argv[1:]
    document = {"SPDXID": "SPDXRef-DOCUMENT"}
    own = package("numfmt-live", (version, None), "Apache-2.0")
    parts = [package(*library) for library in libraries(kind)]
    used = [package(*tool) for tool in tools()]
    moment = datetime.datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", "499162500")), datetime.timezone.utc)
    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", **document,
        "name": name, "documentNamespace": f"https://spdx.org/spdxdocs/{name}",
        "creationInfo": {
            "created": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: LiveNumber/Scripts/Release/sbom.py"],
        },
        "packages": [own] + parts + used,
        "relationships": [relationship(document, "DESCRIBES", own)]
        + [relationship(own, "STATIC_LINK", part) for part in parts]
        + [relationship(tool, "BUILD_TOOL_OF", own) for tool in used],
    }, indent=2))


main()
