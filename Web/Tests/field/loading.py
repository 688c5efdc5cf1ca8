"""The field before the engine is loaded, and without it."""

from field_page import FieldPage, checker

ENGINE = "number-engine.wasm"

HTML = """
<form id="form">
  <number-field id="typed" name="typed" locale="de" currency="EUR"></number-field>
  <number-field id="default" name="default" locale="de" value="1234.5"></number-field>
  <number-field id="set" name="set" locale="fr"></number-field>
  <number-field id="letters" name="letters" locale="en"></number-field>
  <number-field id="early"></number-field>
  <number-field id="needed" required></number-field>
  <number-field id="replaced" name="replaced" locale="de" value="1234.5"></number-field>
  <number-field id="emptied" name="emptied" locale="de" value="1234.5"></number-field>
</form>
"""


def run(page, check):
    server = page.server
    server.hold(ENGINE)
    fields = FieldPage(
        page, f'{HTML}<number-field id="wrong" locale="en" value="1,234.5"></number-field>',
        waits=False)
    expect = checker(fields, check)
    fields.run("early.value = '5.5'; early.locale = 'de'; early.required = true")
    fields.run("import('/Element/number-field.js').then(({ engine }) => { window.engine = engine })")
    server.wait_for_request(ENGINE)

    def write(field, text):
        fields.focus(field)
        page.type(text)

    write("typed", "1234,5")
    write("letters", "12ab")
    fields.focus("replaced")
    page.press("Control+a")
    page.type("99,5")
    fields.focus("emptied")
    page.type("7")
    page.press("Control+a")
    page.press("Delete")
    fields.run("document.getElementById('set').value = '98765.25'")
    check("what is typed is shown", fields.shown("typed") == "1234,5|", fields.shown("typed"))
    check("but not read yet", fields.run("typed.validity.badInput && typed.value === ''"))
    check("a value is shown as it will be", fields.shown("default").replace("|", "") == fields.intl("de", "1234.5"),
          fields.shown("default"))
    check("a value is there", fields.value("default") == "1234.5")
    check("so is one of the program", fields.value("set") == "98765.25")
    check("a required number is missing already", fields.run("needed.validity.valueMissing"))
    data = fields.run("Object.fromEntries(new FormData(form))")
    check("and in FormData", (data["default"], data["set"]) == ("1234.5", "98765.25"), data)
    check("but not a value that was replaced", (data["replaced"], data["emptied"]) == ("", ""), data)
    server.release(ENGINE)
    fields.run("engine.then(() => null)")
    expect("what was typed is taken over", "typed", "1,234.50 ¤|", "1234.5")
    expect("the default value", "default", None, "1234.5")
    expect("what replaced a value", "replaced", "99.5|", "99.5")
    expect("a value that was removed", "emptied", "|", "")
    expect("the value of the program", "set", "98,765.25|", "98765.25")
    check("digits among letters", fields.value("letters") == "12", fields.value("letters"))
    expect("properties that were set before the element was defined", "early", "5.5|", "5.5")
    check("also switches", fields.run("early.hasAttribute('required')"))
    check("a required number is missing", fields.run("needed.validity.valueMissing"))
    fields.run("replaced.formResetCallback()")
    check("a reset goes back to the default", fields.value("replaced") == "1234.5")
    said = fields.run("recorded.console")
    check("a default value that is no number is told", len(said) == 1 and '"1,234.5"' in said[0], said)
    check("and the field is empty and works", fields.shown("wrong") == "|"
          and fields.run("wrong.validity.valid"), fields.state("wrong"))
    fields.run("needed.value = 1")
    # A letter between digits asks.
    fields.run("letters.accept('12')")
    check("the fields are valid", fields.run("form.checkValidity()"))
    fields.focus("typed")
    fields.press("End Backspace 6")
    expect("typing goes on", "typed", "1,234.56| ¤", "1234.56")

    server.answer(ENGINE, status=404)
    fields = FieldPage(page, HTML, waits=False)
    fields.run("import('/Element/number-field.js').then(({ engine }) => engine).catch(() => {})")
    check("without an engine: a text field with the value", fields.shown("default").replace("|", "") == fields.intl("de", "1234.5"),
          fields.shown("default"))
    check("without an engine: its value", fields.value("default") == "1234.5")
    check("without an engine: invalid", fields.run("!form.checkValidity()"))
    fields.focus("default")
    page.press("Control+a")
    page.type("99")
    check("without an engine: not the value that was replaced", fields.value("default") == "",
          fields.value("default"))
    composing(page, check)
    configurations(page, check)
    previews(page, check)
    servers(page, check)


def composing(page, check):
    """An input method that composes when the engine comes."""
    page.server.reset()
    page.server.hold(ENGINE)
    fields = FieldPage(page, '<number-field id="f" locale="en"></number-field>', waits=False)
    expect = checker(fields, check)
    fields.run("import('/Element/number-field.js').then(({ engine }) => { window.engine = engine })")
    page.server.wait_for_request(ENGINE)
    fields.focus("f")
    page.type("1")
    composed = page.compose("５")
    page.server.release(ENGINE)
    fields.run("engine.then(() => null)")
    check("what is composed stays", fields.state("f")["shown"] == f"1{composed}", fields.state("f"))
    page.accept("５")
    expect("and is there once", "f", "15|", "15")
    fields.press("6")
    expect("typing goes on after it", "f", "156|", "156")


def configurations(page, check):
    """An element that is upgraded is configured once, however many attributes it has."""
    page.server.reset()
    counts = []
    for attributes in ["", 'locale="de" currency="EUR" min="0" max="9" step="1" required value="5"']:
        fields = FieldPage(page, f"<number-field {attributes}></number-field>", waits=False)
        fields.run("""() => {
          const { prototype } = HTMLInputElement;
          const { set } = Object.getOwnPropertyDescriptor(prototype, "placeholder");
          window.count = 0;
          Object.defineProperty(prototype, "placeholder", {
            set(text) { count++; set.call(this, text); },
          });
        }""")
        fields.load()
        counts.append(fields.run("count"))
    check("attributes don't configure a field again", counts[0] == counts[1] > 0, counts)


# Attributes of fields whose text before the engine is there is the one that the engine writes.
PREVIEWS = [
    'locale="de" value="1234567.125"', 'locale="hi" currency="INR" value="1234567.5"',
    'locale="en" currency="USD" currency-sign="accounting" value="-5"', 'locale="ja" currency="JPY" value="7"',
    'locale="tr" percent value="0.125"', 'locale="fr" unit="kilometer-per-hour" value="1234.5"',
    'locale="en" use-grouping="false" value="12345"', 'locale="es" use-grouping value="1234"',
    'locale="en" fraction-digits="2" value="5"', 'locale="en" minimum-integer-digits="4" value="5"',
    'locale="ar" numbering-system="arab" value="-1234.5"', 'locale="en" value="12345678901234567890.5"',
    'locale="en" prefix-text="No. " suffix-text=" guests" value="-1234"',
    'locale="en" currency="USD" currency-sign="accounting" prefix-text="about " suffix-text=" net" value="-5"',
    'locale="ar-EG" numbering-system="arab" suffix-text=" م²" value="-5"',
    'locale="en" sign-display="always" value="5"', 'locale="en" value=""', 'locale="he" value="0"',
]


def previews(page, check):
    server = page.server
    server.reset()
    server.hold(ENGINE)
    fields = FieldPage(page, "".join(
        f"<number-field {attributes}></number-field>" for attributes in PREVIEWS), waits=False)
    fields.run("import('/Element/number-field.js').then(({ engine }) => { window.engine = engine })")
    server.wait_for_request(ENGINE)
    texts = """[...document.querySelectorAll("number-field")].map((field) =>
      field.shadowRoot.querySelector("input").value)"""
    before = fields.run(texts)
    server.release(ENGINE)
    fields.run("engine.then(() => null)")
    for attributes, early, late in zip(PREVIEWS, before, fields.run(texts)):
        check(f"{attributes}: the same before and after", early == late, [early, late])


def servers(page, check):
    """A server that doesn't know modules, and a page with two copies of the field."""
    page.server.reset()
    page.server.answer(ENGINE, content_type="application/octet-stream")
    fields = FieldPage(page, HTML)
    check("a module of another type", fields.state("default")["text"] == fields.intl("de", "1234.5"),
          fields.state("default"))
    page.server.reset()
    fields = FieldPage(page, HTML)
    error = fields.run("""import("/Element/number-field.js?copy")
      .then(() => null, (error) => error.message)""")
    check("a second copy", error is None, error)
    check("leaves the fields of the first", fields.run(
        "document.getElementById('default').session.text") == fields.intl("de", "1234.5"))
