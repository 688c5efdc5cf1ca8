"""What Scripts/package-web.sh writes for an app: it is small, and works like the modules."""

import gzip

import keys
from web_server import PACKAGE

DIRECTORY = PACKAGE / ".build-package"
# A third of it is messages in three languages.
SCRIPT_LIMIT = 13_000


def run(page, check):
    script = DIRECTORY / "number-field.js"
    check("the package is there", script.exists(), "run Scripts/package-web.sh")
    if not script.exists():
        return
    size = len(gzip.compress(script.read_bytes(), 9))
    print(f"field/package: {size:,} bytes of JavaScript, compressed")
    check("the JavaScript is small", size <= SCRIPT_LIMIT, f"{size} bytes, at most {SCRIPT_LIMIT}")
    keys.run(page, check, script="/.build-package/number-field.js")
    requests = set(page.server.requests) - {"blank.html", "recorder.js"}
    check("a page loads one script and the engine",
          requests == {"number-field.js", "number-engine.wasm"}, requests)
