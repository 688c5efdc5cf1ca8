"""What Scripts/package-web.sh writes for an app: it is small, and works like the modules."""

import gzip

import keys
from browser import PACKAGE

DIRECTORY = PACKAGE / ".build-package"
# A third of it is messages in three languages.
SCRIPT_LIMIT = 13_000


def run(page, base_url, check):
    script = DIRECTORY / "number-field.js"
    check("the package is there", script.exists(), "run Scripts/package-web.sh")
    if not script.exists():
        return
    size = len(gzip.compress(script.read_bytes(), 9))
    print(f"field/package: {size:,} bytes of JavaScript, compressed")
    check("the JavaScript is small", size <= SCRIPT_LIMIT, f"{size} bytes, at most {SCRIPT_LIMIT}")
    requests = []
    page.on("request", lambda request: requests.append(request.url.split("/")[-1]))
    keys.run(page, base_url, check, script="/.build-package/number-field.js")
    check("a page loads one script and the engine",
          requests == ["blank.html", "number-field.js", "number-engine.wasm"], requests)
