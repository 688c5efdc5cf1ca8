"""Where the keys can mean another number than the field shows, it asks, and a button answers."""

from field_page import FieldPage, plain

# Attributes, keys, the validity while typing, the answers after the field was left, the answer, and the value then. A
# field without answers is valid.
ROWS = [
    ('locale="en" unit="millimeter"', "5 Space m", "incomplete", ["5 mm"], "5 mm", "5"),
    ('locale="en" unit="millimeter"', "5 Space m m", "valid", [], None, "5"),
    ('locale="en" suffix-text=" guests"', "1 2 Space g u", "incomplete", ["12 guests"], "12 guests", "12"),
    ('locale="en" suffix-text=" guests"', "1 2 Space g u e s t s", "valid", [], None, "12"),
    ('locale="en" suffix-text=" guests"', "1 2 Space p e o p l e", "invalid", ["12 guests"], "12 guests", "12"),
    ('locale="en" prefix-text="No. "', "N o . Space 5", "valid", [], None, "5"),
    ('locale="es-PA" currency="PAB"', "B / . 1 2", "valid", [], None, "12"),
    ('locale="en-IN" currency="INR"', "R s . 2 5 0", "invalid", ["₹250.00"], "₹250.00", "250"),
    ('locale="en"', "1 : 3 0", "invalid", ["1"], "1", "1"),
    ('locale="de"', "0 . 5", "valid", [], None, "0.5"),
    ('locale="de"', "1 . 5", "incomplete", ["1,5", "15"], "1,5", "1.5"),
    ('locale="de"', "1 . 5", "incomplete", ["1,5", "15"], "15", "15"),
    ('locale="de" currency="EUR"', "1 . 5", "incomplete", ["1,50 €", "15,00 €"], "1,50 €", "1.5"),
    ('locale="en"', "1 2 x", "invalid", ["12"], "12", "12"),
]


def run(page, check):
    page.stops_clock = True
    fields = FieldPage(page, "".join(
        f'<form><number-field id="f{index}" {attributes}></number-field></form>'
        for index, (attributes, *_) in enumerate(ROWS))
        + '<number-field id="g" locale="de"></number-field>')
    for index, (attributes, keys, typed, answers, answer, value) in enumerate(ROWS):
        field, name = f"f{index}", f"{attributes} {keys}"
        fields.focus(field)
        fields.press(keys)
        found = fields.state(field)["validity"]
        check(f"{name}: while typing", found == typed, found)
        fields.press("Tab")
        fields.pause()
        found = shown(fields, field)
        check(f"{name}: the answers", found == answers, found)
        found = fields.run("(id) => document.getElementById(id).form.checkValidity()", field)
        check(f"{name}: the form", found == (answers == []), found)
        if answer is None:
            check(f"{name}: the value", same(fields.value(field), value), fields.value(field))
            continue
        fields.events()
        click(page, fields, field, answers.index(answer))
        check(f"{name}, {answer}: the value", same(fields.value(field), value), fields.value(field))
        found = fields.run("(id) => document.getElementById(id).form.checkValidity()", field)
        check(f"{name}, {answer}: the form", found)
        check(f"{name}, {answer}: an event", f"{field}:input" in fields.events())
        fields.pause()
        check(f"{name}, {answer}: the question goes", shown(fields, field) == [])
        fields.press("Control+z")
    keyboard(page, fields, check)


def keyboard(page, fields, check):
    """The buttons are reached by Tab, and keep the focus when the field is left for them."""
    fields.focus("g")
    fields.press("1 . 5")
    fields.pause()
    check("the question while typing", shown(fields, "g") == ["1,5", "15"], shown(fields, "g"))
    fields.press("Tab")
    found = fields.run("g.shadowRoot.activeElement?.textContent")
    if found != "1,5":
        # Safari's Tab passes over buttons, as its user chooses.
        check("the focus goes on", found in (None, ""), found)
        return
    fields.press("Tab Enter")
    check("the second answer", fields.value("g") == "15", fields.value("g"))
    check("the field has the focus again", fields.run("g.shadowRoot.activeElement?.localName") == "input")
    fields.press("6")
    check("typing goes on", fields.value("g") == "156", fields.value("g"))


def same(found, expected):
    return found != "" and float(found) == float(expected)


def shown(fields, field):
    return [plain(text) for text in fields.run(
        """(id) => [...document.getElementById(id).shadowRoot.querySelectorAll("[part=answer]")]
          .filter((button) => !button.disabled).map((button) => button.textContent)""", field)]


def click(page, fields, field, index):
    x, y = page.evaluate(
        """([id, index]) => {
          const field = document.getElementById(id);
          field.scrollIntoView({ block: "center" });
          const box = field.getBoundingClientRect();
          const button = field.shadowRoot.querySelectorAll("[part=answer]")[index].getBoundingClientRect();
          return [button.x + button.width / 2 - box.x, button.y + button.height / 2 - box.y];
        }""", [field, index])
    page.click(f"#{field}", x, y)
