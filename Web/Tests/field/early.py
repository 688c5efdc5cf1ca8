"""What is typed before the engine is there, and is told when it is."""

from field_page import FieldPage, checker

ENGINE = "number-engine.wasm"

# A field's attributes, its keys before the engine, whether it is left then, what it shows later, its
# value, and the events of the engine's coming. A form that binds writes back each value that it hears.
ROWS = [
    ("empty", 'locale="en"', "9 9 . 5", False, "99.5|", "99.5", "input"),
    ("left", 'locale="de" currency="EUR"', "1 2 3 4 , 5 Tab", True, "1,234.50 ¤|", "1234.5",
     "input change"),
    ("bound", 'locale="en" value="1234.5"', "Control+a 9 9 . 5", False, "99.5|", "99.5", "input"),
    ("emptied", 'locale="en" value="1234.5"', "Control+a Delete Tab", True, "|", "",
     "input change"),
    ("cash", 'locale="de" currency="EUR" entry="fromRight"', "1 2 3 4", False, "12.34| ¤", "12.34",
     "input"),
    ("a text", 'locale="de"', "1 . 5", False, "=1.5|", "1.5", "input"),
    ("a text that is left", 'locale="de"', "1 . 5 Tab", True, "1.5|", "1.5", "input adjusted change"),
    ("within a text", 'locale="de"', "1 2 . 5 ArrowLeft ArrowLeft 3", False, "=123|.5", "123.5", "input"),
    ("a caret in a number", 'locale="de"', "1 2 3 4 ArrowLeft ArrowLeft", False, "1,2|34", "1234", "input"),
    ("a question", 'locale="en"', "1 2 -", False, "=12-|", "", "input"),
    ("no number", 'locale="de"', "1 x 5", False, "=1x5|", "", "input"),
    ("no number in a form that empties it", 'locale="de"', "1 x 5 Tab", True, None, None, "input adjusted"),
    ("minus", 'locale="en"', "-", False, "-|", "", "input"),
    # What is edited of a number that is shown is edited as it is later.
    ("behind a number", 'locale="de" value="1234"', "End 5", False, "12,345|", "12345", "input"),
    ("in front", 'locale="en" value="1234.5"', "Home 9", False, "9|1,234.5", "91234.5", "input"),
    ("Backspace", 'locale="de" value="1234"', "End Backspace", False, "123|", "123", "input"),
    ("a letter", 'locale="de" value="1234"', "End 5 x", False, "12,345|", "12345", "input rejected"),
    ("zeros", 'locale="en" minimum-integer-digits="4" value="12"', "End 5", False, None, "125",
     "input"),
    ("from the right", 'locale="de" currency="EUR" entry="fromRight" value="12.34"',
     "End ArrowLeft ArrowLeft 5", False, "123.45| ¤", "123.45", "input"),
    ("calculating", 'locale="en" accepts="arithmetic"', "2 + 3 Tab", True, "5|", "5",
     "input change"),
]


def run(page, check):
    for name, attributes, keys, is_left, shown, value, told in ROWS:
        page.server.reset()
        page.server.hold(ENGINE)
        page.server.hold("number-engine-expressions.wasm")
        fields = FieldPage(page, f'<form id="form"><number-field id="f" name="f" {attributes}>'
                           "</number-field></form>", waits=False)
        fields.run("import('/Element/number-field.js').then(() => {})")
        fields.run("""() => {
          window.details = [];
          // The state of an app, which is written back.
          f.addEventListener("input", ({ detail }) => {
            details.push(detail);
            window.state = f.value;
            f.value = window.state;
          });
        }""")
        fields.focus("f")
        fields.press(keys)
        early = fields.run("[f.value, f.validity.valid, details]")
        check(f"{name}: no number is told before it is read", early[0] == ""
              and all(detail == {"number": None, "reason": "typed"} for detail in early[2]), early)
        fields.events()
        page.server.release(ENGINE)
        page.server.release("number-engine-expressions.wasm")
        fields.run("f.ready.then(() => {})")
        page.wait_for("f.session")
        state = fields.state("f")
        if shown is not None:
            checker(fields, check)(name, "f", shown, value)
        events = fields.events()
        check(f"{name}: events", events == [f"f:{event}" for event in told.split()], events)
        check(f"{name}: the app's state is the number", fields.run("state === f.value"), state)
        number = None if state["value"] == "" else float(state["value"])
        detail = fields.run("details.at(-1)")
        check(f"{name}: detail", detail == {"number": number, "reason": "typed"}, detail)
        focused = fields.run("document.activeElement === f")
        check(f"{name}: the focus stays where it was", focused != is_left)
    questions(page, check)
    selections(page, check)
    silence(page, check)


# Keys before the engine, and what the field shows and asks when it was left.
QUESTIONS = [("1 2 -", "12-", ["-12", "12"]), ("1 2 k", "12", ["12"]), ("1 e 5", "1e5", ["100.000"]),
             ("1 2 k 7", "12k7", []), ("1 . 5", "1,5", []), ("1 2 3 4 . 5", "1.234,5", [])]


def questions(page, check):
    for keys, shown, readings in QUESTIONS:
        page.server.reset()
        page.server.hold(ENGINE)
        fields = FieldPage(page, '<number-field id="f" locale="de"></number-field>', waits=False)
        fields.run("import('/Element/number-field.js').then(() => {})")
        fields.focus("f")
        fields.press(f"{keys} Tab")
        page.server.release(ENGINE)
        page.wait_for("f.session")
        found = fields.run("[f.session.text, f.session.readings]")
        check(f"{keys}: left early", found == [shown, readings], found)


# Keys before the engine, and what a digit then makes of 1,234.
SELECTIONS = [("Control+a", "9"), ("End ArrowLeft", "12394"), ("Home", "91234"), ("End", "12349")]


def selections(page, check):
    for keys, value in SELECTIONS:
        page.server.reset()
        page.server.hold(ENGINE)
        fields = FieldPage(page, '<number-field id="f" locale="de" value="1234"></number-field>',
                           waits=False)
        fields.run("import('/Element/number-field.js').then(() => {})")
        fields.focus("f")
        fields.press(keys)
        page.server.release(ENGINE)
        page.wait_for("f.session")
        fields.press("9")
        check(f"{keys}: the selection stays", fields.value("f") == value, fields.state("f"))


def silence(page, check):
    """What a framework sets before the engine is there isn't typed."""
    page.server.reset()
    page.server.hold(ENGINE)
    fields = FieldPage(page, '<number-field id="f" locale="de"></number-field>', waits=False)
    fields.run("import('/Element/number-field.js').then(() => { f.value = '' })")
    page.server.release(ENGINE)
    page.wait_for("f.session")
    check("an empty value is no edit", fields.events() == [], fields.events())
