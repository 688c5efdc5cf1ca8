"""Runs the tests of the browser field in Chromium, Firefox, and WebKit.

    python Tests/run.py                     # the tests of the engine and the field, in all browsers
    python Tests/run.py field               # those of a folder
    python Tests/run.py firefox field/keys  # those of a file in one browser
    python Tests/run.py frameworks          # the field in frameworks, which Scripts/Web/web-frameworks.sh downloads

Each `Tests/*/*.py` with a function `run(page, check)` is a test. It calls
`check(name, ok, detail="")` for each result, and asks `check.skips(feature)` before what a browser can't do.
What fails is run once more in a new page with the same seed: a browser is several programs, and at times one of them
hears late of what another did.
"""

import importlib.util
import os
import pathlib
import random
import sys
import time
import traceback

from browsers import BROWSERS
from web_server import serve

TESTS = pathlib.Path(__file__).resolve().parent
# The others need what is downloaded.
FOLDERS = ["field", "module"]


class Check:
    """The results of all tests, and where the next one belongs."""

    def __init__(self):
        self.count = 0
        self.failures = []
        self.skipped = []
        self.lacks = {}
        self.test = ""

    def begin(self, test, lacks):
        self.test = test
        self.lacks = lacks

    def __call__(self, name, ok, detail=""):
        self.count += 1
        if not ok:
            self.failures.append((f"{self.test}: {name}", str(detail)))

    def skips(self, feature):
        """Returns whether the browser lacks a feature, and reports it with the reason."""
        if feature in self.lacks and (self.test, feature) not in self.skipped:
            self.skipped.append((self.test, feature))
            print(f"  {self.test}: skipped {feature}: {self.lacks[feature]}", flush=True)
        return feature in self.lacks


def tests(selection):
    """Finds the tests, in the order of their names."""
    for path in sorted(TESTS.glob("*/*.py")):
        name = path.relative_to(TESTS).with_suffix("").as_posix()
        if not any(name == item or name.startswith(f"{item}/") for item in selection or FOLDERS):
            continue
        spec = importlib.util.spec_from_file_location(name.replace("/", "_"), path)
        module = importlib.util.module_from_spec(spec)
        sys.path.insert(0, str(path.parent))
        spec.loader.exec_module(module)
        sys.path.pop(0)
        if hasattr(module, "run"):
            yield name, module.run


def run_test(name, run, page, check):
    """Runs a test in a new page. An error in the page, or in the test, is a failure."""
    check.begin(f"{page.name}: {name}", page.lacks)
    page.server.reset()
    page.stops_clock = False
    before, failed, start = check.count, len(check.failures), time.monotonic()
    try:
        run(page, check)
        # A test that provokes an error takes it from the list.
        errors = page.take_errors()
        check("no error in the page", not errors, "\n".join(errors))
    except Exception:
        check("runs to its end", False, traceback.format_exc())
    print(f"{check.test}: {check.count - before} checks, {len(check.failures) - failed} failed, "
          f"{time.monotonic() - start:.1f} s", flush=True)


def main(arguments):
    names = [browser.name for browser in BROWSERS]
    selection = [item for item in arguments if item not in names]
    chosen = [item for item in arguments if item in names] or names
    os.environ.setdefault("LIVENUMBER_SEED", str(random.randrange(1 << 32)))
    check = Check()
    with serve() as server:
        for browser in BROWSERS:
            if browser.name not in chosen:
                continue
            with browser.start(server) as page:
                for name, run in tests(selection):
                    passed = len(check.failures)
                    run_test(name, run, page, check)
                    first = check.failures[passed:]
                    if first:
                        print(f"again: {', '.join(title for title, _ in first[:3])}", flush=True)
                        del check.failures[passed:]
                        run_test(name, run, page, check)
    for title, detail in check.failures[:10]:
        print(f"\nFAILED {title}\n{detail}")
    for title, _ in check.failures[10:]:
        print(f"FAILED {title}")
    print(f"\n{check.count} checks, {len(check.failures)} failed, "
          f"{len(check.skipped)} groups skipped")
    if check.count == 0:
        sys.exit(f"There is no test {' '.join(selection)}.")
    return 1 if check.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
