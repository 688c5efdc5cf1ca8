"""Random keys: the input always shows what the session says, and nothing is lost.

Set LIVENUMBER_SEED to repeat a run, and LIVENUMBER_TEST_FACTOR for more keys.
"""

import os
import random

from field_page import FieldPage

FIELDS = [
    'locale="en"',
    'locale="de" currency="EUR"',
    'locale="fr" maximum-fraction-digits="2"',
    'locale="en-IN" currency="INR"',
    'locale="de-CH" currency="CHF" pads-while-typing',
    'locale="ar-EG" currency="EGP"',
    'locale="fa"',
    'locale="he" currency="ILS"',
    'locale="es" sign-key="anywhere"',
    'locale="ja" currency="JPY"',
    'locale="en" currency="USD" entry="fromRight"',
    'locale="en" currency="USD" currency-sign="accounting"',
    'locale="tr" percent step="0.01"',
    'locale="sv" unit="kilometer-per-hour" delete-over-group="skip"',
    'locale="en" min="18" max="30" range-policy="block"',
    'locale="pl" min="10" max="99999" range-policy="clampOnCommit"',
]
TYPED = [*"01234567899", *".,- '", "x", "٣", "("]
PRESSED = [
    "Backspace", "Backspace", "Delete", "ArrowLeft", "ArrowRight", "Home", "End",
    "Shift+ArrowLeft", "Shift+ArrowRight", "Shift+Home", "Control+a", "Control+Backspace",
    "Control+Delete", "Control+ArrowLeft", "ArrowUp", "PageDown", "Control+z", "Control+z",
    "Control+Shift+Z", "Control+y", "Control+x", "Control+v", "Enter",
]
PASTED = ["1234.56", "1,234", "12abc", "-7", "٤٥", "0,5"]


def run(page, check):
    seed = int(os.environ["LIVENUMBER_SEED"])
    count = 60 * int(os.environ.get("LIVENUMBER_TEST_FACTOR") or 1)
    print(f"field/random_keys: LIVENUMBER_SEED={seed}, {count} keys in {len(FIELDS)} fields")
    randomness = random.Random(seed)
    html = "".join(f'<number-field id="f{index}" {attributes}></number-field>'
                   for index, attributes in enumerate(FIELDS))
    fields = FieldPage(page, html)
    for index, attributes in enumerate(FIELDS):
        field = f"f{index}"
        fields.focus(field)
        keys = []
        problem = None
        before = fields.state(field)
        for _ in range(count):
            keys.append(step(fields, field, randomness))
            after = fields.state(field)
            problem = wrong(before, after, keys[-1])
            if problem:
                break
            before = after
        check(f"{attributes}: shows what the session says", problem is None,
              f"seed {seed}, after {' '.join(keys)}\n{problem}")
        check(f"{attributes}: undo comes back to the empty field", undone(fields, field),
              f"seed {seed}, after {' '.join(keys)}\n{fields.state(field)}")


def step(fields, field, randomness):
    """Does something random, and returns its name."""
    kind = randomness.randrange(21)
    if kind < 10:
        key = randomness.choice(TYPED)
        fields.page.type(key)
        return key
    if kind < 17:
        key = randomness.choice(PRESSED)
        fields.press(key)
        return key
    if kind == 17:
        length = len(fields.state(field)["shown"])
        start, end = sorted(randomness.randint(0, length) for _ in range(2))
        direction = randomness.choice(["forward", "backward"])
        fields.select(field, start, end, direction)
        return f"select({start},{end},{direction})"
    if kind == 18:
        x = randomness.randrange(4, 150)
        fields.page.click(f"#{field}", x=x, y=12)
        return f"click({x})"
    text = randomness.choice(PASTED)
    if "composing words" in fields.page.lacks:
        fields.page.type(text)
        return f"type({text})"
    if kind == 19:
        fields.page.compose(text)
        fields.page.accept(text)
        return f"compose({text})"
    fields.page.accept(text)
    return f"insert({text})"


def wrong(before, after, key):
    """Returns what is wrong with a state of a field, or `None`."""
    if after["shown"] != after["text"]:
        return f"it shows {after['shown']!r}, but its text is {after['text']!r}"
    # These select without an edit, and the session learns of it at the next one.
    selects = key.startswith(("select(", "click(")) or key in (
        "Control+a", "Control+ArrowLeft", "Control+x", "Control+v", "ArrowUp", "PageDown")
    # So does a key that the browser doesn't announce, as it would delete nothing.
    selects = selects or after == before
    session = (after["sessionStart"], after["sessionEnd"])
    if not selects and (after["start"], after["end"]) != session:
        return f"it selects {after['start'], after['end']}, but the session selects {session}"
    if after["kind"] == "rejected" and len(key) == 1 and after["text"] != before["text"]:
        return f"{key} was rejected, but changed {before['text']!r} to {after['text']!r}"
    # A digit key adds its digit, or is rejected, or replaces a selection.
    is_caret = before["start"] == before["end"]
    if key.isdecimal() and is_caret and after["kind"] != "rejected":
        lost = digits(before["text"]) - digits(after["text"])
        if lost > 0:
            return f"{key} lost digits: {before['text']!r} became {after['text']!r}"
    return None


def digits(text):
    """The number of digits, without zeros, which can be padding."""
    return sum(character.isdecimal() and int(character) != 0 for character in text)


def undone(fields, field):
    """Undoes everything."""
    fields.run("""(id) => {
      const field = document.getElementById(id);
      while (field.session.canUndo) field.undo();
    }""", field)
    state = fields.state(field)
    return state["text"] == "" and state["shown"] == "" and state["value"] == ""
