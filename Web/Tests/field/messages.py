"""What a field tells its user: nothing changes silently, for eyes and for ears."""

from field_page import FieldPage, plain

# A name, the attributes of a field, keys, and its message after a pause. The page is in English.
MESSAGES = [
    ("a number", 'locale="de"', "1 2 , 5", ""),
    ("on the way into the range", 'locale="en" min="18" max="30"', "1", ""),
    ("out of the range", 'locale="en" min="18" max="30"', "5 5", "Enter a number from 18 to 30."),
    ("below the range", 'locale="en" min="-5"', "- 6", "Enter -5 or more."),
    ("two numbers that a text can be", 'locale="fr"', "1 . 2 3 4", "1,234 or 1 234?"),
    ("after leaving the field, too", 'locale="fr"', "1 . 2 3 4 Tab", "1,234 or 1 234?"),
    ("a question that ends", 'locale="fr"', "1 . 2 3 4 5", ""),
    ("a text that is one number", 'locale="de"', "1 . 5", ""),
    ("a number that was read", 'locale="de"', "1 . 5 Tab", ""),
    ("a rejected key", 'locale="en"', "x", "x: This character isn't part of a number."),
    ("two keys that wait", 'locale="en"', "1 o o", "oo: This character isn't part of a number."),
    ("one of them taken back", 'locale="en"', "1 o o Backspace", "o: This character isn't part of a number."),
    ("a digit that was dropped when the field was left", 'locale="en" currency="USD"', "1 . 4 5 9 Tab",
     "The fraction is full."),
    ("until it is taken back", 'locale="en"', "1 x Backspace", ""),
    ("with a key that goes on", 'locale="en"', "1 x 1", "The text isn't a number."),
    ("a rejected key that waits when the field is left", 'locale="en"', "1 2 k Tab", "Is it 12?"),
    ("a separator that was rejected", 'locale="en"', "1 . 5 . 2 Tab", "A separator is in the wrong place."),
    ("a number that is moved into the range", 'locale="en" max="30" range-policy="clampOnCommit"',
     "3 5 Tab", "The number was moved to the nearest limit."),
    ("a rounded number", 'locale="en" fraction-digits="1" fraction-overflow="roundOnCommit"',
     "1 . 2 7 Enter Home", "The number was rounded."),
    ("until the next change", 'locale="en" max="30" range-policy="clampOnCommit"',
     "3 5 Enter Backspace", ""),
    ("the language of the user", 'lang="de" locale="en" min="1" max="5"', "7",
     "Bitte eine Zahl von 1 bis 5 eingeben."),
    ("a region of it", 'lang="fr-CA" locale="fr"', "x",
     "x: Ce caractère ne fait pas partie d'un nombre."),
    ("a language that is written in two ways", 'lang="zh-HK" locale="zh-HK" min="2"', "1 Tab",
     "請輸入大於或等於 2 的數字。"),
    ("a language that two countries write", 'lang="pt-AO" locale="pt" min="2"', "1 Tab",
     "Introduza 2 ou mais."),
    ("a language without words", 'lang="sw" locale="sw"', "x",
     "x: This character isn't part of a number."),
]


def run(page, check):
    page.stops_clock = True
    fields = FieldPage(page, "".join(
        f'<number-field id="f{index}" {attributes}></number-field> '
        for index, (_, attributes, _, _) in enumerate(MESSAGES))
        + """<number-field id="f" locale="en" max="30"></number-field>
        <form id="form"><number-field id="needed" lang="de" required></number-field>
        <number-field id="fractions" locale="en" fraction-digits="1"></number-field>
        <button id="send">Send</button></form>""")

    wait_for_words(fields, "de", "fr", "zh-HK", "pt-AO")
    for index, (name, _, keys, message) in enumerate(MESSAGES):
        fields.focus(f"f{index}")
        fields.press(keys)
        fields.pause()
        found = plain(fields.message(f"f{index}"))
        check(name, found == message, f"expected {message!r}, found {found!r}")

    directions(fields, check)

    asking = [name for name, *_ in MESSAGES].index("two numbers that a text can be")
    check("a text that asks looks so", fields.run(f"f{asking}.matches(':state(warning)')"))

    timing(fields, check)
    words(page, fields, check)
    requests(page, fields, check)
    appearance(page, fields, check)


def wait_for_words(fields, *languages):
    """Waits for the words of languages, which fields have requested."""
    fields.run("""(languages) => import("/Element/field-messages.js").then(({ loadMessages }) =>
      Promise.all(languages.map(loadMessages)).then(() => null))""", list(languages))


def directions(fields, check):
    """A number in a message runs as its locale does, and the words around it as theirs."""
    fields.run("""document.body.insertAdjacentHTML("beforeend",
      "<number-field id='both' locale='he' currency='ILS'></number-field>")""")
    fields.focus("both")
    fields.press("1 , 0 0 0 0")
    fields.pause()
    found = fields.run("getComputedStyle(both.shadowRoot.querySelector('[part=message]')).direction")
    check("English words are from left to right", found == "ltr", found)
    numbers = fields.run("both.session.readings")
    expected = " or ".join(f"\u2068{number}\u2069" for number in numbers) + "?"
    check("each number is isolated", fields.message("both") == expected, ascii(fields.message("both")))
    fields.run("both.lang = 'he'")
    wait_for_words(fields, "he")
    expected = " או ".join(f"\u2068{number}\u2069" for number in numbers) + "?"
    check("so it is in Hebrew", fields.message("both") == expected, ascii(fields.message("both")))
    found = fields.run("getComputedStyle(both.shadowRoot.querySelector('[part=message]')).direction")
    check("Hebrew words are from right to left", found == "rtl", found)


def timing(fields, check):
    fields.focus("f")
    fields.press("5 5")
    check("no message while typing", fields.message("f") == "", fields.message("f"))
    check("but assistive technology can ask", fields.run(
        "f.shadowRoot.querySelector('input').ariaInvalid") == "true")
    fields.pause()
    check("after a pause", fields.message("f") == "Enter 30 or less.", fields.message("f"))
    fields.run("""() => {
      window.changes = 0;
      new MutationObserver((records) => { window.changes += records.length; })
        .observe(f.shadowRoot.querySelector("[part=message]"), { childList: true });
    }""")
    fields.press("5 5 5 Backspace")
    fields.pause()
    check("the same message isn't announced again", fields.run("changes") == 0)
    fields.press("Backspace Backspace Backspace Backspace")
    fields.pause()
    check("it goes when the number is valid", fields.message("f") == "", fields.message("f"))
    fields.press("x")
    check("a rejected key is told at once", fields.message("f") != "")
    fields.run("f.value = '7'")
    check("a value of the program ends that", fields.message("f") == "", fields.message("f"))
    fields.run("fractions.value = '1.25'")
    fields.pause()
    check("what a program rounds isn't the user's", fields.message("fractions") == "",
          fields.message("fractions"))


def words(page, fields, check):
    page.click("#send")
    check("a submit tells at once", fields.message("needed") == "Bitte eine Zahl eingeben.",
          fields.message("needed"))
    check("in words of the field's language", fields.run("needed.validationMessage")
          == fields.message("needed"))
    check("which has its name", fields.run(
        "needed.shadowRoot.querySelector('[part=message]').lang") == "de")
    fields.run("needed.messages = { missing: 'Wie viele?' }")
    check("words of one field", fields.message("needed") == "Wie viele?", fields.message("needed"))
    fields.run("needed.messages = null; needed.lang = 'sw'")
    check("or else those of the browser", fields.message("needed") == fields.run(
        "needed.validationMessage") != "", fields.message("needed"))
    fields.run("""import("/Element/number-field.js").then(({ messages }) => {
      messages.it = { missing: "Inserisci un numero." };
      needed.lang = "it-CH";
    })""")
    check("a language of the app", fields.message("needed") == "Inserisci un numero.",
          fields.message("needed"))
    fields.run("needed.lang = 'de'")


def requests(page, fields, check):
    """A page requests the words of a language once, when a field is in it, and is in English until then."""
    server = page.server
    found = {name for name in server.requests if name.endswith(".json")}
    check("only languages of fields are requested",
          found == {"de.json", "fr.json", "zh-Hant.json", "pt-PT.json", "he.json", "it.json"}, found)
    server.hold("nl.json")
    fields.run("""document.body.insertAdjacentHTML("beforeend", `<div lang="nl-BE" id="around">
      <number-field id="late" locale="en" value="3" min="5"></number-field>
      <number-field id="second" locale="en" value="3" min="5"></number-field></div>
      <number-field id="none" lang="sv" locale="en" value="3" min="5"></number-field>`)""")
    server.wait_for_request("nl.json")
    message = "(id) => document.getElementById(id).validationMessage"
    check("the message is there at once", fields.run(message, "late") == "Enter 5 or more.")
    server.release("nl.json")
    wait_for_words(fields, "nl")
    check("then in the language", fields.run(message, "late") == "Voer minimaal 5 in.",
          fields.run(message, "late"))
    check("of each field", fields.run(message, "second") == "Voer minimaal 5 in.")
    check("it is requested once", server.requests.count("nl.json") == 1, server.requests)
    fields.run("around.lang = 'de'")
    fields.run("Promise.resolve()")
    check("a language around the field that changes", fields.run(message, "late")
          == "Bitte 5 oder mehr eingeben.", fields.run(message, "late"))
    server.answer("da.json", status=404)
    fields.run("none.lang = 'da'")
    wait_for_words(fields, "da")
    check("without its file, the language is English", fields.run(message, "none") == "Enter 5 or more.",
          fields.run(message, "none"))


# Red, green, and blue of a color that the browser has computed, and its contrast with another (WCAG 2).
CONTRAST = """() => {
  const context = document.createElement("canvas").getContext("2d");
  const luminance = (color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (color, ground) => {
    const [light, dark] = [luminance(color), luminance(ground)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const [input, message] = f.shadowRoot.children;
  const { color, backgroundColor } = getComputedStyle(input);
  return [contrast(color, backgroundColor),
    contrast(getComputedStyle(message).color, getComputedStyle(probe).backgroundColor)];
}"""


def appearance(page, fields, check):
    fields.run("""() => {
      document.head.insertAdjacentHTML("beforeend", `<meta name="color-scheme" content="light dark">
        <style>.none::part(message), .none::part(answers) { display: none }</style>`);
      document.body.insertAdjacentHTML("beforeend", "<div id=probe style='background: canvas'></div>");
    }""")

    def height():
        return fields.run("f.getBoundingClientRect().height")

    empty, width = height(), fields.run("f.getBoundingClientRect().width")
    line = "document.querySelector('#f').shadowRoot.querySelector('input').getBoundingClientRect()"
    top = fields.run(f"{line}.top")
    fields.run("f.setAttribute('fraction-digits', '0')")
    # A number out of the range, and a text that asks.
    for name, keys in [("invalid", "9 9"), ("warning", "1 2 -")]:
        fields.run("f.value = ''")
        fields.focus("f")
        fields.press(keys)
        fields.pause()
        check(f"{name}: the state", fields.run("(name) => f.matches(`:state(${name})`)", name))
        for scheme in ["light", "dark"]:
            fields.run("(scheme) => { document.documentElement.style.colorScheme = scheme }", scheme)
            found = fields.run(CONTRAST)
            check(f"{name}, {scheme}: readable", min(found) >= 4.5, found)
        check(f"{name}: the message is below the field", height() > empty + 10, height())
        check(f"{name}: it doesn't widen the field",
              fields.run("f.getBoundingClientRect().width") == width)
        check(f"{name}: it doesn't move the field in its line", fields.run(f"{line}.top") == top)
        check(f"{name}: not told by color alone", fields.run("""getComputedStyle(
          f.shadowRoot.querySelector("input")).textDecorationLine""") == "underline")
    fields.run("f.className = 'none'")
    check("a page can take the message away", height() == empty, (height(), empty))
