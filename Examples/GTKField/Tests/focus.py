"""The focus: what commits, and what doesn't; and what the program does to a field that has it."""

from mouse import expect

NBSP = "\u00a0"


def run(screen, window, check):
    def fresh(field, text):
        window.ask("focus plain")
        window.ask(f"set {field}")
        window.ask(f"focus {field}")
        window.type(text)
        window.state(field)

    fresh("volume", "350")
    window.ask("focus en")
    expect(window, check, "another field", "volume", "100|", "100")
    fresh("volume", "350")
    window.key("shift+Tab")
    expect(window, check, "Shift+Tab", "volume", "100|", "100")
    # A selected field that gets the focus is replaced by the first key.
    fresh("eur", "1234,5")
    window.key("Tab")
    window.state("eur")
    window.key("shift+Tab")
    expect(window, check, "back", "eur", f"[1.234,50{NBSP}€|]", "1234.50")
    window.type("7")
    expect(window, check, "back, 7", "eur", f"7|{NBSP}€", "7")
    # The keys of the context menu aren't the field's.
    fresh("eur", "1234,5")
    window.point("eur", 3)
    window.press(3)
    window.release(3)
    window.key("Down Down Up")
    window.key("Escape")
    expect(window, check, "context menu", "eur", f"1.234,5|{NBSP}€", "1234.5")
    # Another program gets the focus.
    fresh("volume", "350")
    screen.do("windowfocus", 1)
    state = window.until("volume", lambda state: state["value"] == "100")
    check("another program", state["text"] == "100", state)
    window.take_focus()
    # A field that can't be edited keeps its number, whatever key, and follows the program.
    fresh("volume", "350")
    window.ask("editable volume false")
    window.key("7 BackSpace Up Down ctrl+z ctrl+shift+z KP_Decimal Return Tab")
    expect(window, check, "read-only", "volume", "350|", "350")
    window.ask("set volume 60")
    expect(window, check, "read-only, a value of the program", "volume", "60|", "60")
    window.ask("editable volume true")
    window.ask("focus volume")
    window.key("End 7 Tab")
    expect(window, check, "editable again", "volume", "100|", "100")
    # A value from the program between keys.
    fresh("en", "12")
    window.ask("set en 5000")
    window.type("7")
    expect(window, check, "a value between keys", "en", "50,007|", "50007")
