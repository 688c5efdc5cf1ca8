"""Input methods, of which GTK's own composes by Ctrl+Shift+U, by dead keys, and by the Compose key."""

from mouse import expect

# Each row: the number that is typed first, the keys, the text with its caret, and the value. GTK deletes what is
# selected when the composition begins, also if it is canceled.
TABLE = [
    ("12", "ctrl+shift+u 0 6 6 3 Return", "123|", "123"),
    ("12", "ctrl+shift+u 0 6 6 3 Return ctrl+z", "12|", "12"),
    ("1234567", "shift+Left shift+Left ctrl+shift+u 3 9 Return", "123,459|", "123459"),
    ("1234567", "shift+Left shift+Left ctrl+shift+u 3 9 Return ctrl+z", "1,234,5[|67]", "1234567"),
    ("1234567", "shift+Left shift+Left ctrl+shift+u 4 1 Return", "1,234,5[|67]", "1234567"),
    ("1234567", "shift+Left shift+Left ctrl+shift+u 3 9 Escape", "12,345|", "12345"),
    ("1234567", "Home Right shift+Right ctrl+shift+u 3 9 Return", "19|,234,567", "19234567"),
    ("12", "ctrl+shift+u 3 9 Tab", "12|", "12"),
    ("12", "dead_acute BackSpace 3", "123|", "123"),
    ("12", "dead_circumflex 3", "12|", "12"),
    ("", "Multi_key minus minus period 5", "-5|", "-5"),
]


def run(screen, window, check):
    screen.run("setxkbmap", "us", "intl", "-option", "compose:ralt")
    for typed, keys, text, value in TABLE:
        fresh(window, typed)
        window.key(keys)
        expect(window, check, f"{typed} {keys}", "en", text, value)
    # The program's value waits for the end, and replaces what was composed.
    fresh(window, "12")
    window.key("ctrl+shift+u 3 9")
    window.ask("set en 5000")
    state = window.state("en")
    check("a value waits for the composition", state["text"] == "12", state)
    window.key("Return")
    expect(window, check, "a value replaces what is composed", "en", "5,000|", "5000")
    # Leaving the field ends the composition.
    fresh(window, "12")
    window.key("ctrl+shift+u 3 9")
    window.ask("focus fr")
    state = window.until("en", lambda state: state["agrees"] == "agrees")
    check("leaving ends the composition", state["value"] in ("12", "129"), state)


def fresh(window, typed):
    window.ask("focus plain")
    window.ask("set en")
    window.ask("focus en")
    if typed:
        window.type(typed)
    window.state("en")
