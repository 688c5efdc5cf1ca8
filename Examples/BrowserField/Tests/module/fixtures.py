"""Runs the recorded cases in Fixtures through the module."""

import json
import pathlib

FIXTURES = pathlib.Path(__file__).resolve().parents[4] / "Fixtures"

# Locales that Chromium has no data for, and locales that write the same text in it.
SUBSTITUTES = {"ccp": "en-IN-u-nu-cakm"}

# Folders that are skipped, with the reason.
SKIPPED = {"fy-NL": "Chromium has no data for this locale, and no other one with a minus at the end"}


def cases():
    for path in sorted(FIXTURES.glob("*/*.jsonl")):
        file = path.relative_to(FIXTURES).as_posix()
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield {"file": file, "number": number, "text": text}


def run(page, base_url, check):
    page.goto(f"{base_url}/Tests/blank.html")

    def failures(lines):
        script = "async (input) => (await import('/Tests/module/fixtures.js')).run(...input)"
        return page.evaluate(script, [lines, SUBSTITUTES])

    tagged, untagged, skipped = [], [], []
    for case in cases():
        folder = case["file"].split("/")[0]
        tag = "icu" in json.loads(case["text"])
        (skipped if folder in SKIPPED else tagged if tag else untagged).append(case)
    found = failures(untagged)
    check("there are cases", len(untagged) > 4_000, f"{len(untagged)} in {FIXTURES}")
    check("every case passes", not found, "\n".join(found[:10]))
    print(f"  {len(untagged) - len(found)} of {len(untagged)} cases pass")
    for folder, reason in SKIPPED.items():
        count = sum(case["file"].startswith(f"{folder}/") for case in skipped)
        print(f"  {count} of {folder} skipped: {reason}")
    # The text of these is that of ICU 72. Most of it is the same in the browser's newer data.
    others = failures(tagged)
    print(f"  {len(tagged) - len(others)} of {len(tagged)} cases for ICU 72 pass too (not required)")
