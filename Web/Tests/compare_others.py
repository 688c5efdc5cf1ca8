"""Counts the wrong numbers of this field and of two others, in German, for the README's comparison.

    python3 Tests/compare_others.py AUTONUMERIC CLEAVE    # folders with their repositories
"""

import pathlib
import re
import sys

from browsers import Chromium
from web_server import serve

# What is done, and the number that was meant. A number is typed, unless its first character says that it is pasted (`^`)
# or composed (`~`), that it names keys (`#`), or that it is the offset of a caret (`@`).
SCRIPTS = [
    (["1234567,89"], "1234567.89"), (["1.234,56"], "1234.56"), (["1.5"], "1.5"),
    (["1,234.56"], "1234.56"), (["1e5"], "1"), (["-5"], "-5"), (["--5"], "-5"), (["12", "@0", "-"], "-12"),
    ([",5"], "0.5"), (["007"], "7"), (["12345678901234567890,12"], "12345678901234567890.12"),
    (["١٢٣"], "123"), (["１２３"], "123"), (["~１２３"], "123"), (["^1.234,56"], "1234.56"),
    (["^1,234.56"], "1234.56"), (["^1234.56"], "1234.56"), (["^1.5"], "1.5"),
    (["^12 345,67"], "12345.67"), (["^-5 €"], "-5"), (["^(5,00)"], "-5"), (["^1e5"], "100000"),
    (["7", "^abc"], "7"), (["1234567", "@2", "#Backspace"], "234567"),
    (["1234567", "@1", "#Delete"], "134567"), (["1234567", "@3", "98"], "129834567"),
    (["1234", "#Control+a", "7"], "7"), (["1234", "#Control+a Backspace Control+z"], "1234"),
    (["1234", "#Control+z"], "123"), (["1234", "#" + "Control+z " * 4 + "Control+y " * 4], "1234"),
]
PAGE = """async () => {
  document.body.innerHTML = `<number-field id="numberField" locale="de" maximum-fraction-digits="2"></number-field>
    <input id="autoNumeric"><input id="cleave">`;
  const { engine } = await import("/Element/number-field.js");
  await engine;
  const { default: AutoNumeric } = await import("/src/main.js");
  window.eval(await (await fetch("/dist/cleave.min.js")).text());
  const limit = "9".repeat(30);
  const auto = new AutoNumeric("#autoNumeric", { digitGroupSeparator: ".", decimalCharacter: ",",
    decimalPlaces: 2, minimumValue: `-${limit}`, maximumValue: limit, allowDecimalPadding: false });
  const cleave = new Cleave("#cleave", { numeral: true, numeralDecimalMark: ",", delimiter: ".",
    numeralIntegerScale: 30, numeralDecimalScale: 2 });
  window.inner = (id) => document.getElementById(id).shadowRoot?.querySelector("input")
    ?? document.getElementById(id);
  // A number that is marked as doubtful isn't silently wrong.
  window.read = { autoNumeric: () => auto.getNumericString(), cleave: () => cleave.getRawValue(),
    numberField: () => numberField.matches(":state(warning)") ? "?" : numberField.value };
}"""


def is_same(value, expected):
    """Compares numbers, whose zeros at either end can be missing."""
    return value == "?" or re.sub(r"^(-?)\.", r"\g<1>0.", re.sub(r"(\.\d*?)0*$", r"\1", value)).rstrip(".") == expected


def perform(page, field, step):
    kind, rest = step[0], step[1:]
    if kind == "^":
        page.copy(rest)
        page.press("Control+v")
    elif kind == "~":
        page.compose(rest)
        page.accept(rest)
    elif kind == "#":
        page.press(rest.strip())
    elif kind == "@":
        page.evaluate("([id, caret]) => inner(id).setSelectionRange(caret, caret)", [field, int(rest)])
    else:
        page.type(step)


def main(auto_numeric, cleave):
    with serve() as server, Chromium.start(server) as page:
        for path in pathlib.Path(auto_numeric, "src").rglob("*.js"):
            # Its own bundler knows the modules without their extension.
            text = re.sub(r"((?:from|import) +'\.\.?/[^']+)'", r"\1.js'", path.read_text())
            server.answer(path.name, content_type="text/javascript", body=text.encode())
        server.answer("cleave.min.js", content_type="text/javascript",
                      body=pathlib.Path(cleave, "dist/cleave.min.js").read_bytes())
        for field in ["numberField", "autoNumeric", "cleave"]:
            wrong = []
            for steps, expected in SCRIPTS:
                page.goto("/Tests/blank.html")
                page.evaluate(PAGE)
                page.focus(f"#{field}")
                for step in steps:
                    perform(page, field, step)
                # Some show what is pasted a moment later.
                value = page.evaluate(
                    "(id) => new Promise((resolve) => setTimeout(() => resolve(String(read[id]())), 30))", field)
                if not is_same(value, expected):
                    wrong.append(f"{' '.join(steps)}: {value or 'empty'}")
            print(f"{field}: {len(SCRIPTS) - len(wrong)} of {len(SCRIPTS)} right", *wrong, sep="\n  ")


if __name__ == "__main__":
    main(*sys.argv[1:])
