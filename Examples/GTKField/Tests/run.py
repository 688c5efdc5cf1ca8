"""Runs the tests of the field for GTK, with real keys and a real mouse on an X server of its own.

    python3 Tests/run.py PROGRAM [TEST…]    # such as `keys`

Each other file here with a function `run(screen, window, check)` is a test. It gets a new window, and a function
`check(name, ok, detail="")` for each result. What fails is run once more with the same seed: GTK and the X server are
two programs, and at times one of them is told late of what the other did.
"""

import importlib
import os
import pathlib
import random
import sys
import time
import traceback

from screen import Screen, Window

TESTS = ["keys", "mouse", "composition", "focus", "accessibility",
         "random_keys"]


def run_test(name, screen, program, failures):
    count = 0
    start = time.monotonic()
    before = len(failures)

    def check(title, ok, detail=""):
        nonlocal count
        count += 1
        if not ok:
            failures.append((f"{name}: {title}", detail))

    try:
        with Window(screen, program) as window:
            importlib.import_module(name).run(screen, window, check)
    except Exception:
        check("runs to its end", False, traceback.format_exc())
    print(f"{name}: {count} checks, {len(failures) - before} failed, "
          f"{time.monotonic() - start:.1f} s", flush=True)
    return count


def main(program, selection):
    os.environ.setdefault("LIVENUMBER_SEED", str(random.randrange(1 << 32)))
    failures = []
    count = 0
    with Screen() as screen:
        for name in selection or TESTS:
            first = []
            count += run_test(name, screen, program, first)
            if first:
                print(f"again: {', '.join(title for title, _ in first[:3])}", flush=True)
                count += run_test(name, screen, program, failures)
    for title, detail in failures[:10]:
        print(f"\nFAILED {title}\n{detail}")
    for title, _ in failures[10:]:
        print(f"FAILED {title}")
    print(f"\n{count} checks, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
