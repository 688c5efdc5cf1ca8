#!/usr/bin/env python3
"""Writes custom-elements.json, from which editors know the attributes of <number-field>.

The options of a format and a field come from their types in number-engine.d.ts, if field-options.js
says that they are attributes. All else is in the template.

    Scripts/Web/element-manifest.py TEMPLATE WEB > custom-elements.json
"""

import json
import pathlib
import re
import sys

MEMBER = re.compile(r"/\*\* ((?:(?!\*/).)+?) \*/\s+(\w+)\?:\s*([^;]+);", re.DOTALL)


def attributes(web):
    """Returns the options and the styles that are attributes, by their names."""
    types = (web / "number-engine.d.ts").read_text()
    script = (web / "field-options.js").read_text()
    names = set(re.findall(r'"([a-z-]+)"', script))
    styles = re.findall(r'"(\w+)"', re.search(r"styleNames = \[(.*?)\]", script)[1])
    found = {style: ("boolean", f"The style `{style}`; the value is a fraction of one.") for style in styles}
    for interface in ("FormatOptions", "EditorOptions"):
        body = types.split(f"export interface {interface} {{")[1].split("\n}")[0]
        for description, option, kind in MEMBER.findall(body):
            name = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), option)
            if name in names and name != "step":
                found[name] = (kind.removesuffix("[]"), description)
    return [{"name": name, "type": {"text": kind}, "description": description}
            for name, (kind, description) in sorted(found.items())]


manifest = json.loads(pathlib.Path(sys.argv[1]).read_text())
manifest["modules"][0]["declarations"][0]["attributes"] += attributes(pathlib.Path(sys.argv[2]))
print(json.dumps(manifest, indent=2, ensure_ascii=False))
