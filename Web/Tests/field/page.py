"""The demonstration."""


def run(page, check):
    page.stops_clock = True
    page.goto("/Page/index.html")
    page.wait_for("document.querySelector('#entries .card:last-child .validity[data-validity]')")
    # Those that calculate have an engine of their own.
    page.wait_for("[...document.querySelectorAll('.cards number-field')].every((field) => field.session)")
    cards = page.evaluate("""[...document.querySelectorAll(".cards .card")].map((card) => {
      const field = card.querySelector("number-field");
      return {
        title: card.querySelector("label").textContent.trim().replace(/\\s+/g, " "),
        text: field.session?.text, value: field.value, expected: field.getAttribute("value"),
        shownValue: card.querySelector(".value").textContent,
        validity: card.querySelector(".validity").textContent, error: field.validity.customError,
        locale: field.locale,
      };
    })""")
    locales = {card["locale"] for card in cards}
    check("twenty locales", len(locales) >= 20, locales)
    for card in cards:
        check(f"{card['title']}: has its number", card["value"] == (card["expected"] or ""), card)
        check(f"{card['title']}: shows it", bool(card["text"]) == bool(card["expected"])
              or card["expected"] is None, card)
        check(f"{card['title']}: value beside it",
              card["shownValue"] == (card["value"] or "no value"), card)
        check(f"{card['title']}: no error", not card["error"], card)

    def card(title):
        """Returns the selector of a card."""
        return "#" + page.evaluate("""(title) => [...document.querySelectorAll(".cards .card")]
          .find((card) => card.querySelector(".title").textContent === title).id""", title)

    def focus(title):
        page.click(f"{card(title)} label")

    def part(title, name):
        return page.evaluate("(selector) => document.querySelector(selector).textContent",
                             f"{card(title)} .{name}")

    def message(title):
        return page.evaluate("""(selector) => document.querySelector(selector)
          .shadowRoot.querySelector("[part=message]").textContent""", f"{card(title)} number-field")

    def sent():
        return page.evaluate("document.getElementById('sent').textContent")

    focus("Age")
    page.type("254")
    check("the reason of a rejected key", message("Age") == "4: The number is out of range.",
          message("Age"))
    page.press("Backspace")
    check("it is taken back", part("Age", "value") == "25", part("Age", "value"))
    page.press("Backspace")
    check("the state", part("Age", "validity") == "incomplete", part("Age", "validity"))
    check("the value", part("Age", "value") == "2", part("Age", "value"))
    page.press("Tab")
    check("the state when the field is left", part("Age", "validity") == "invalid",
          part("Age", "validity"))
    focus("Sum")
    page.type("12.50 + 6")
    check("an expression", part("Sum", "validity") == "incomplete", part("Sum", "validity"))
    page.press("Tab")
    check("its value", part("Sum", "value") == "18.5", part("Sum", "value"))
    focus("Sum")
    page.press("Control+a")
    page.type("12 +× 3")
    page.press("Tab")
    check("an expression without a value", part("Sum", "value") == "12 +× 3", part("Sum", "value"))
    check("its place", part("Sum", "value mark") == "×", part("Sum", "value mark"))
    focus("Sum")
    page.press("End ArrowLeft ArrowLeft Backspace")
    check("it is gone with the next edit", part("Sum", "value") == "no value", part("Sum", "value"))
    focus("German (Germany)")
    page.press("Control+a")
    page.type("15-")
    page.pass_time(1000)
    check("which number is it?", message("German (Germany)") == "-15,00\u00a0€ or 15,00\u00a0€?",
          message("German (Germany)"))
    check("while it asks, it has no value for the form", not page.evaluate(
        "document.querySelector('.cards [locale=de-DE]').checkValidity()"))
    page.press("Tab")
    check("a field that asks and is left", part("German (Germany)", "validity") == "invalid",
          part("German (Germany)", "validity"))
    page.evaluate("""(selector) => document.querySelector(selector).shadowRoot
      .querySelectorAll("[part=answer]")[1].click()""", f"{card('German (Germany)')} number-field")
    check("the answer", part("German (Germany)", "value") == "15"
          and part("German (Germany)", "validity") == "valid", part("German (Germany)", "value"))
    focus("Required")
    page.type("-")
    page.press("Tab")
    check("the state when a lone minus is left", part("Required", "validity") == "empty",
          part("Required", "validity"))
    page.click("#submit")
    check("a form that isn't valid isn't sent", sent().startswith("Not sent"))
    page.click("#reset")
    page.pass_time(1000)
    check("a reset empties what was said", sent() == "")
    for title, keys in [("Required", "7"), ("Guests", "5")]:
        focus(title)
        page.press("Control+a")
        page.type(keys)
    page.click("#submit")
    check("a valid form is sent", sent().startswith("Sent ") and "1234567.5" in sent(), sent())
    page.click("#disabled")
    check("disabled", page.evaluate("document.querySelector('.cards number-field').matches(':disabled')"))
    page.click("#disabled")

    tries(page, check)
    sizes(page, check)


# A locale, the name of a button, what the field shows in American English, and what the form sends.
TRIES = [
    ("de-DE", "paste 1,234.56", "1.234,56\u00a0€", "price=1234.56"),
    ("de-DE", "paste 1.234,56 €", "1.234,56\u00a0€", "price=1234.56"),
    ("de-DE", "undo", "", "price="),
    ("de-DE", "redo", "1.234,56\u00a0€", "price=1234.56"),
    ("de-DE", "type 1.5", "1.5\u00a0€", "price=1.5"),
    ("en-US", "type 1.5", "$1.5", "price=1.5"),
    ("en-US", "type 9999999", "$9,999,999", "price=9999999"),
]


def tries(page, check):
    """The first field: each button does what it says, and the HTML is that of the field."""
    def text(name):
        return page.evaluate("(name) => document.getElementById(name).textContent", name)

    for locale, button, shown, sent in TRIES:
        page.evaluate("""([locale, button]) => {
          const menu = document.getElementById("locale");
          menu.value = locale;
          menu.dispatchEvent(new Event("change"));
          [...document.querySelectorAll("#tries button")]
            .find((element) => element.textContent === button).click();
        }""", [locale, button])
        found = page.evaluate("price.session.text"), text("sends")
        check(f"{locale}: {button}", found == (shown, sent), found)
        html = page.evaluate("""() => {
          const copy = new DOMParser().parseFromString(document.getElementById("html").textContent,
            "text/html").querySelector("number-field");
          return ["name", "locale", "currency"].every((name) => copy.getAttribute(name) === price[name]);
        }""")
        check(f"{locale}: {button}: the HTML", html, text("html"))


def sizes(page, check):
    """The page in frames of several sizes, since a window can't be as narrow as a phone."""
    for width, height in [(320, 800), (390, 800), (768, 800), (1600, 800), (360, 640), (1280, 800)]:
        page.goto("/Tests/blank.html")
        page.evaluate("""([width, height]) => new Promise((resolve) => {
          document.body.innerHTML = `<iframe src="/Page/index.html" width="${width}" height="${height}">`;
          document.body.firstChild.onload = resolve;
        })""", [width, height])
        page.wait_for("document.querySelector('iframe').contentDocument"
                      ".querySelector('#entries .card:last-child .validity[data-validity]')")
        overflow = page.evaluate("""() => {
          const { contentWindow } = document.querySelector("iframe");
          return contentWindow.document.documentElement.scrollWidth - contentWindow.innerWidth;
        }""")
        check(f"fits into {width} pixels", overflow <= 0, overflow)
        if (width, height) not in [(360, 640), (1280, 800)]:
            continue
        page.evaluate("""document.querySelector("iframe").contentDocument
          .querySelector("number-field").focus()""")
        hidden, seen = [], set()
        for _ in range(60):
            page.press("Tab")
            field, is_hidden = page.evaluate("""async () => {
              for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
              const { contentDocument } = document.querySelector("iframe");
              const field = contentDocument.activeElement?.closest("number-field");
              if (!field) return [null, false];
              const { x, y, width, height } = field.getBoundingClientRect();
              const top = contentDocument.elementFromPoint(x + width / 2, y + Math.min(height, 20) - 2);
              return [field.id, top !== field];
            }""")
            seen.add(field)
            hidden += [field] if is_hidden else []
        check(f"{width}x{height}: no field with the focus is out of sight or covered",
              hidden == [] and len(seen) > 40, hidden or seen)

    colors = []
    for scheme in ["light", "dark"]:
        page.evaluate("""(scheme) => {
          document.querySelector("iframe").contentDocument.documentElement.style.colorScheme = scheme;
        }""", scheme)
        colors.append(page.evaluate("""getComputedStyle(document.querySelector("iframe")
          .contentDocument.documentElement).backgroundColor"""))
    check("light and dark", colors[0] != colors[1], colors)
