"""Steps, as `<input type="number">` has them: the same values are valid, and the same keys reach them."""

from field_page import FieldPage

# Attributes, a value, and steps up or down. The browser's own input says what is expected.
STEPS = [
    ('step="0.25"', "1.3", 1), ('step="0.25"', "1.3", -1), ('step="0.25"', "1.5", 1),
    ('step="0.25"', "-1.3", 1), ('step="0.25"', "-1.3", -1), ('step="0.25" min="0.1"', "0.35", 1),
    ('step="0.25" min="0.1"', "0.5", 1), ('step="0.25" min="0.1"', "0.5", -1),
    ('step="5" min="-12"', "0", 1), ('step="5" min="-12"', "-2", -1), ('step="10"', "15", -1),
    ('step="0.1"', "0.3", 1), ('step="0.1"', "0.25", 1), ('step="3" value="1"', "3", 1),
    ('step="3" value="1"', "4", 1), ('step="0.25" max="5.1"', "4.9", 1), ('step="1e1"', "25", 1),
]


def run(page, check):
    fields = FieldPage(page, "".join(
        f'<number-field id="f{index}" locale="en" {attributes}></number-field>'
        f'<input id="n{index}" type="number" {attributes}>'
        for index, (attributes, _, _) in enumerate(STEPS))
        + """<number-field id="large" locale="de" min="9007199254740993"></number-field>
        <number-field id="any" locale="en" step="any" value="1.3"></number-field>
        <number-field id="dose" locale="de" step="0.25" value="1.3"></number-field>""")
    for index, (attributes, value, count) in enumerate(STEPS):
        name = f"{attributes}: {value}"
        found, expected = fields.run("""([index, value]) => ["f", "n"].map((name) => {
          const field = document.getElementById(name + index);
          field.value = value;
          return field.validity.stepMismatch;
        })""", [index, value])
        check(f"{name} is no step", found == expected, f"expected {expected}, found {found}")
        found, expected = fields.run("""([index, count]) => ["f", "n"].map((name) => {
          const field = document.getElementById(name + index);
          field.stepUp(count);
          return field.value;
        })""", [index, count])
        check(f"{name}, step {count}", float(found) == float(expected),
              f"expected {expected}, found {found}")

    fields.run("dose.setAttribute('value', '0'); dose.value = '1.3'")
    message = fields.run("dose.validationMessage")
    check("the message has both steps", message == "Enter 1,25 or 1,5.", message)
    fields.focus("dose")
    fields.press("ArrowUp")
    check("a key goes to the next step", fields.value("dose") == "1.5", fields.value("dose"))
    fields.press("Control+z")
    check("undo", fields.value("dose") == "1.3", fields.value("dose"))
    check("any number is a step of step=any", fields.run("any.validity.valid"),
          fields.run("any.validationMessage"))
    fields.focus("any")
    fields.press("End 7 ArrowUp")
    check("and keys don't step", fields.value("any") == "1.37", fields.value("any"))
    fields.run("large.value = '9007199254740992'")
    check("bounds beyond doubles", fields.run("large.validity.rangeUnderflow"))
