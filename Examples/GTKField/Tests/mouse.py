"""Clicks and drags: what is selected, dragged, and dropped."""

from screen import marked

NBSP = "\u00a0"


def run(screen, window, check):
    clicks(window, check)
    selections(window, check)
    drops(window, check)


def expect(window, check, name, field, text, value=None):
    def holds(state):
        return (marked(state) == text and value in (None, state["value"])
                and state["agrees"] == "agrees")
    state = window.until(field, holds)
    check(name, holds(state), f"{marked(state)} {state}, not {text}")


def fresh(window, field, text):
    """Types a number into an empty field."""
    # After a drag, GTK misses the next click in the entry that the drag came from. Another click far away, so that
    # the next one isn't a double click; after it, GTK recognizes none in the field.
    for entry, left in [("plain", 150), (field, 150), (field, 200)]:
        x, y = map(int, window.ask(f"place {entry} 0"))
        window.move(x + left, y)
        window.press()
        window.release()
    window.ask(f"set {field}")
    window.ask(f"focus {field}")
    window.type(str(text))
    window.state(field)


def drag(window, start, end, field, end_field=None):
    """Drags from a position of a field to another, in steps, as a hand does."""
    x, y = map(int, window.ask(f"place {field} {start}"))
    to_x, to_y = map(int, window.ask(f"place {end_field or field} {end}"))
    window.move(x, y)
    window.press()
    for step in range(1, 9):
        window.move(x + (to_x - x) * step // 8, y + (to_y - y) * step // 8)
    window.release()


def clicks(window, check):
    window.ask("focus en")
    window.type("1234567")
    window.click("en", 8)
    window.click("en", 8)
    expect(window, check, "double click", "en", "1,234,[567|]")
    rows = [("en", 1234567, 4, "1,23|4,567"), ("eur", 1234, 7, f"1.234|{NBSP}€"),
            ("usd", 1234, 1, "$|1,234"), ("inr", 123456, 3, "₹१,|२३,४५६")]
    for field, value, position, text in rows:
        fresh(window, field, value)
        window.click(field, position)
        expect(window, check, f"click in {field}", field, text)
    # A rejected key waits, also after a click at its place, but not after one elsewhere.
    fresh(window, "en", "1.5.")
    window.click("en", 3)
    window.type("3")
    expect(window, check, "click at the caret", "en", "1.5.3|", "")
    fresh(window, "en", "1.5.")
    window.click("en", 1)
    window.type("3")
    expect(window, check, "click elsewhere", "en", "13|.5", "13.5")


def selections(window, check):
    rows = [(9, 6, "1,234,[|567]"), (9, 5, "1,234[|,567]"), (9, 1, "1[|,234,567]"),
            (0, 2, "[1,|]234,567"), (2, 5, "1,[234|],567")]
    for start, end, text in rows:
        fresh(window, "en", 1234567)
        # From its caret, GTK doesn't drag.
        window.key("Home" if start > 0 else "End")
        drag(window, start, end, "en")
        expect(window, check, f"select with the mouse: {text}", "en", text)
        window.key("9")
        digits = text[:text.index("[")] + "9" + text[text.index("]") + 1:]
        value = digits.replace(",", "")
        state = window.until("en", lambda state: state["value"] == value)
        check(f"type over {text}", state["value"] == value, state)


def drops(window, check):
    # From another entry: copied, since that entry isn't of the same number.
    for value, position, text in [("", 0, "98.765"), ("7", 1, "798.765")]:
        fresh(window, "eur", value)
        window.ask("set plain 98765")
        window.ask("focus plain")
        window.key("ctrl+a")
        drag(window, 2, position, "plain", "eur")
        state = window.until("eur", lambda state: state["text"].startswith(text))
        check(f"drop in {value or 'an empty field'}", state["text"].startswith(text), state)
    # Within a field: nothing, since it would be another number.
    fresh(window, "eur", 1234567)
    window.key("shift+Left shift+Left shift+Left")
    before = window.state("eur")
    drag(window, 8, 0, "eur")
    window.key("End 8")
    state = window.until("eur", lambda state: state["value"] == "12345678")
    check("drop within the field", state["value"] == "12345678", f"{before}\n{state}")
    # Out of a field: GTK copies.
    fresh(window, "eur", 1234567)
    window.ask("set plain")
    window.ask("focus eur")
    window.key("End shift+Left shift+Left shift+Left")
    window.state("eur")
    drag(window, 8, 0, "eur", "plain")
    plain = window.until("plain", lambda state: state["text"] == "567")
    check("drop in another entry", plain["text"] == "567", plain)
    expect(window, check, "drag out of a field", "eur", f"1.234.[|567]{NBSP}€", "1234567")
