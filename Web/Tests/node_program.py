"""Runs JavaScript with Node, in a folder where the package is installed as npm installs it."""

import pathlib
import shutil
import subprocess
import tempfile

from web_server import PACKAGE

DIRECTORY = PACKAGE / ".build-package" / "package"
# Debian's packages of Node.
MODULES = pathlib.Path("/usr/share/nodejs")


def run_node(code, modules=()):
    """Returns what a module writes to its output, and to its errors."""
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        installed = root / "node_modules"
        (installed / "@livenumber").mkdir(parents=True)
        (installed / "@livenumber" / "number-field").symlink_to(DIRECTORY)
        for module in modules:
            (installed / module).symlink_to(MODULES / module)
        (root / "program.mjs").write_text(code)
        result = subprocess.run(
            ["node", "--preserve-symlinks", "--preserve-symlinks-main", root / "program.mjs"],
            capture_output=True, text=True, check=False)
        return result.stdout, result.stderr


def has_node(test):
    """Returns whether there is Node, and says if a test can't run without."""
    if shutil.which("node"):
        return True
    print(f"  {test}: skipped: there is no Node")
    return False
