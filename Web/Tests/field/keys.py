"""Real keys in fields of many locales and styles."""

from field_page import FieldPage, checker

# A name, the attributes, and steps: keys, and what the field shows after them, with American symbols.
FIELDS = [
    ("a number in English", 'locale="en"', [
        ("1 2 3 4 5 6 7", "1,234,567|"),
        (". 8 9", "1,234,567.89|"),
        ("Backspace Backspace Backspace", "1,234,567|"),
        ("ArrowLeft ArrowLeft ArrowLeft ArrowLeft Backspace", "12|4,567"),
        ("Control+z", "1,23|4,567"),
        ("Home Delete", "|234,567"),
        ("- x", "-|234,567"),
        ("End Control+Backspace", "|"),
        ("Control+z Control+a 7", "7|"),
    ]),
    ("a digit behind a refused separator shows both", 'locale="en"', [
        ("1 . 5 .", "1.5|"),
        ("2 Delete 3", "1.5.23|"),
        ("Home 2", "2|1.5.23"),
    ]),
    ("Backspace takes back a refused key, and a move forgets it", 'locale="en"', [
        ("1 2 x Backspace", "12|"),
        ("x : ArrowLeft End 5", "125|"),
    ]),
    ("euros in German", 'locale="de" currency="EUR"', [
        ("1 2 3 4 5", "12,345| ¤"),
        (", 6 7 8", "12,345.67| ¤"),
        ("Home -", "-|12,345.67 ¤"),
        ("Control+Delete", "-| ¤"),
        ("Control+z Control+z Control+y", "-|12,345.67 ¤"),
        ("Tab Shift+Tab", "[-12,345.67 ¤]"),
    ]),
    ("a number in French", 'locale="fr"', [
        ("1 2 3 4 5 6 7 , 5", "1,234,567.5|"),
        ("Home ArrowRight ArrowRight Delete", "12|4,567.5"),
        ("Shift+End Backspace", "12|"),
    ]),
    ("a point in French", 'locale="fr"', [
        ("1 2 3 4 5 6 7 . 5", "=1234567.5|"),
        ("Tab Shift+Tab", "[1,234,567.5]"),
        ("Control+z", "=1234567.5|"),
    ]),
    ("rupees in Hindi", 'locale="hi-IN" currency="INR"', [
        ("1 2 3 4 5 6 7 8 . 5", "¤1,23,45,678.5|"),
        ("Home Delete", "¤|23,45,678.5"),
        ("Shift+ArrowRight Shift+ArrowRight 9", "¤9|,45,678.5"),
    ]),
    ("francs in Swiss German", 'locale="de-CH" currency="CHF"', [
        ("1 2 3 4 5", "¤ 12,345|"),
        ("Home -", "¤-|12,345"),
        (". 5", "¤-.|12345"),
        ("Control+z End . 5 Tab Shift+Tab", "[¤-12,345.50]"),
    ]),
    ("a number in Egyptian Arabic", 'locale="ar-EG"', [
        ("1 2 ٣ ٤ 5", "12,345|"),
        ("٫ 6", "12,345.6|"),
        ("ArrowLeft ArrowLeft Backspace", "1,234|.6"),
        ("Home -", "-|1,234.6"),
        ("Shift+End Delete", "-|"),
    ]),
    ("shekels in Hebrew", 'locale="he" currency="ILS"', [
        ("1 2 3 4 . 5", "1,234.5| ¤"),
        ("Home - ArrowRight Delete", "-1|34.5 ¤"),
        ("Tab Shift+Tab", "[-134.50 ¤]"),
    ]),
    ("rials in Persian", 'locale="fa" currency="IRR"', [
        ("1 2 3 4 5 6", "¤ 123,456|"),
        ("Backspace ArrowLeft Backspace", "¤ 1,23|5"),
    ]),
    ("a number in Spanish", 'locale="es"', [
        ("1 2 3 4", "1234|"),
        ("5", "12,345|"),
        ("Backspace , 5", "1234.5|"),
    ]),
    ("yen in Japanese", 'locale="ja" currency="JPY"', [
        ("１ ２ ３ ４", "¤1,234|"),
        (". 5 0", "¤1234.50|"),
        ("Backspace Backspace Backspace 5", "¤12,345|")
    ]),
    ("dollars from the right", 'locale="en" currency="USD" entry="fromRight"', [
        ("1", "¤0.01|"),
        ("2 3 4 5 6", "¤1,234.56|"),
        ("ArrowLeft ArrowLeft Backspace -", "-¤123.45|"),
        ("Shift+ArrowLeft 7", "¤0.07|"),
    ]),
    ("accounting", 'locale="en" currency="USD" currency-sign="accounting"', [
        ("- 1 2 3 4", "-¤1,234|"),
        ("Tab Shift+Tab", "[(¤1,234.00)]"),
        ("End 5 Backspace Backspace", "(¤1,234.0|)"),
        ("Home Delete", "(¤|234.0)"),
    ]),
    ("a percentage in Turkish", 'locale="tr" percent', [
        ("1 2", "%12|"),
        (", 5", "%12.5|"),
        ("Tab Shift+Tab", "[%12.5]"),
        ("End Backspace", "%12.|"),
    ]),
    ("a speed in Swedish", 'locale="sv" unit="kilometer-per-hour" maximum-fraction-digits="1"', [
        ("1 2 0 0 , 5 5", "1,200.5| km/h"),
        ("Home -", "-|1,200.5 km/h"),
    ]),
    ("an age", 'locale="en" min="18" max="30" range-policy="block" fraction-digits="0"', [
        ("4", "|"),
        ("1", "1|"),
        ("7 8 0", "18|"),
        ("Tab Shift+Tab", "[18]"),
    ]),
    ("an amount that is clamped", 'locale="pl" min="10" max="99999" range-policy="clampOnCommit"', [
        ("5", "5|"),
        ("Tab Shift+Tab", "[10]"),
        ("End 1 2 3 4 5 6", "10,123,456|"),
        ("Enter", "99,999|"),
    ]),
    ("steps", 'locale="en" step="0.25" max="10"', [
        ("ArrowUp", "0.25|"),
        ("ArrowUp Shift+ArrowUp", "3|"),
        ("PageUp PageUp PageUp PageUp", "10|"),
        ("ArrowDown", "9.75|"),
        ("Control+z", "10|"),
    ]),
]


def run(page, check, **options):
    html = "".join(
        f'<number-field id="f{index}" {attributes}></number-field>'
        for index, (_, attributes, _) in enumerate(FIELDS)
    )
    fields = FieldPage(page, html, **options)
    expect = checker(fields, check)
    for index, (name, _, steps) in enumerate(FIELDS):
        fields.focus(f"f{index}")
        for keys, expected in steps:
            fields.press(keys)
            expect(f"{name}: {keys}", f"f{index}", expected)
