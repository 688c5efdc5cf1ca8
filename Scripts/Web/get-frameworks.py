#!/usr/bin/env python3
"""Takes the frameworks that the field is tested in, and axe-core, out of wheels of PyPI.

Each is a file of its wheel as it is, except Lit, which is a part of Shiny's script. pip compares the wheels with their
hashes. What was taken by this same program isn't downloaded again.

    Scripts/Web/get-frameworks.py FOLDER
"""

import filecmp
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

# Wheels, their SHA-256, and the names that their files get.
WHEELS = [
    ("dash==4.5.0rc2", "1fc955394492490d6ae17f22b25753eacb6e8a4c67e38da2352da9c89bbf4a78", {
        "dash/deps/react@18.3.1.js": "react-18.js",
        "dash/deps/react-dom@18.3.1.js": "react-dom-18.js",
        "dash/deps/react@19.2.4.js": "react-19.js",
        "dash/deps/react-dom@19.2.4.js": "react-dom-19.js",
    }),
    ("nicegui==3.18.0", "a2bd51642312d98aab6d8b641245d796ff1b89da5829777170bcc488140c3dcd", {
        "nicegui/static/vue.esm-browser.js": "vue.js",
    }),
    ("shiny==1.8.0", "19bc45d80d45242752b78d92abab45f4e72b9ab86b0de436bd8d8795af1aa71d", {
        "shiny/www/shared/shiny.js": "lit.js",
        "shiny/www/shared/jquery/jquery-3.6.0.min.js": "jquery.js",
    }),
    ("datasette-preact==0.0.1", "6cfe3b4d4651ffa4ec9207e3df40e49ea5e157d9b064ac02fd516d931cd52a58", {
        "datasette_preact/static/preact-10.27.2-htm-3.1.1.min.js": "preact.js",
    }),
    ("django-unfold==0.91.0", "486a468ec4788e0668a9e73686796b04450709171af4ac213b6d229a8015676a", {
        "unfold/static/unfold/js/alpine/alpine.js": "alpine.js",
    }),
    ("django-htmx==1.29.0", "0ec5be1645ed71e6787bd75e0250624f00274ac3bb1730f07b6629a95688929b", {
        "django_htmx/static/django_htmx/htmx-2.js": "htmx-2.js",
        "django_htmx/static/django_htmx/htmx-4.js": "htmx-4.js",
    }),
    ("axe-playwright-python==0.1.8", "fdd263c998388f1a8e67cad02677e612d946248bd44d163be5e8650ea31f95f8", {
        "axe_playwright_python/axe.min.js": "axe.js",
    }),
]


def lit(script):
    """Returns Lit as a module: Shiny's bundler writes it in one piece, and names what it exports `i4` and `x`."""
    start = script.index("  // node_modules/@lit/")
    return script[start:script.index("  // srcts/", start)] + "export { i4 as LitElement, x as html };\n"


def download(folder):
    """Downloads the wheels, and returns their paths in the order of the table."""
    requirements = folder / "requirements.txt"
    requirements.write_text("".join(f"{wheel} --hash=sha256:{sha256}\n" for wheel, sha256, _ in WHEELS))
    pip = subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes",
                          "--only-binary=:all:", "--dest", folder, "--requirement", requirements])
    if pip.returncode:
        sys.exit("The frameworks can't be downloaded.")
    for wheel, _, _ in WHEELS:
        name, version = wheel.split("==")
        [path] = folder.glob(f"{name.replace('-', '_')}-{version}-*.whl")
        yield path


def main(folder):
    # The copy of this program tells what the files were made with.
    made_with = folder / "get-frameworks.py"
    if made_with.exists() and filecmp.cmp(__file__, made_with, shallow=False):
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as wheels:
        for path, (wheel, _, files) in zip(download(pathlib.Path(wheels)), WHEELS):
            with zipfile.ZipFile(path) as archive:
                for source, target in files.items():
                    text = archive.read(source).decode()
                    (folder / target).write_text(lit(text) if target == "lit.js" else text)
                    print(f"{target}: {source} of {wheel}", flush=True)
    shutil.copy(__file__, made_with)


main(pathlib.Path(sys.argv[1]))
