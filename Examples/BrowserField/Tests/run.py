"""Runs the tests of the browser field in Chromium.

    python Tests/run.py             # all tests
    python Tests/run.py field       # those of a folder
    python Tests/run.py field/keys  # those of a file

Each `Tests/*/*.py` with a function `run(page, base_url, check)` is a test. It gets a new page, the
address of a server of this package, and a function `check(name, ok, detail="")` for each result.
"""

import importlib.util
import pathlib
import sys
import time
import traceback

from browser import browser, server

TESTS = pathlib.Path(__file__).resolve().parent


class Results:
    def __init__(self):
        self.count = 0
        self.failures = []

    def record(self, test, name, ok, detail=""):
        self.count += 1
        if not ok:
            self.failures.append((f"{test}: {name}", str(detail)))


def tests(selection):
    """Finds the tests, in the order of their names."""
    for path in sorted(TESTS.glob("*/*.py")):
        name = path.relative_to(TESTS).with_suffix("").as_posix()
        if not any(name == item or name.startswith(f"{item}/") for item in selection or [name]):
            continue
        spec = importlib.util.spec_from_file_location(name.replace("/", "_"), path)
        module = importlib.util.module_from_spec(spec)
        sys.path.insert(0, str(path.parent))
        spec.loader.exec_module(module)
        sys.path.pop(0)
        if hasattr(module, "run"):
            yield name, module.run


def run_test(name, run, chromium, base_url, results):
    """Runs a test in a page of its own. An error in the page, or in the test, is a failure."""
    context = chromium.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(error.message))

    def check(title, ok, detail=""):
        results.record(name, title, ok, detail)

    before, failed, start = results.count, len(results.failures), time.monotonic()
    try:
        run(page, base_url, check)
    except Exception:
        check("runs to its end", False, traceback.format_exc())
    # A test that provokes an error takes it from the list.
    check("no error in the page", not errors, "\n".join(errors))
    context.close()
    failures = len(results.failures) - failed
    print(f"{name}: {results.count - before} checks, {failures} failed, "
          f"{time.monotonic() - start:.1f} s", flush=True)


def main(selection):
    results = Results()
    with server() as base_url, browser() as chromium:
        for name, run in tests(selection):
            run_test(name, run, chromium, base_url, results)
    for title, detail in results.failures[:10]:
        print(f"\nFAILED {title}\n{detail}")
    for title, _ in results.failures[10:]:
        print(f"FAILED {title}")
    print(f"\n{results.count} checks, {len(results.failures)} failed")
    if results.count == 0:
        sys.exit(f"There is no test {' '.join(selection)}.")
    return 1 if results.failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
