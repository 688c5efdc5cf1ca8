"""Keys, and what a field shows then: its text, the caret, the moving end of the selection, the value, and the outcome."""

from screen import marked

NNBSP = "\u202f"
NBSP = "\u00a0"

# Each row: the field; the steps; the text with `|` at the caret, or at the moving end of what `[` and `]` enclose; the
# value; the reason of the last edit. A step is `'text` to type, `@text` to copy elsewhere, `!value` that the program
# sets, or the names of keys.
TABLE = [
    # Typing.
    ("en", ["'1234567"], "1,234,567|", "1234567", ""),
    ("fr", ["'1234567"], f"1{NNBSP}234{NNBSP}567|", "1234567", ""),
    ("inr", ["'1234567"], "₹१२,३४,५६७|", "1234567", ""),
    ("math", ["'1234567"], "𝟣,𝟤𝟥𝟦,𝟧𝟨𝟩|", "1234567", ""),
    ("ar", ["'1234", "KP_Decimal KP_5"], "١٬٢٣٤٫٥|", "1234.5", ""),
    ("fr", ["'1234,5"], f"1{NNBSP}234,5|", "1234.5", ""),
    # A number in another form is shown as typed until a commit.
    ("ar", ["'1234.5"], "١٢٣٤.٥|", "1234.5", ""),
    ("fr", ["'1234.5"], "1234.5|", "1234.5", ""),
    ("fr", ["'1234.5", "Return"], f"1{NNBSP}234,5|", "1234.5", "readAsTyped"),
    ("eur", ["'1.5"], f"1.5|{NBSP}€", "1.5", ""),
    ("eur", ["'1.5", "Tab"], f"1,50|{NBSP}€", "1.50", "readAsTyped"),
    ("cash", ["'12345"], "123.45|", "123.45", ""),
    ("en", ["'1234567", "Home Right", "'9"], "19|,234,567", "19234567", ""),
    ("en", ["'-1234"], "-1,234|", "-1234", ""),
    ("en", ["'12", "Home", "'-"], "-|12", "-12", ""),
    ("en", ["'12-"], "12-|", "", ""),
    ("en", ["'12x"], "12|", "12", "unexpectedCharacter"),
    ("en", ["'1.5."], "1.5|", "1.5", "secondDecimalSeparator"),
    ("en", ["'1.5.2"], "1.5.2|", "", ""),
    ("en", ["'1:30"], "1:30|", "", ""),
    ("usd", ["'12", "Home", "'5"], "$5|12", "512", ""),
    # Deleting.
    ("en", ["'1234567", "Left Left Left BackSpace"], "123|,567", "123567", ""),
    ("en", ["'1234567", "Home Right Delete"], "1|34,567", "134567", ""),
    ("en", ["'1234", "Delete"], "1,234|", "1234", ""),
    ("en", ["'1234", "Home BackSpace"], "|1,234", "1234", ""),
    ("math", ["'1234567", "Left Left Left BackSpace"], "𝟣𝟤𝟥|,𝟧𝟨𝟩", "123567", ""),
    ("ar", ["'1234567", "BackSpace"], "١٢٣٬٤٥٦|", "123456", ""),
    ("usd", ["'-12", "Home Right BackSpace"], "$|12", "12", ""),
    ("eur", ["'12", "End BackSpace"], f"1|{NBSP}€", "1", ""),
    ("eur", ["'12", "Delete"], f"12|{NBSP}€", "12", ""),
    # Selections.
    ("en", ["'1234567", "shift+Left shift+Left shift+Left"], "1,234,[|567]", "1234567", ""),
    ("en", ["'1234567", "shift+Left shift+Left shift+Left shift+Left"], "1,234[|,567]", "1234567", ""),
    ("en", ["'1234567", "Home shift+Right shift+Right"], "[1,|]234,567", "1234567", ""),
    ("en", ["'1234567", "shift+Left shift+Left shift+Left", "'9"], "12,349|", "12349", ""),
    ("en", ["'1234567", "shift+Left shift+Left", "'x"], "1,234,5[|67]", "1234567",
     "unexpectedCharacter"),
    ("en", ["'1234567", "shift+Left shift+Left", "'x", "shift+Left"], "1,234,[|567]", "1234567", ""),
    ("en", ["'1234567", "Home shift+Right shift+Right shift+Right", "'x", "shift+Left"],
     "[1,|]234,567", "1234567", ""),
    ("en", ["'1234567", "shift+Left shift+Left BackSpace"], "12,345|", "12345", ""),
    ("en", ["'1234567", "shift+Left shift+Left Delete"], "12,345|", "12345", ""),
    ("en", ["'1234567", "ctrl+a", "'5"], "5|", "5", ""),
    ("eur", ["'12", "ctrl+a", "'7"], f"7|{NBSP}€", "7", ""),
    ("eur", ["'1234", "ctrl+a Delete"], "|", "", ""),
    ("en", ["'1234567", "Home Right shift+Right", "'8"], "18|,234,567", "18234567", ""),
    # Arrow keys in paragraphs from right to left.
    ("ar", ["'-1234", "Left Left Left", "'9"], "\u061c-١٩|٬٢٣٤", "-19234", ""),
    ("ils", ["'-1234", "Home Right BackSpace"], f"\u200f|1,234{NBSP}\u200f₪", "1234", ""),
    ("ils", ["'1234", "shift+Left shift+Left", "'9"], f"\u200f129|{NBSP}\u200f₪", "129", ""),
    # Undo and redo.
    ("en", ["'12345", "ctrl+z"], "|", "", ""),
    ("en", ["'12", "BackSpace", "ctrl+z ctrl+z ctrl+shift+z"], "12|", "12", ""),
    ("en", ["'12", "ctrl+z ctrl+y"], "12|", "12", ""),
    ("en", ["'1234567", "ctrl+a", "'5", "ctrl+z"], "[1,234,567|]", "1234567", ""),
    ("en", ["'1234567", "shift+Left shift+Left", "'5", "ctrl+z"], "1,234,5[|67]", "1234567", ""),
    # The clipboard.
    ("eur", ["@1.234,56", "ctrl+v"], f"1.234,56|{NBSP}€", "1234.56", ""),
    ("eur", ["'7", "@1.234,56", "ctrl+a ctrl+v"], f"1.234,56|{NBSP}€", "1234.56", ""),
    ("en", ["@1.234,56", "ctrl+v"], "1,234.56|", "1234.56", ""),
    ("fr", ["@1,234.56", "ctrl+v"], f"1{NNBSP}234,56|", "1234.56", ""),
    ("en", ["@99", "'1234567", "shift+Left shift+Left ctrl+v"], "1,234,599|", "1234599", ""),
    ("en", ["@hello", "'12", "ctrl+v"], "12|", "12", "notANumber"),
    ("en", ["'1234567", "shift+Left shift+Left ctrl+x"], "12,345|", "12345", ""),
    ("en", ["'1234567", "shift+Home ctrl+x ctrl+v"], "1,234,567|", "1234567", ""),
    ("en", ["'1234567", "shift+Left shift+Left ctrl+c End ctrl+v"], "123,456,767|", "123456767", ""),
    ("en", ["@12", "shift+Insert"], "12|", "12", ""),
    # Return and Tab commit.
    ("en", ["'12."], "12.|", "12", ""),
    ("en", ["'12.", "Return"], "12|", "12", ""),
    ("en", ["'12.", "Tab"], "12|", "12", ""),
    ("eur", ["'1234,5", "Return"], f"1.234,50|{NBSP}€", "1234.50", ""),
    ("eur", ["'1234,5", "Return", "'7"], f"1.234,50|{NBSP}€", "1234.50", "tooManyFractionDigits"),
    # The numeric pad, and steps.
    ("eur", ["KP_1 KP_2 KP_Decimal KP_5"], f"12,5|{NBSP}€", "12.5", ""),
    ("en", ["KP_1 KP_2 KP_Decimal KP_5"], "12.5|", "12.5", ""),
    ("eur", ["'1234", "shift+Left KP_Decimal"], f"123,|{NBSP}€", "123", ""),
    ("eur", ["KP_Subtract KP_4 KP_Enter"], f"-4,00|{NBSP}€", "-4.00", ""),
    ("en", ["'9", "Up"], "10|", "10", ""),
    ("en", ["'9", "Down Down"], "7|", "7", ""),
    # Ranges.
    ("age", ["'35"], "35|", "35", ""),
    ("seats", ["'2"], "2|", "2", ""),
    ("seats", ["'1"], "|", "", "outOfRange"),
    ("volume", ["'350", "Tab"], "100|", "100", "clampedToRange"),
    # A rejected key waits for the next digit, whatever key moves nothing in between.
    *[("en", ["'12x", key, "'3"], "12x3|", "", "") for key in ["End", "Right", "ctrl+Right", "ctrl+End"]],
    *[("en", ["'12x", keys, "'3"], text, text[:-1], "")
      for keys, text in [("BackSpace", "123|"), ("Delete", "123|"), ("Home End", "123|")]],
    ("en", ["'12:", "BackSpace BackSpace"], "1|", "1", ""),
    ("en", ["'1234567", "shift+Left shift+Left", "'x", "BackSpace"], "1,234,5[|67]", "1234567", ""),
    ("en", ["'x", "BackSpace", "'12"], "12|", "12", ""),
    ("en", ["'12", "Home", "'x", "BackSpace", "'3"], "3|12", "312", ""),
    # Where a text can be two numbers, a button for each reading is next in the order of Tab.
    ("eur", ["'1.5000", "Tab space"], f"1,50|{NBSP}€", "1.50", ""),
    ("eur", ["'1.5000", "Tab Tab space"], f"15.000,00|{NBSP}€", "15000.00", ""),
    ("en", ["'12x", "Return"], "12|", "12", "characterRejected"),
    ("en", ["'12x", "Return", "Tab space"], "12|", "12", ""),
    ("en", ["'12x", "Return", "Return"], "12|", "12", ""),
    ("en", ["'12*", "Return"], "12|", "12", ""),
    ("eur", ["'0.5", "Return"], f"0,50|{NBSP}€", "0.50", "readAsTyped"),
    ("rs", ["'Rs.250", "Tab space"], "₹250.00|", "250.00", ""),
    ("mm", ["'5 m", "Return"], "5 m|", "", "notANumber"),
    # What the field shows by itself can be typed.
    ("guests", ["'12 guests", "Return"], "12| guests", "12", ""),
    ("pab", ["'B/.12", "Return"], f"B/.{NBSP}12.00|", "12.00", ""),
    ("mm", ["'5 mm", "Return"], "5| mm", "5", ""),
    # A field that calculates.
    ("sum", ["'12.5+6"], "12.5+6|", "", ""),
    ("sum", ["'12.5+6", "Return"], "$18.50|", "18.50", ""),
    ("sum", ["'1.2M", "Return"], "$1,200,000.00|", "1200000.00", ""),
    ("sum", ["@10-5", "ctrl+v Return"], "$5.00|", "5.00", ""),
    ("sum", ["@10-5", "ctrl+v Tab"], "10-5|", "", "possibleDate"),
    # Overwriting.
    ("en", ["'1234567", "Home Insert", "'9", "Insert"], "9|,234,567", "9234567", ""),
    ("en", ["'1234567", "Home Right Insert", "'9", "Insert"], "1,9|34,567", "1934567", ""),
    # The program.
    ("en", ["'12", "!5000"], "5,000|", "5000", ""),
    ("en", ["'12", "!5000", "'7"], "50,007|", "50007", ""),
    # Many keys at once.
    ("en", ["'" + "123456789" * 4], ",".join(["123", "456", "789"] * 4) + "|", "123456789" * 4, ""),
]


def run(screen, window, check):
    for field, steps, text, value, outcome in TABLE:
        window.ask(f"set {field}")
        window.ask(f"focus {field}")
        for step in steps:
            perform(window, field, step)
        expected = (text, value, outcome, "agrees")
        state = window.until(field, lambda state: seen(state) == expected)
        check(f"{field} {' '.join(steps)}", seen(state) == expected,
              f"{seen(state)}, not {expected}")
    check_status(window, check)


def seen(state):
    return marked(state), state["value"], state["outcome"], state["agrees"]


def perform(window, field, step):
    kind, rest = step[0], step[1:]
    if kind == "'":
        window.type(rest)
    elif kind == "@":
        window.copy(rest)
        window.ask(f"focus {field}")
    elif kind == "!":
        window.ask(f"set {field} {rest}")
    else:
        window.key(step)
    # Whatever the keys lead to comes before the answer, except for a paste.
    window.state(field)


def check_status(window, check):
    """The style class and the tooltip of an invalid field, and of a field that asks."""
    rows = [
        ("age", ["'35", "Return"], ("invalid", "error", "Enter a number from 18 to 30.")),
        ("age", ["'20", "Return"], ("valid", "", "")),
        ("en", ["'12x", "Return"], ("invalid", "error", "Is it 12?")),
        ("en", ["'1.5.2", "Return"], ("invalid", "error", "A separator is in the wrong place.")),
        ("eur", ["'1.5"], ("valid", "", "")),
        ("eur", ["'1.500"], ("valid", "", "")),
        ("eur", ["'1.5000"], ("incomplete", "warning", f"1,50{NBSP}€ or 15.000,00{NBSP}€?")),
        ("eur", ["'1.5000", "Return"], ("invalid", "error", f"1,50{NBSP}€ or 15.000,00{NBSP}€?")),
        ("fr", ["'1 5", "Return"], ("invalid", "error", "A separator is in the wrong place.")),
        ("ils", ["'1,5000"], ("incomplete", "warning",
                              f"\u2068\u200f1.50{NBSP}\u200f₪\u2069 or "
                              f"\u2068\u200f15,000.00{NBSP}\u200f₪\u2069?")),
    ]
    for field, steps, expected in rows:
        window.ask(f"set {field}")
        window.ask(f"focus {field}")
        for step in steps:
            perform(window, field, step)
        state = window.until(field, lambda state: status(state) == expected)
        check(f"{field} {' '.join(steps)}: status", status(state) == expected,
              f"{status(state)}, not {expected}")


def status(state):
    return state["validity"], state["style"], state["tooltip"]
