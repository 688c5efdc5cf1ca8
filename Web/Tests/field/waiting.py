"""Fields with load="focus", whose engine waits until it is needed."""

from field_page import FieldPage, checker

ENGINE = "number-engine.wasm"

# What needs the engine: the attributes of a field, a script or keys, and whether the engine is needed.
ROWS = [
    ("nothing", 'value="1234.5"', "0", False),
    ("a value", "", "f.value = '5'", False),
    ("a value that can be out of range", 'min="1"', "f.value = '5'", True),
    ("a default value that can be out of range", 'max="1" value="5"', "0", True),
    ("a range without a value", 'min="1" required', "0", False),
    ("a new locale", 'value="1234.5"', "f.locale = 'fr'", False),
    ("the focus", "", "f.focus()", True),
    ("a pointer", "", "f.dispatchEvent(new PointerEvent('pointerenter'))", True),
    ("a failed submit", "required", "form.requestSubmit()", True),
    ("a submit", "", "form.requestSubmit()", True),
    ("a check", "", "f.checkValidity()", True),
    ("a report", "", "f.reportValidity()", True),
    ("somebody who waits", "", "f.ready.then(() => {}); 0", True),
    ("another field", "", "document.body.append(document.createElement('number-field'))", True),
]


def run(page, check):
    for name, attributes, script, is_needed in ROWS:
        page.server.reset()
        fields = FieldPage(page, f'<form id="form"><number-field id="f" name="f" load="focus" '
                           f'locale="de" {attributes}></number-field></form>', waits=False)
        fields.run("import('/Element/number-field.js').then(() => {})")
        before = fields.state("f")["shown"]
        fields.run(script)
        if is_needed:
            page.server.wait_for_request(ENGINE)
        fields.run("new Promise(requestAnimationFrame).then(() => {})")
        check(f"{name}: the engine", (ENGINE in page.server.requests) == is_needed,
              page.server.requests)
        if 'value="1234.5"' in attributes:
            check(f"{name}: the number is shown", before == "1.234,5", before)
    page.server.reset()
    fields = FieldPage(page, '<number-field id="f" load="focus" locale="de"></number-field>', waits=False)
    fields.run("import('/Element/number-field.js').then(() => {})")
    check("a field that is ready has a session",
          fields.run("f.ready.then(() => Promise.resolve()).then(() => f.session !== null)"))
    fields.run("f.accepts = 'arithmetic'; f.load = 'focus'")
    fields.focus("f")
    page.wait_for("document.getElementById('f').session?.keyboard")
    fields.run("f.ready.then(() => {})")
    fields.press("2 + 3 Tab")
    check("and another engine if it calculates then", fields.value("f") == "5", fields.state("f"))

    page.server.reset()
    page.server.hold(ENGINE)
    fields = FieldPage(page, '<form id="form"><number-field id="f" name="f" load="focus" locale="de">'
                       "</number-field></form>", waits=False)
    fields.run("import('/Element/number-field.js').then(() => {})")
    fields.focus("f")
    fields.press("1 2 3 4 , 5")
    page.server.release(ENGINE)
    page.wait_for("f.session")
    checker(fields, check)("keys are taken over", "f", "1,234.5|", "1234.5")
    fields.press("6")
    check("typing goes on", fields.value("f") == "1234.56", fields.value("f"))
