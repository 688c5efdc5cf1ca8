"""Runs the recorded cases in Fixtures through the modules."""

import json
import pathlib
import re

FIXTURES = pathlib.Path(__file__).resolve().parents[3] / "Fixtures"

# A locale that browsers can lack, and one that writes the same text in them.
SUBSTITUTES = {"ccp": "en-IN-u-nu-cakm"}


# Options that only the larger module has.
EXPRESSION_OPTIONS = {"accepts"}
TYPES = pathlib.Path(__file__).resolve().parents[2] / "Element/number-engine.d.ts"
# Options that pages have, with their names in Swift where `fixtures.js` writes others.
OPTIONS = {*re.findall(r"^  (\w+)\?:", TYPES.read_text(encoding="utf-8"), re.M), "grouping", "prefix", "suffix"}
EXPRESSION_MODULE = "number-engine-expressions.wasm"


def cases():
    for path in sorted(FIXTURES.glob("*/*.jsonl")):
        file = path.relative_to(FIXTURES).as_posix()
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if json.loads(text).get("options", {}).keys() <= OPTIONS:
                yield {"file": file, "number": number, "text": text}


def run(page, check):
    page.goto("/Tests/blank.html")
    expressions = [case for case in cases() if EXPRESSION_OPTIONS & json.loads(case["text"]).get("options", {}).keys()]
    others = [case for case in cases() if case not in expressions]
    check("there are cases", len(others) > 4_000 and len(expressions) > 150, f"{len(others)}, {len(expressions)}")
    run_in("number-engine.wasm", others, page, check)
    # The larger module is the same engine.
    run_in(EXPRESSION_MODULE, others + expressions, page, check)


def run_in(module, cases, page, check):
    def failures(lines):
        script = "async (input) => (await import('/Tests/module/fixtures.js')).run(...input)"
        return page.evaluate(script, [lines, SUBSTITUTES, module])

    tagged, untagged = [], []
    for case in cases:
        (tagged if "icu" in json.loads(case["text"]) else untagged).append(case)
    names = {json.loads(case["text"])["locale"] for case in tagged + untagged} - set(SUBSTITUTES)
    missing = set(page.evaluate("""(names) => names.filter((name) =>
      !Intl.NumberFormat.supportedLocalesOf(name).length)""", sorted(names)))
    check("the browser has the locales", len(missing) < 5, missing)
    skipped = [case for case in untagged if json.loads(case["text"])["locale"] in missing]
    untagged = [case for case in untagged if case not in skipped]
    found = failures(untagged)
    check(f"{module}: every case passes", not found, "\n".join(found[:10]))
    print(f"  {module}: {len(untagged) - len(found)} of {len(untagged)} cases pass")
    if skipped:
        print(f"  {len(skipped)} skipped: the browser has no data for {', '.join(sorted(missing))}")
    # The text of these is that of ICU 72. Most of it is the same in a browser's newer data.
    others = failures([case for case in tagged if case["text"] not in missing])
    print(f"  {len(tagged) - len(others)} of {len(tagged)} cases for ICU 72 pass too (not required)")
