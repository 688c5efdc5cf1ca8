"""The demonstration."""

from field_page import stop_clock


def run(page, base_url, check):
    stop_clock(page)
    page.goto(f"{base_url}/Web/index.html")
    page.wait_for_selector(".card:last-child .validity[data-validity]")
    cards = page.evaluate("""[...document.querySelectorAll(".card")].map((card) => {
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

    def focus(title):
        page.click(f".card label:has(.title:text-is('{title}'))")

    def part(title, name):
        return page.text_content(f".card:has(.title:text-is('{title}')) .{name}")

    def message(title):
        return page.evaluate("""(title) => [...document.querySelectorAll(".card")]
          .find((card) => card.querySelector(".title").textContent === title)
          .querySelector("number-field").shadowRoot.querySelector("[part=message]").textContent""",
                             title)

    focus("Age")
    page.keyboard.press("4")
    check("the reason of a rejected key", message("Age") == "The number is out of range.",
          message("Age"))
    page.keyboard.type("2")
    check("the state", part("Age", "validity") == "incomplete", part("Age", "validity"))
    check("the value", part("Age", "value") == "2", part("Age", "value"))
    page.keyboard.press("Tab")
    check("the state when the field is left", part("Age", "validity") == "invalid",
          part("Age", "validity"))
    focus("German (Germany)")
    page.keyboard.press("Control+a")
    page.keyboard.type("1.5")
    page.clock.fast_forward(1000)
    check("which number is it?", message("German (Germany)") == "1,5\u00a0€ or 15\u00a0€?",
          message("German (Germany)"))
    check("in doubt, it has no value for the form", not page.evaluate(
        "document.querySelector('[locale=de-DE]').checkValidity()"))
    page.keyboard.press("Tab")
    check("a field in doubt that is left", part("German (Germany)", "validity") == "invalid",
          part("German (Germany)", "validity"))
    page.click(".card:has(.title:text-is('German (Germany)')) .accept")
    check("the answer", part("German (Germany)", "value") == "15"
          and part("German (Germany)", "validity") == "valid", part("German (Germany)", "value"))
    focus("Required")
    page.keyboard.type("-")
    page.keyboard.press("Tab")
    check("the state when a lone minus is left", part("Required", "validity") == "empty",
          part("Required", "validity"))
    page.click("button:text-is('Submit')")
    check("a form that isn't valid isn't sent", page.text_content("#sent").startswith("Not sent"))
    page.click("button:text-is('Reset')")
    page.clock.fast_forward(1000)
    check("a reset empties what was said", page.text_content("#sent") == "")
    for title, keys in [("Required", "7"), ("Guests", "5")]:
        focus(title)
        page.keyboard.press("Control+a")
        page.keyboard.type(keys)
    page.click("button:text-is('Submit')")
    sent = page.text_content("#sent")
    check("a valid form is sent", sent.startswith("Sent ") and "1234567.5" in sent, sent)
    page.check("#disabled")
    check("disabled", page.evaluate("document.querySelector('number-field').matches(':disabled')"))
    page.uncheck("#disabled")

    for width, height in [(1280, 800), (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        focus("French (France)")
        hidden = []
        for _ in range(40):
            page.keyboard.press("Tab")
            hidden += page.evaluate("""() => {
              const { top } = document.querySelector("footer").getBoundingClientRect();
              const field = document.activeElement.closest("number-field");
              return field && field.getBoundingClientRect().bottom > top ? [field.id] : [];
            }""")
        check(f"{width}x{height}: no field with the focus is below the footer", hidden == [], hidden)

    for width in [320, 390, 768, 1600]:
        page.set_viewport_size({"width": width, "height": 800})
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        check(f"fits into {width} pixels", overflow <= 0, overflow)
    colors = []
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        colors.append(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    check("light and dark", colors[0] != colors[1], colors)
