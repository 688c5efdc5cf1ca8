"""The language of the page, where a field has no locale of its own."""

from field_page import FieldPage, plain

# The `lang` of the page, and its locale, if the browser has numbers of it.
LANGUAGES = [
    ("de", "de"), ("de_DE", "de-DE"), ("pt_BR.UTF-8", "pt-BR"), ("de@euro", "de"),
    # Each browser lacks some of the next ones; the last ones are no languages.
    ("cy", "cy"), ("eo", "eo"), ("yi", "yi"), ("und", None), ("C", None), ("", None),
    ("not a language", None),
]


def run(page, check):
    fields = FieldPage(page, "".join(
        f'<div lang="{lang}"><number-field id="f{index}" value="1234.5"></number-field></div>'
        for index, (lang, _) in enumerate(LANGUAGES)) + """
      <div id="around" lang="fr"><number-field id="inside" value="1234.5"></number-field>
        <number-field id="own" locale="en" value="1234.5"></number-field></div>
      <div lang="de"><div id="host"></div></div>""")

    def shows(name, field, locale, number="1234.5"):
        shown, text = fields.shown(field).replace("|", ""), fields.intl(locale, number)
        check(name, shown == text, f"expected {text!r}, found {shown!r}")

    language = fields.run("Intl.getCanonicalLocales(navigator.language.replace(/^C$/, 'en'))[0]")
    for index, (lang, locale) in enumerate(LANGUAGES):
        # The first locale that the browser has.
        shows(f"lang={lang!r}", f"f{index}", [*filter(None, [locale]), language])
        check(f"lang={lang!r}: valid", fields.run(f"f{index}.validity.valid"))

    shown = fields.run("""() => {
      const outer = host.attachShadow({ mode: "open" });
      outer.innerHTML = "<p></p>";
      const inner = outer.firstChild.appendChild(document.createElement("div"))
        .attachShadow({ mode: "open" });
      inner.innerHTML = "<number-field value='1234.5'></number-field>";
      return inner.firstChild.session.text;
    }""")
    check("the language around two shadow trees", shown == fields.intl("de", "1234.5"), shown)

    fields.run("""() => {
      const { shadowRoot } = host.shadowRoot.querySelector("div");
      window.nested = shadowRoot.querySelector("number-field");
      shadowRoot.innerHTML = "<p lang='en'></p>";
      shadowRoot.firstChild.append(nested);
      shadowRoot.firstChild.lang = "fr";
    }""")
    shown = plain(fields.run("nested.session.text"))
    check("a language in a shadow tree that changes", shown == fields.intl("fr", "1234.5"), shown)
    fields.run("host.shadowRoot.querySelector('div').shadowRoot.firstChild.removeAttribute('lang');"
               "host.lang = 'en'")
    shown = plain(fields.run("nested.session.text"))
    check("or around it", shown == fields.intl("en", "1234.5"), shown)

    shows("the language of the page", "inside", "fr")
    fields.run("around.lang = 'de'")
    shows("that changes", "inside", "de")
    shows("but not with a locale of its own", "own", "en")
    fields.run("(around.lang = 'fr', document.documentElement.lang = 'de')")
    shows("the nearest one counts", "inside", "fr")
    fields.run("around.removeAttribute('lang')")
    shows("or that of the document", "inside", "de")
    fields.focus("inside")
    fields.press("End 6")
    fields.run("document.body.lang = 'de'")
    fields.press("Control+z")
    shows("the same language keeps what can be undone", "inside", "de")
