#!/usr/bin/env python3
"""Prints the list of what the command consists of, with versions, in the format SPDX 2.3.

    Scripts/Release/sbom.py VERSION static|dynamic
"""

import datetime
import json
import os
import platform
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def debian(archive):
    """Returns the version of the package that has an archive."""
    path = os.path.realpath(output("clang", f"-print-file-name={archive}").strip())
    package = output("dpkg-query", "--search", path).split(":")[0]
    return output("dpkg-query", "--show", "--showformat", "${Version}\n", package).split("\n")[0]


def icu():
    return re.search(r'#define U_ICU_VERSION "(.*)"', output(
        "clang", "-E", "-dM", "-include", "unicode/uvernum.h", "-xc", "/dev/null")).group(1)


def libraries(kind):
    """Returns names, versions, and licenses."""
    swift = re.search(r"Swift version ([0-9.]+)", output("swift", "--version")).group(1)
    with open(os.path.join(ROOT, "Packaging/Package.resolved"), encoding="utf-8") as file:
        pins = {pin["identity"]: pin["state"]["version"] for pin in json.load(file)["pins"]}
    found = [
        ("swift", swift, "Apache-2.0 WITH Swift-exception AND BSD-3-Clause"),
        ("swift-argument-parser", pins["swift-argument-parser"], "Apache-2.0 WITH Swift-exception"),
    ]
    if platform.system() != "Linux":
        return found + [("icu", icu(), "Unicode-DFS-2016 AND ICU AND BSD-3-Clause")]
    found += [
        ("icu", debian("libicuuc.a"), "Unicode-DFS-2016 AND ICU AND BSD-3-Clause"),
        ("libstdc++", debian("libstdc++.a"), "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ]
    if kind == "static":
        found.append(("glibc", debian("libc.a"), "LGPL-2.1-or-later"))
    return found


def package(name, version, license):
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name), "name": name,
        "versionInfo": version, "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION",
    }


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    version, kind = sys.argv[1:]
    own = package("numfmt-live", version, "Apache-2.0")
    parts = [package(*library) for library in libraries(kind)]
    moment = datetime.datetime.fromtimestamp(
        int(os.environ.get("SOURCE_DATE_EPOCH", "499162500")), datetime.timezone.utc)
    name = f"numfmt-live-{version}-{platform.system().lower()}-{platform.machine()}"
    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": name, "documentNamespace": f"https://spdx.org/spdxdocs/{name}",
        "creationInfo": {
            "created": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: LiveNumber/Scripts/Release/sbom.py"],
        },
        "packages": [own] + parts,
        "relationships": [{
            "spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
            "relatedSpdxElement": own["SPDXID"],
        }] + [{
            "spdxElementId": own["SPDXID"], "relationshipType": "STATIC_LINK",
            "relatedSpdxElement": part["SPDXID"],
        } for part in parts],
    }, indent=2))


main()
