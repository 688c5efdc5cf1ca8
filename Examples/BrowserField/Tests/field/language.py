"""The language of the page, where a field has no locale of its own."""

from field_page import FieldPage

# The `lang` of the page, and what a browser in American English shows.
LANGUAGES = [
    ("de", "1.234,5"), ("de_DE", "1.234,5"), ("pt_BR.UTF-8", "1.234,5"), ("de@euro", "1.234,5"),
    # Chromium has no numbers of the next ones; the last ones are no languages.
    ("cy", "1,234.5"), ("eo", "1,234.5"), ("yi", "1,234.5"),
    ("und", "1,234.5"), ("C", "1,234.5"), ("", "1,234.5"), ("not a language", "1,234.5"),
]


def run(page, base_url, check):
    fields = FieldPage(page, base_url, "".join(
        f'<div lang="{lang}"><number-field id="f{index}" value="1234.5"></number-field></div>'
        for index, (lang, _) in enumerate(LANGUAGES)) + """
      <div id="around" lang="fr"><number-field id="inside" value="1234.5"></number-field>
        <number-field id="own" locale="en" value="1234.5"></number-field></div>
      <div lang="de"><div id="host"></div></div>""")

    def shows(name, field, text):
        shown = fields.shown(field).replace("|", "")
        check(name, shown == text, f"expected {text!r}, found {shown!r}")

    for index, (lang, text) in enumerate(LANGUAGES):
        shows(f"lang={lang!r}", f"f{index}", text)
        check(f"lang={lang!r}: valid", fields.run(f"f{index}.validity.valid"))

    shown = fields.run("""() => {
      const outer = host.attachShadow({ mode: "open" });
      outer.innerHTML = "<p></p>";
      const inner = outer.firstChild.appendChild(document.createElement("div"))
        .attachShadow({ mode: "open" });
      inner.innerHTML = "<number-field value='1234.5'></number-field>";
      return inner.firstChild.session.text;
    }""")
    check("the language around two shadow trees", shown == "1.234,5", shown)

    shows("the language of the page", "inside", "1 234,5")
    fields.run("around.lang = 'de'")
    shows("that changes", "inside", "1.234,5")
    shows("but not with a locale of its own", "own", "1,234.5")
    fields.run("(around.lang = 'fr', document.documentElement.lang = 'de')")
    shows("the nearest one counts", "inside", "1 234,5")
    fields.run("around.removeAttribute('lang')")
    shows("or that of the document", "inside", "1.234,5")
    fields.focus("inside")
    fields.press("End 6")
    fields.run("document.body.lang = 'de'")
    fields.press("Control+z")
    shows("the same language keeps what can be undone", "inside", "1.234,5")
