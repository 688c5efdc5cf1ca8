"""Where it isn't clear which number a text is, the field asks, and a button or Enter answers."""

from field_page import FieldPage, plain

# Attributes, keys, the validity while typing, the answers after the field was left, the answer, and the value then. A
# field without answers is valid if it has a value.
ROWS = [
    ('locale="en" unit="millimeter"', "5 Space m", "incomplete", [], None, None),
    ('locale="en" unit="millimeter"', "5 Space m m", "valid", [], None, "5"),
    ('locale="en" suffix-text=" guests"', "1 2 Space g u", "incomplete", [], None, None),
    ('locale="en" suffix-text=" guests"', "1 2 Space g u e s t s", "valid", [], None, "12"),
    ('locale="en" suffix-text=" guests"', "1 2 Space p e o p l e", "valid", ["12 guests"], "12 guests", "12"),
    ('locale="en" prefix-text="No. "', "N o . Space 5", "valid", [], None, "5"),
    ('locale="es-PA" currency="PAB"', "B / . 1 2", "valid", [], None, "12"),
    ('locale="en-IN" currency="INR"', "R s . 2 5 0", "incomplete", ["₹250.00", "₹0.25"], "₹250.00", "250"),
    ('locale="en"', "1 : 3 0", "invalid", [], None, None),
    ('locale="de"', "0 . 5", "valid", [], None, "0.5"),
    ('locale="de"', "1 . 5", "valid", [], None, "1.5"),
    ('locale="de" currency="EUR"', "1 . 5", "valid", [], None, "1.5"),
    ('locale="de" doubt="ask"', "1 . 5", "incomplete", ["1,5"], "1,5", "1.5"),
    # Names that it had.
    ('locale="de" doubt="reject"', "1 . 5", "incomplete", ["1,5"], "1,5", "1.5"),
    ('locale="de" doubt="readAsTyped"', "1 . 5", "valid", [], None, "1.5"),
    ('locale="de"', "1 2 3 4 . 5 6 7", "incomplete", ["1.234,567", "1.234.567"], "1.234.567", "1234567"),
    ('locale="fr" currency="EUR"', "1 2 . 5 0 0", "incomplete", ["12,50 €", "12 500,00 €"], "12,50 €", "12.5"),
    ('locale="fr" currency="EUR"', "1 2 . 5 0 0", "incomplete", ["12,50 €", "12 500,00 €"], "12 500,00 €", "12500"),
    ('locale="en"', "1 , 0 0 0 0", "incomplete", ["1", "10,000"], "10,000", "10000"),
    ('locale="en"', "1 2 -", "incomplete", ["-12", "12"], "-12", "-12"),
    ('locale="en"', "1 e 5", "incomplete", ["100,000"], "100,000", "100000"),
    ('locale="en"', "1 2 x", "valid", ["12"], "12", "12"),
    ('locale="de"', "1 . 5 x", "valid", ["1,5"], "1,5", "1.5"),
    ('locale="en"', "1 2 *", "valid", [], None, "12"),
    ('locale="en" currency="USD"', "1 2 . 3 4 5", "valid", [], None, "12.34"),
]


def run(page, check):
    page.stops_clock = True
    fields = FieldPage(page, "".join(
        f'<form><number-field id="f{index}" {attributes}></number-field></form>'
        for index, (attributes, *_) in enumerate(ROWS))
        + '<form id="form"><number-field id="g" locale="fr"></number-field><button>Send</button></form>')
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
        check(f"{name}: the form", found == (not answers and value is not None), found)
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
    enter(fields, check)


def keyboard(page, fields, check):
    """The buttons are reached by Tab, and keep the focus when the field is left for them."""
    fields.focus("g")
    fields.press("1 . 2 3 4")
    fields.pause()
    check("the question while typing", shown(fields, "g") == ["1,234", "1 234"], shown(fields, "g"))
    fields.press("Tab")
    found = fields.run("g.shadowRoot.activeElement?.textContent")
    if found != "1,234":
        # Safari's Tab passes over buttons, as its user chooses.
        check("the focus goes on", found in (None, ""), found)
        return
    fields.press("Tab Enter")
    check("the second answer", fields.value("g") == "1234", fields.value("g"))
    check("the field has the focus again", fields.run("g.shadowRoot.activeElement?.localName") == "input")
    fields.press("6")
    check("typing goes on", fields.value("g") == "12346", fields.value("g"))


# Keys, and the events of the field and its form after each Enter, until the form is sent.
ENTERS = [
    ("1 2 k", ["g:adjusted", "g:change form:submit"], "12"),
    ("1 . 5 k", ["g:adjusted", "g:adjusted g:change form:submit"], "1.5"),
    ("1 e 5", ["g:adjusted", "g:input g:change form:submit"], "100000"),
    ("1 . 5", ["g:adjusted g:change form:submit"], "1.5"),
    # An edit ends the question, and with Backspace, nothing waits any more.
    ("1 2 k Enter Backspace", ["g:change form:submit"], "12"),
    # Enter doesn't choose between two answers.
    ("1 . 2 3 4", ["g:adjusted", "g:adjusted", "g:adjusted"], ""),
]


def enter(fields, check):
    """Enter asks, and Enter again answers where there is one answer; `change` waits for it."""
    for keys, enters, value in ENTERS:
        empty(fields)
        fields.press(keys)
        for index, expected in enumerate(enters):
            fields.events()
            fields.press("Enter")
            found = [event for event in fields.events() if not event.endswith(":invalid")]
            check(f"{keys}, Enter {index + 1}", found == expected.split(), found)
        check(f"{keys}: the value", fields.value("g") == value, fields.value("g"))
    empty(fields)
    fields.press("1 2 k Enter 7")
    check("a digit ends the question, not the waiting", fields.shown("g") == "12k7|", fields.shown("g"))
    check("and there is no answer", shown(fields, "g") == [] and fields.value("g") == "", fields.state("g"))


def empty(fields):
    """Empties the field, which would take an empty text for what it has told."""
    fields.run("g.value = '1'; g.value = ''")
    fields.focus("g")


def same(found, expected):
    if expected is None:
        return found == ""
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
