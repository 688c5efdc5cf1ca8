"""What Scripts/Web/package-web.sh packs for an app: it is small, complete, and works like the modules."""

import gzip
import json
import tarfile

import keys
from field_page import FieldPage, checker
from web_server import PACKAGE

DIRECTORY = PACKAGE / ".build-package"
ADDRESS = "/.build-package/package"
# A seventh of it is messages in English.
SCRIPT_LIMIT = 15_000


def run(page, check):
    root = DIRECTORY / "package"
    check("the package is there", root.exists(), "run Scripts/Web/package-web.sh")
    if not root.exists():
        return
    files(root, check)
    size = len(gzip.compress((root / "number-field.js").read_bytes(), 9))
    print(f"  {size:,} bytes of JavaScript, compressed")
    check("the JavaScript is small", size <= SCRIPT_LIMIT, f"{size} bytes, at most {SCRIPT_LIMIT}")

    keys.run(page, check, script=f"{ADDRESS}/number-field.js")
    requests = set(page.server.requests) - {"blank.html", "recorder.js"}
    check("a page loads one script and the engine",
          requests == {"number-field.js", "number-engine.wasm"}, requests)
    exports = page.evaluate(f"import('{ADDRESS}/number-field.js').then(Object.keys)")
    check("the exports", sorted(exports) == ["NumberField", "engine", "loadNumberEngine", "messages"],
          exports)
    manifest = json.loads((root / "custom-elements.json").read_text())
    names = {item["name"] for item in manifest["modules"][0]["declarations"][0]["attributes"]}
    observed = set(page.evaluate("customElements.get('number-field').observedAttributes"))
    check("custom-elements.json has the attributes", names == observed, names ^ observed)

    page.server.reset()
    fields = FieldPage(page, '<number-field id="f" locale="de" value="1234.5"></number-field>',
                       script=f"{ADDRESS}/number-field.cdn.js")
    checker(fields, check)("one file", "f", None, "1234.5")
    check("it loads nothing else", "number-engine.wasm" not in page.server.requests,
          page.server.requests)
    fields.run("f.accepts = 'arithmetic'; f.ready.then(() => {})")
    fields.focus("f")
    fields.press("End + 1 Enter")
    checker(fields, check)("its fields calculate with the engine beside it", "f", None, "1235.5")


def files(root, check):
    """The tarball is the folder, and has what package.json names."""
    package = json.loads((root / "package.json").read_text())
    targets = [*map(package.get, ["main", "types", "unpkg", "jsdelivr", "customElements"]),
               *package["sideEffects"], "README.md", "Recipes.md"]
    for target in package["exports"].values():
        targets += [target] if isinstance(target, str) else target.values()
    missing = [target for target in targets if not any(root.glob(target.removeprefix("./")))]
    check("each export is there", missing == [], missing)
    [tarball] = DIRECTORY.glob(f"*-{package['version']}.tgz")
    with tarfile.open(tarball) as archive:
        packed = {item.name for item in archive if item.isfile()}
    expected = {f"package/{path.relative_to(root)}" for path in root.rglob("*") if path.is_file()}
    check("the tarball is the folder", packed == expected, packed ^ expected)
