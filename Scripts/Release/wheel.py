#!/usr/bin/env python3
"""Makes a wheel, for `pip install`, of a tree with the command.

    Scripts/Release/wheel.py VERSION TREE FOLDER
"""

import base64
import hashlib
import os
import platform
import sys
import time
import zipfile

SUMMARY = "Formats, parses, and edits numbers in any locale, on the command line"


def tags():
    """Returns the systems that the command runs on, in the terms of PEP 600 and PEP 656."""
    machine = platform.machine()
    if platform.system() == "Darwin":
        return [f"macosx_15_0_{machine}"]
    # The static command needs neither glibc nor musl.
    return [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    version, tree, folder = sys.argv[1:]
    stem = f"numfmt_live-{version}"
    info = f"{stem}.dist-info"
    tag = f"py3-none-{'.'.join(tags())}"
    files = {}

    def add(name, content, mode=0o644):
        files[name] = (content, mode)

    for path, _, names in sorted(os.walk(tree)):
        for name in sorted(names):
            file = os.path.join(path, name)
            with open(file, "rb") as source:
                content = source.read()
            place = os.path.relpath(file, tree).replace(os.sep, "/")
            if place.startswith("share/doc/"):
                # PEP 770 has a place for lists of contents.
                kind = "sboms" if name.endswith(".spdx.json") else "licenses"
                if name != "CHANGELOG.md":
                    add(f"{info}/{kind}/{name}", content)
            elif place.startswith("bin/"):
                add(f"{stem}.data/scripts/{name}", content, 0o755)
            else:
                add(f"{stem}.data/data/{place}", content)

    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Packaging/wheel.md"),
              encoding="utf-8") as file:
        description = file.read()
    licenses = "".join(f"License-File: {name.split('/')[-1]}\n" for name in files
                       if name.startswith(f"{info}/licenses/"))
    add(f"{info}/METADATA", (
        f"Metadata-Version: 2.4\nName: numfmt-live\nVersion: {version}\nSummary: {SUMMARY}\n"
        f"License-Expression: Apache-2.0\n{licenses}Requires-Python: >=3.8\n"
        f"Description-Content-Type: text/markdown\n\n{description}").encode())
    platforms = "".join(f"Tag: py3-none-{system}\n" for system in tags())
    add(f"{info}/WHEEL", ("Wheel-Version: 1.0\nGenerator: LiveNumber\n"
                          f"Root-Is-Purelib: false\n{platforms}").encode())

    record = f"{info}/RECORD"
    lines = []
    for name, (content, _) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}\n")
    add(record, ("".join(lines) + f"{record},,\n").encode())

    moment = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", "499162500")))[:6]
    with zipfile.ZipFile(os.path.join(folder, f"{stem}-{tag}.whl"), "w") as archive:
        for name, (content, mode) in files.items():
            entry = zipfile.ZipInfo(name, moment)
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)


main()
