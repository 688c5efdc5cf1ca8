"""A field that calculates: real keys, pastes, the value so far, what is wrong, and the engine that it loads."""

from field_page import FieldPage, checker, plain

ENGINE = "number-engine-expressions.wasm"
ALL = "arithmetic scientific magnitudes"

# Attributes, keys, what is said while typing, what the field shows when it was left, and its value. Without a value, the
# message follows.
ROWS = [
    ('locale="en" currency="USD"', "12.50 + 6", "= $18.50", "$18.50", "18.5"),
    ('locale="de" currency="EUR"', "1.234,50+6", "= 1.240,50 €", "1.240,50 €", "1240.5"),
    ('locale="de"', "1,5+1", "= 2,5", "2,5", "2.5"),
    ('locale="fr"', "100/8", "= 12,5", "12,5", "12.5"),
    ('locale="en"', "100+19%", "= 119", "119", "119"),
    ('locale="en"', "=20+3*2", "= 26", "26", "26"),
    ('locale="en"', "1.2k", "= 1,200", "1,200", "1200"),
    ('locale="de"', "1,2 Mio.", "= 1.200.000", "1.200.000", "1200000"),
    ('locale="ja"', "5万", "= 50,000", "50,000", "50000"),
    ('locale="en"', "1.5e3", "= 1,500", "1,500", "1500"),
    ('locale="hi"', "3 लाख", "= 3,00,000", "3,00,000", "300000"),
    ('locale="en"', "12+", "= 12", "A number is missing beside an operator.", None),
    ('locale="en"', "1/0", "", "Nothing can be divided by zero.", None),
    ('locale="en"', "2 1/2", "", "An operator is missing between two numbers.", None),
    ('locale="en"', "(1+2", "= 3", "A parenthesis is missing.", None),
    ('locale="en"', "2026-11-26", "= 1,989", "Is it 1,989?", None),
    ('locale="en"', "5m", "", "5,000,000 or 0.005?", None),
    ('locale="de"', "1.5+1", "= 2,5", "2,5", "2.5"),
    ('locale="fr"', "1.234+1", "", "2,234 or 1 235?", None),
]


def run(page, check):
    page.stops_clock = True
    fields = FieldPage(page, "".join(
        f'<form><number-field id="f{index}" accepts="{ALL}" {attributes}></number-field></form>'
        for index, (attributes, *_) in enumerate(ROWS)) + f"""
      <form id="form"><number-field id="total" name="total" locale="en" accepts="arithmetic"></number-field></form>
      <number-field id="plain" locale="en"></number-field>
      <number-field id="late" locale="de" value="1234.5"></number-field>
      <number-field id="positive" min="0" locale="en" accepts="arithmetic"></number-field>""", waits=False)
    fields.load()
    loads(fields, check, page)
    for index, (attributes, keys, said, shown, value) in enumerate(ROWS):
        row(page, fields, check, f"f{index}", f"{attributes} {keys}", keys, said, shown, value)
    entries(page, fields, check)
    places(page, fields, check)
    switches(page, fields, check)
    alone(page, check)
    waits(page, check)
    fails(page, check)


def loads(fields, check, page):
    fields.run("f0.ready.then(() => {})")
    requests = [name for name in page.server.requests if name.endswith(".wasm")]
    check("each engine is requested once", sorted(requests) == [ENGINE, "number-engine.wasm"], requests)
    check("a field without the attribute has the small one",
          fields.run("plain.ready !== total.ready"))


def message(fields, field):
    return plain(fields.run("(id) => document.getElementById(id).shadowRoot"
                            ".querySelector('[part~=message]').textContent", field))


def row(page, fields, check, field, name, keys, said, shown, value):
    fields.focus(field)
    page.type(keys)
    fields.pause()
    check(f"{name}: while typing", message(fields, field) == said, message(fields, field))
    part = fields.run("(id) => document.getElementById(id).shadowRoot"
                      ".querySelector('[role=status]').part.value", field)
    check(f"{name}: its part", (part == "message preview") == bool(said), part)
    check(f"{name}: no value yet", fields.value(field) == "", fields.value(field))
    check(f"{name}: nor for a form", not fields.run(f"{field}.checkValidity()"))
    page.press("Tab")
    fields.pause()
    found = fields.shown(field).replace("|", "") if value else message(fields, field)
    check(f"{name}: left", found == shown, found)
    check(f"{name}: value", fields.value(field) == (value or ""), fields.value(field))
    check(f"{name}: validity", fields.run(f"{field}.checkValidity()") == bool(value))
    if value:
        check(f"{name}: nothing more is said", message(fields, field) == "", message(fields, field))


def entries(page, fields, check):
    """Keys among others, undo, Enter, and pastes."""
    expect = checker(fields, check)
    fields.focus("total")
    page.type("1234")
    expect("a number", "total", "1,234|", "1234")
    fields.events()
    page.type("*2")
    expect("an expression", "total", "1234*2|", "")
    page.press("Backspace Backspace")
    expect("deleted to a number", "total", "1,234|", "1234")
    page.type("+1")
    page.press("ArrowLeft ArrowLeft 5")
    expect("a digit within", "total", "12345|+1", "")
    page.press("Home Delete")
    expect("a digit deleted", "total", "|2345+1", "")
    page.press("Control+z Control+z")
    page.press("Enter")
    expect("Enter", "total", "1,235|", "1235")
    check("the form was submitted", "form:submit" in fields.events())
    page.press("Control+z")
    expect("one undo brings the expression back", "total", "1234|+1", "")
    page.press("Control+a Backspace")
    for text, end, shown, value in [
            ("10-5", "Tab", "10-5", ""), ("10-5", "Enter", "5", "5"), ("=10-5", "Tab", "5", "5"),
            ("3 × (2.5 + 1)", "Tab", "10.5", "10.5"), ("sin(1)", "Tab", "", "")]:
        fields.focus("total")
        page.press("Control+a Backspace")
        paste(fields, "total", text)
        page.press(end)
        found = fields.shown("total").replace("|", "")
        check(f"{text} pasted, {end}", (found, fields.value("total")) == (shown, value), found)
    fields.focus("total")
    page.press("Control+a Backspace")
    page.type("8+2")
    fields.run("total.commit()")
    expect("commit()", "total", "10|", "10")
    fields.focus("plain")
    page.type("12+6")
    expect("without the attribute, an operator is none", "plain", "12+6|", "")
    check("and it isn't valid", not fields.run("plain.checkValidity()"))
    mode = "(id) => document.getElementById(id).shadowRoot.querySelector('input').inputMode"
    check("a keyboard with operators", fields.run(mode, "positive") == "", fields.run(mode, "positive"))


def paste(fields, field, text):
    fields.run("""([id, text]) => document.getElementById(id).shadowRoot.querySelector("input").dispatchEvent(
      new InputEvent("beforeinput", { inputType: "insertFromPaste", data: text, cancelable: true }))""", [field, text])


# What is typed, and the part of it that is at fault after a commit; without one, the reason is about all of it.
PLACES = [("12 +× 3", "×"), ("1/0", "/"), ("1 + (2", "("), ("4 + 🙂 + 🙃🙃", "🙂"), ("555-123-4567", None), ("5+6", None)]


def places(page, fields, check):
    """The place of what is wrong."""
    place = """() => {
      const { text, invalidRange } = total.session;
      return invalidRange && text.slice(invalidRange.start, invalidRange.end);
    }"""
    for typed, part in PLACES:
        fields.run("total.value = ''")
        fields.run("([text]) => { for (const key of text) total.session.type(key); }", [typed])
        check(f"{typed}: no place yet", fields.run(place) is None, fields.run(place))
        fields.run("total.commit()")
        check(f"{typed}: its place", fields.run(place) == part, fields.run(place))
    check("a field without the attribute has none", fields.run("plain.session.invalidRange") is None)
    # As the README selects it.
    fields.run("""() => {
      total.value = "";
      total.addEventListener("adjusted", () => {
        const { start, end } = total.session.invalidRange;
        total.setSelectionRange(start, end);
      }, { once: true });
    }""")
    fields.focus("total")
    page.type("12 +× 3")
    page.press("Enter")
    check("it can be selected", fields.shown("total") == "12 +[×] 3", fields.shown("total"))
    page.press("Backspace Enter")
    check("and mended", fields.value("total") == "15", fields.state("total"))


def switches(page, fields, check):
    """The attribute comes and goes, and the number stays."""
    expect = checker(fields, check)
    fields.run("late.accepts = 'arithmetic'; late.ready.then(() => {})")
    expect("the number stays", "late", "1,234.5|", "1234.5")
    fields.focus("late")
    page.press("End + 1")
    expect("and can be calculated with", "late", "1234.5+1|", "")
    fields.run("late.accepts = null")
    check("without the attribute, what isn't a number goes", fields.value("late") == "", fields.state("late"))
    fields.run("late.accepts = 'magnitudes'; late.value = '5'; late.accepts = ''")
    expect("an empty attribute is none", "late", "5|", "5")
    check("it has the small engine", fields.run("late.ready === plain.ready"))
    fields.run("late.accepts = 'algebra'")
    check("an unknown notation", fields.run("late.validity.customError"))
    said = fields.run("recorded.console.splice(0)")
    check("the console says the choices", any("arithmetic scientific magnitudes" in one for one in said), said)
    fields.run("late.accepts = ['arithmetic', 'magnitudes']")
    check("it is right again", fields.run("late.validity.valid"))


def alone(page, check):
    """A page whose fields all calculate loads one engine, which is that of every field."""
    page.server.reset()
    fields = FieldPage(page, """<number-field id="f" locale="en" accepts="arithmetic" value="5"></number-field>
      <number-field id="g" locale="en" accepts="magnitudes"></number-field>""")
    expect = checker(fields, check)
    fields.run("document.body.insertAdjacentHTML('beforeend', '<number-field id=h locale=en value=7></number-field>')")
    expect("a field that comes later", "h", "7|", "7")
    requests = [name for name in page.server.requests if name.endswith(".wasm")]
    check("one engine", requests == [ENGINE] and fields.run("f.ready === h.ready"), requests)
    fields.focus("h")
    page.press("End")
    page.type("+1")
    expect("it doesn't calculate", "h", "7+1|", "")
    fields.run("f.accepts = null")
    fields.focus("f")
    page.press("End")
    page.type("+1")
    expect("nor does one that lost the attribute", "f", "5+1|", "")


def waits(page, check):
    """What is typed before the engine is there."""
    server = page.server
    server.reset()
    server.hold(ENGINE)
    fields = FieldPage(page, """<number-field id="f" locale="de" accepts="arithmetic"></number-field>
      <number-field id="g" locale="de" accepts="arithmetic" value="1234.5"></number-field>
      <number-field id="h" locale="de" value="7"></number-field>""", waits=False)
    fields.load()
    server.wait_for_request(ENGINE)
    check("the others are there", fields.run("h.session.text") == "7")
    check("a value is shown", fields.shown("g").replace("|", "") == fields.intl("de", "1234.5"), fields.shown("g"))
    fields.focus("f")
    page.type("12+6")
    check("what is typed isn't read yet", fields.run("f.validity.badInput && f.session === null"))
    server.release(ENGINE)
    fields.run("f.ready.then(() => {})")
    check("then it is", fields.run("f.session.preview") == "18", fields.state("f"))
    page.press("Enter")
    check("a commit", fields.value("f") == "18", fields.value("f"))


def fails(page, check):
    """The engine isn't there: only fields that need it say so."""
    page.server.reset()
    page.server.answer(ENGINE, status=404)
    fields = FieldPage(page, """<number-field id="f" locale="de" accepts="arithmetic" value="5"></number-field>
      <number-field id="h" locale="de" value="7"></number-field>""", waits=False)
    fields.load()
    fields.run("f.ready.then(() => {}, () => {})")
    check("the field is invalid", fields.run("f.validity.customError"))
    check("another one isn't", fields.run("h.validity.valid"))
    said = fields.run("recorded.console.splice(0)")
    check("the console says why", any("can't be loaded" in one for one in said), said)
