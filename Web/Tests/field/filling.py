"""Texts that a form filler, a test, or a page without scripts has written."""

from field_page import FieldPage, checker

# The locale, what the field shows, what is written over it, the type of the event, and what it is then.
ROWS = [
    ("de", "1,5", "1234.56", None, "1234.56"), ("de", "7,5", "1234.56", None, "1234.56"),
    ("de", "", "1234.56", None, "1234.56"), ("de", "1,5", "1.234,56", None, "1234.56"),
    ("de", "1,5", "1234.56", "", "1234.56"), ("de", "1,5", "1234.56", "insertReplacementText", "1234.56"),
    ("de", "1234", "1.5", None, "1.5"), ("en", "12.5", "1,5", None, "1.5"),
    ("de", "1234", "1234", None, "1234"), ("en", "1.5", "1.234,56", None, "1234.56"), ("en", "12", "1234", None, "1234"),
    ("de", "1,5", "abc", None, "1.5"), ("de", "1,5", "", None, ""),
    # It isn't the whole that an input method writes: `234.56` between the 1 and the comma makes a text.
    ("de", "1,5", "1234.56", "insertCompositionText", "1234.56"),
]

FILL = """([text, type]) => {
  const input = f.shadowRoot.querySelector("input");
  input.value = text;
  const options = { bubbles: true, composed: true };
  input.dispatchEvent(type === null ? new Event("input", options)
    : new InputEvent("input", { ...options, inputType: type }));
}"""


def run(page, check):
    fields = FieldPage(page, '<number-field id="f"></number-field>')
    fields.run("""f.addEventListener("input", ({ detail }) => { window.detail = detail; })""")
    for locale, before, text, kind, value in ROWS:
        fields.run("([locale, value]) => { f.locale = locale; f.value = value }",
                   [locale, before.replace(",", ".")])
        fields.run("detail = null")
        fields.run(FILL, [text, kind])
        name = f"{locale}: {text!r} over {before!r}, {kind}"
        check(name, fields.value("f") == value, fields.state("f"))
        check(f"{name}: valid", fields.run("f.validity.valid"))
        if value != before.replace(",", "."):
            check(f"{name}: the reason", fields.run("detail.reason") == "script", fields.run("detail"))
    fallbacks(page, check)


# The attributes of the field and of the <input> in it, what is typed there before the script, and what the
# form sends then.
FALLBACKS = [
    ('locale="de" name="f"', 'name="f"', "42", "42"), ('locale="de"', 'name="f"', "1.234,5", "1234.5"),
    ('locale="de"', 'name="f" value="1234.5"', "", "1234.5"),
    ('locale="de"', 'name="f" type="number" step="any"', "1234.5", "1234.5"),
    ('locale="de" name="f" value="5"', 'name="f" value="5"', "", "5"),
    ('locale="de" name="f" value="5"', 'name="f" value="5"', "42", "42"),
    ('locale="de" name="f" load="focus"', 'name="f" required', "1.234,5", "1234.5"),
]


def fallbacks(page, check):
    for attributes, child, typed, value in FALLBACKS:
        for is_early in [False, True]:
            fields = FieldPage(page, f'<form id="form"><number-field id="f" {attributes}>'
                               f'<input id="child" {child}></number-field></form>', waits=False)
            if typed:
                fields.focus("child")
                page.press("Control+a")
                page.type(typed)
            if is_early:
                fields.load()
            else:
                # The parser can be slower than the script.
                fields.run("const child = document.getElementById('child'); child.remove(); "
                           "window.child = child; 0")
                fields.load()
                fields.run("f.append(child)")
            page.wait_for(f"new FormData(form).get('f') === {value!r}")
            name = f"<number-field {attributes}><input {child}>, {typed!r}, {is_early}"
            sent = fields.run("[...new FormData(form)].join('&')")
            check(name, sent == f"f,{value}", sent)
            check(f"{name}: there is one control", fields.run("form.elements.f === f"))
            check(f"{name}: what is typed is edited", fields.run("form.checkValidity()"),
                  fields.state("f"))
            if typed and is_early:
                fields.press("7")
                check(f"{name}: keys go on in the field", fields.value("f") == f"{value}7",
                      fields.state("f"))
            check(f"{name}: the label is the field's", fields.run(
                "f.id === 'f' && !document.getElementById('child')"))
            if not typed:
                fields.run("f.value = '77'; form.reset()")
                check(f"{name}: the default", fields.value("f") == value, fields.value("f"))
