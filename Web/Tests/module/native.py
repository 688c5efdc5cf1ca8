"""Compares what the module makes of random texts, typed or pasted, with what the command makes.

The package's random tests hold the command's engine to its promises. The command is the one that
was built last. Set LIVENUMBER_SEED to repeat a run, and LIVENUMBER_TEST_FACTOR for more texts.
"""

import json
import os
import pathlib
import random
import subprocess

EXPRESSION_MODULE = "number-engine-expressions.wasm"
ROOT = pathlib.Path(__file__).resolve().parents[3]
COUNT = 20_000
LOCALES = ["en", "de", "fr", "de-CH", "hi-IN", "ar-EG", "fa", "pl", "es", "sv", "ja", "pt-BR", "he",
           "en-IN"]
OPTIONS = [
    {}, {}, {}, {"style": "percent"}, {"maximumFractionDigits": 0},
    {"style": "currency", "currency": "EUR"}, {"style": "currency", "currency": "USD"},
    {"style": "currency", "currency": "JPY"},
    {"style": "currency", "currency": "CHF", "currencyDisplay": "code"},
    {"maximumFractionDigits": 2, "fractionOverflow": "roundOnCommit"}, {"allowsNegative": False},
    {"paste": "locale"}, {"accepts": ["arithmetic", "scientific"]},
]
# A field whose text depends on the version of a locale's data shows one of these otherwise.
SAMPLES = ["-1234567.5", "0.25"]
SEPARATORS = [",", ".", " ", "'", "\u00a0", "\u202f", "’", "٫", "٬", ""]
FRONT = ["-", "+", "(", "−", "$", "€", "Rs.", "No. ", "¥", "kr.", "CHF.", "EUR "]
BACK = ["-", "–", ")", ",-", ".--", " €", " EUR", "%", " km", "x", "k", "円", "-¥"]


def command():
    """Returns the command, which is built if it isn't there."""
    for kind in ["debug", "release"]:
        path = ROOT / ".build" / kind / "numfmt-live"
        if path.exists():
            return path
    subprocess.run(["swift", "build", "--quiet", "--product", "numfmt-live"], cwd=ROOT, check=True)
    return ROOT / ".build" / "debug" / "numfmt-live"


def number(choose):
    """Returns a number of any convention, with something around it."""
    group, decimal = (choose.choice(SEPARATORS) for _ in range(2))
    digits = "".join(choose.choice("0123456789") for _ in range(choose.randint(1, 9)))
    split = choose.randint(0, len(digits))
    size = choose.choice([3, 3, 3, 1, 2, 4])
    integer, groups = digits[:split], []
    while group and len(integer) > size:
        integer, last = integer[:-size], integer[-size:]
        groups.insert(0, last)
    text = group.join([integer, *groups])
    if split < len(digits):
        text += decimal + digits[split:]
    if choose.random() < 0.1:
        text += choose.choice(["e3", "E+05", "E-2", "e", "E+"])
    text = choose.choice([""] * 8 + FRONT) + text + choose.choice([""] * 8 + BACK)
    if choose.random() < 0.15:
        place = choose.randint(0, len(text))
        text = text[:place] + choose.choice(".,-0 5€'") + text[place + choose.randint(0, 1):]
    return text or "0"


def cases(choose, count):
    for index in range(count):
        way = choose.choice(["type", "paste"])
        options = choose.choice(OPTIONS)
        text = number(choose)
        while "accepts" in options and choose.random() < 0.5:
            text += choose.choice("+-*/×%( ") + number(choose)
        actions = [{way: text}]
        if choose.random() < 0.2:
            actions.append({choose.choice(["backspace", "left"]): choose.randint(1, 3)})
            actions.append({"type": choose.choice([".", ",", "5", "-", "00"])})
        if choose.random() < 0.2:
            actions.append({"commit": True})
        yield {"name": str(index), "locale": choose.choice(LOCALES),
               "options": options, "actions": actions}


def recorded(cases):
    """Returns the cases with what the command's fields show."""
    lines = "".join(json.dumps(case) + "\n" for case in cases)
    output = subprocess.run([command(), "replay", "-"], input=lines, stdout=subprocess.PIPE,
                            text=True, check=True)
    shown = [json.loads(line) for line in output.stdout.splitlines()]
    assert len(shown) == len(cases)
    for case, result in zip(cases, shown):
        result["expect"] = result.pop("text")
        yield {**case, **result, "name": f"{case['locale']} {case['options']} {case['actions']}"}


def run(page, check):
    seed = int(os.environ["LIVENUMBER_SEED"])
    count = COUNT * max(int(os.environ.get("LIVENUMBER_TEST_FACTOR") or 1) // 4, 1)
    print(f"  LIVENUMBER_SEED={seed}, {count} texts")
    page.goto("/Tests/blank.html")

    def failures(cases, name):
        lines = [{"file": name, "number": index, "text": json.dumps(case)}
                 for index, case in enumerate(cases)]
        script = "async (input) => (await import('/Tests/module/fixtures.js')).run(...input)"
        calculating = [line for line in lines if "accepts" in line["text"]]
        others = [line for line in lines if line not in calculating]
        return (page.evaluate(script, [others, {}])
                + page.evaluate(script, [calculating, {}, EXPRESSION_MODULE]))

    samples = [
        {"name": "", "locale": locale, "options": options, "actions": [{"set": sample}]}
        for locale in LOCALES for options in OPTIONS for sample in SAMPLES
    ]
    samples = list(recorded(samples))
    others = {int(failure.split(":")[1]) for failure in failures(samples, "samples")}
    others = {(samples[index]["locale"], str(samples[index]["options"])) for index in others}
    found = [case for case in recorded(list(cases(random.Random(seed), count)))
             if (case["locale"], str(case["options"])) not in others]
    check("most fields show the same text", len(found) > 0.8 * count, others)
    differences = failures(found, "texts")
    check("each outcome is the command's", not differences, "\n".join(differences[:10]))
    print(f"  {len(found)} of {count} texts compared")
