"""Attributes that change, and what can be wrong with them."""

from field_page import FieldPage, checker


def run(page, check):
    fields = FieldPage(page, """<div id="around" lang="fr">
      <number-field id="f" value="1234567.5"></number-field></div>
      <number-field id="g" currency="EUR" locale="en"></number-field>
      <number-field id="narrow" locale="de" style="width: 60px"></number-field>
      <number-field id="rtl" locale="ar-EG" style="width: 60px"></number-field>""")
    expect = checker(fields, check)

    def shows(name, field, locale, number, **options):
        shown, text = fields.shown(field).replace("|", ""), fields.intl(locale, number, **options)
        check(name, shown == text, f"expected {text!r}, found {shown!r}")
        check(f"{name}: value", fields.value(field) == number, fields.value(field))

    def inner(field, name):
        return fields.run("([id, name]) => document.getElementById(id).shadowRoot"
                          ".querySelector('input')[name]", [field, name])

    shows("the language of an element around the field", "f", "fr", "1234567.5")
    fields.run("f.lang = 'en'")
    shows("its own language", "f", "en", "1234567.5")
    for locale in ["de", "de-CH", "en-IN", "ar-EG", "he", "bn"]:
        fields.run("(locale) => { f.locale = locale }", locale)
        shows(f"the locale {locale}", "f", locale, "1234567.5")
        check(f"{locale}: direction", inner("f", "dir") == ("rtl" if locale in ("ar-EG", "he") else
                                                            "ltr"))
    fields.run("f.dir = 'rtl'")
    check("a direction of the app", inner("f", "dir") == "rtl")
    fields.run("f.removeAttribute('dir'); f.locale = 'en'")
    fields.focus("f")
    fields.press("End Shift+ArrowLeft Shift+ArrowLeft")
    fields.run("f.locale = 'fr'")
    expect("a locale keeps the selection", "f", "1,234,567[.5]", "1234567.5")
    fields.press("Control+z")
    expect("undo doesn't bring the old locale back", "f", "1,234,567[.5]")
    fields.press("8 , 2")
    expect("and typing goes on", "f", "12,345,678.2|", "12345678.2")
    fields.run("f.setAttribute('percent', '')")
    shows("a percentage of the same number", "f", "fr", "12345678.2", style="percent")
    fields.run("f.removeAttribute('percent'); f.setAttribute('permille', '')")
    text = fields.intl("fr", "12345678200") + " ‰"
    shown = fields.shown("f").replace("|", "")
    check("the same number in per mille", shown == text, f"expected {text!r}, found {shown!r}")
    fields.run("f.permille = false; f.setAttribute('unit', 'meter'); f.value = '5.25'")
    shows("a unit", "f", "fr", "5.25", style="unit", unit="meter")
    fields.run("f.removeAttribute('unit'); f.setAttribute('currency', 'JPY')")
    check("yen keep the number", fields.value("f") == "5.25", fields.value("f"))
    check("and show it rounded", "5" in fields.run("f.session.text")
          and "25" not in fields.run("f.session.text") and fields.run("f.validity.valid"))
    fields.run("f.setAttribute('currency', 'USD'); f.setAttribute('currency-display', 'code')")
    shows("the code of a currency", "f", "fr", "5.25", style="currency", currency="USD",
          currencyDisplay="code", maximumFractionDigits=2)
    fields.run("f.setAttribute('fraction-digits', '0')")
    check("fewer digits", fields.run("f.validity.badInput"))
    fields.run("f.removeAttribute('fraction-digits'); f.setAttribute('use-grouping', 'false');"
               "f.removeAttribute('currency-display'); f.removeAttribute('currency');"
               "f.value = '12345'")
    shows("no grouping", "f", "fr", "12345", useGrouping=False)
    fields.run("f.prefixText = '#'; f.suffixText = ' pcs'; f.value = '-12'")
    expect("texts around the digits", "f", "-#12| pcs", "-12")
    fields.run("f.setAttribute('prefix-text', ''); f.suffixText = null; f.value = '12345'")
    shows("no texts", "f", "fr", "12345", useGrouping=False)
    fields.run("f.setAttribute('numbering-system', 'deva')")
    shows("another numbering system", "f", "fr", "12345", useGrouping=False, numberingSystem="deva")

    # Attributes that contradict each other for a moment.
    fields.run("g.value = '5'; g.min = '100'; g.max = '200'")
    fields.run("g.max = '20'; g.min = '10'")
    check("bounds that change together", fields.run("g.validity.rangeUnderflow"))

    check("a keyboard with a minus", inner("f", "inputMode") == "")
    check("a keyboard with a decimal key", inner("g", "inputMode") == "decimal")
    fields.run("g.setAttribute('fraction-digits', '0')")
    check("a keyboard with digits", fields.run("g.session.keyboard.allowsFraction") is False
          and inner("g", "inputMode") == "numeric", inner("g", "inputMode"))
    fields.run("g.inputMode = 'decimal'")
    fields.run("g.session")
    check("a keyboard of the app", inner("g", "inputMode") == "decimal")
    fields.run("g.placeholder = '0'")
    fields.run("g.session")
    check("a placeholder", inner("g", "placeholder") == "0")

    properties(fields, check)
    narrow(fields, check)
    errors(page, fields, check)


# Options as a framework sets them: properties in camel case.
PROPERTIES = [
    ("currency", "EUR"), ("currencyDisplay", "code"), ("signDisplay", "always"),
    ("useGrouping", False), ("useGrouping", True), ("currency", None), ("currencyDisplay", None),
    ("unit", "meter"), ("unit", None), ("percent", True), ("percent", False),
    ("minimumFractionDigits", 2), ("minimumFractionDigits", None), ("minimumIntegerDigits", 6),
    ("minimumIntegerDigits", None), ("fractionDigits", 3), ("fractionDigits", None),
    ("signDisplay", None),
]


def properties(fields, check):
    fields.run("""document.body.insertAdjacentHTML("beforeend",
      "<number-field id='p' locale='de' value='1234.5'></number-field>")""")
    set_options = {}
    for name, value in PROPERTIES:
        fields.run("([name, value]) => { p[name] = value; p.value = ''; p.value = 1234.5; }",
                   [name, value])
        set_options[name] = value
        options = {name: value for name, value in set_options.items() if value not in (None, "")}
        digits = options.pop("fractionDigits", None)
        if digits:
            options["minimumFractionDigits"] = options["maximumFractionDigits"] = digits
        options["style"] = ("currency" if "currency" in options else "unit" if "unit" in options
                            else "percent" if options.pop("percent", False) else "decimal")
        if "currency" in options:
            options["maximumFractionDigits"] = 2
        text = fields.intl("de", "1234.5", **options)
        shown = fields.shown("p").replace("|", "")
        check(f"{name} = {value}", shown == text, f"expected {text!r}, found {shown!r}")
    fields.run("p.decimalAliases = ['·', '’']")
    fields.focus("p")
    fields.press("Control+a 1 · 5")
    check("decimalAliases", fields.value("p") == "1.5", fields.value("p"))
    missing = fields.run("""import("/Element/field-options.js").then(({ optionNames }) => optionNames
      .map((name) => name.replace(/-./g, (hyphen) => hyphen[1].toUpperCase()))
      .filter((name) => !(name in p)))""")
    check("each option is a property", missing == [], missing)

    found = fields.run("""() => {
      const input = p.shadowRoot.querySelector("input"), before = input.autocomplete;
      p.autocomplete = "transaction-amount";
      p.enterKeyHint = "send";
      p.title = "Amount";
      return [before, input.getAttribute("autocomplete"), input.enterKeyHint, input.title];
    }""")
    check("attributes of the inner field", found == ["off", "transaction-amount", "send", "Amount"],
          found)
    fields.run("p.value = '12345'; p.setSelectionRange(0, 2, 'backward')")
    found = fields.run("[p.selectionStart, p.selectionEnd, p.selectionDirection]")
    check("the selection", found == [0, 2, "backward"], found)
    fields.press("9")
    text = fields.intl("de", 9345).replace("9", "9|")
    check("is the one that is edited", fields.shown("p") == text, fields.shown("p"))
    fields.run("p.selectionStart = p.selectionEnd = 2; p.selectionStart = 5")
    check("a caret", fields.shown("p") == fields.intl("de", 9345) + "|", fields.shown("p"))
    found = fields.run("""[p.valueAsNumber, (p.valueAsNumber = NaN, p.value),
      Number.isNaN(p.valueAsNumber), (p.valueAsNumber = 2.5, p.value)]""")
    check("the value as a number", found == [9345, "", True, "2.5"], found)


def narrow(fields, check):
    """A text that is longer than its field scrolls to the digit at the caret."""
    def scroll(field):
        return fields.run("""(id) => new Promise((resolve) => requestAnimationFrame(() =>
          resolve(document.getElementById(id).shadowRoot.querySelector("input").scrollLeft)))""", field)

    for field in ["narrow", "rtl"]:
        fields.focus(field)
        fields.press("1 2 3 4 5 6 7 8 9 1 2 3")
        typed = scroll(field)
        fields.press("Home")
        start = scroll(field)
        fields.press("End")
        end = scroll(field)
        check(f"{field}: the caret stays in sight", start < end and typed == end, (typed, start, end))
    # The browser lays out a page of 200 fields to tell a width.
    counts = fields.run("""async () => {
      let count = 0;
      for (const [owner, name] of [[Element, "scrollWidth"], [Element, "clientWidth"]]) {
        const { get } = Object.getOwnPropertyDescriptor(owner.prototype, name);
        Object.defineProperty(owner.prototype, name, { get() { count++; return get.call(this); } });
      }
      narrow.focus();
      narrow.shadowRoot.querySelector("input").dispatchEvent(new InputEvent("beforeinput",
        { inputType: "insertText", data: "7", cancelable: true, bubbles: true }));
      const atKey = count;
      await new Promise(requestAnimationFrame);
      return [atKey, count > 0];
    }""")
    check("a key asks for no width before the frame", counts == [0, True], counts)


def errors(page, fields, check):
    """Attributes that can't be met make the field invalid, and the number stays."""
    fields.run("f.value = '12'")

    def console():
        return fields.run("recorded.console.splice(0)")

    for name, value in [("locale", "xx-notalocale-123456789"), ("currency", "EURO"),
                        ("unit", "parsec"), ("prefix-text", "5"), ("suffix-text", " m2"), ("prefix-text", "-"), ("min", "abc"), ("range-policy", "sometimes"),
                        ("max", "-5e")]:
        fields.run("([name, value]) => f.setAttribute(name, value)", [name, value])
        message = fields.run("f.validity.customError ? f.validationMessage : ''")
        check(f"{name}={value}: the user's message is not the developer's",
              message == "This field doesn't work at the moment.", message)
        said = console()
        check(f"{name}={value}: the console says once what is wrong",
              len(said) == 1 and value in said[0], said)
        check(f"{name}={value}: shown", fields.run("f.matches(':state(invalid)')"))
        check(f"{name}={value}: the number stays", fields.value("f") == "12", fields.value("f"))
        fields.run("(name) => f.removeAttribute(name)", name)
        check(f"{name}={value}: mended", fields.run("f.validity.valid"), fields.state("f"))
    fields.run("f.max = '5'; f.min = '10'; f.max = '20'; f.removeAttribute('min')")
    said = console()
    check("a contradiction that a script ends at once is no error", said == [], said)
    fields.run("""document.body.insertAdjacentHTML("beforeend",
      "<number-field id='bad' locale='en' value='x'></number-field>")""")
    said = console()
    check("the console tells of a default value that is no number", len(said) == 1 and '"x"' in said[0], said)
    check("and the field is empty", fields.shown("bad") == "|" and fields.value("bad") == "")
