"""Frameworks that write back what they are told, as controlled inputs do."""

from field_page import FieldPage, checker

# What a framework makes of the value before it writes it back.
BINDINGS = {
    "text": "(value) => value",
    "number": "(value) => value === '' ? null : Number(value)",
}

# Keys, what the field shows, and its value.
KEYS = [
    ("- 5", "-5|", "-5"),
    ("Home Delete", "|5", "5"),
    ("End . 5 0", "5.50|", "5.5"),
    ("Control+z Control+z Control+z", "5|", "5"),
    ("Control+y", "5.|", "5"),
    ("Control+a Delete", "|", ""),
    ("1 2 3 4", "1,234|", "1234"),
    ("Control+z", "123|", "123"),
    ("Control+a - 0 . 0 0 5", "-0.005|", "-0.005"),
    ("Control+a 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9", "1,234,567,890,123,456,789|",
     "1234567890123456789"),
]


def run(page, check):
    fields = FieldPage(page, "".join(
        f'<number-field id="{name}" locale="en"></number-field>' for name in BINDINGS)
        + '<button id="button">Clear</button>')
    expect = checker(fields, check)
    for name, change in BINDINGS.items():
        fields.run(f"""(id) => {{
          const field = document.getElementById(id), change = {change};
          field.addEventListener("input", () => {{ field.value = change(field.value); }});
        }}""", name)
        fields.focus(name)
        for keys, shown, value in KEYS:
            fields.press(keys)
            expect(f"{name}, {keys}", name, shown, value)

    fields.run("text.value = '77'")
    expect("another value is shown in a field with the focus", "text", None, "77")
    fields.press("x")
    fields.focus("text")
    fields.press("Control+a -")
    fields.run("""button.addEventListener("click", () => { text.value = ""; })""")
    page.click("#button")
    expect("a button clears a minus", "text", "|", "")
    fields.focus("text")
    fields.press("8 Tab")
    fields.events()
    fields.run("text.value = '9'")
    fields.focus("text")
    fields.press("Tab")
    # Another field, whose number is in doubt, is left with the same key.
    events = [event for event in fields.events() if event.startswith("text:")]
    check("a value of the program is no change of the user", events == [], events)
