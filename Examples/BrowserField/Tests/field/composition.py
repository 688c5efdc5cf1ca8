"""Input methods: a text isn't touched while it is composed, and is typed when it is accepted."""

from field_page import FieldPage, checker

FIELDS = [
    ("full-width digits in Japanese", 'locale="ja" currency="JPY"', "１２３４５", "￥12,345|", "12345"),
    ("full-width digits in Chinese", 'locale="zh-CN"', "１２。５", "12.5|", "12.5"),
    ("Arabic digits", 'locale="ar-EG"', "١٢٣٤", "١٬٢٣٤|", "1234"),
    ("Devanagari digits in Hindi", 'locale="hi-IN" currency="INR"', "१२३४५६", "₹1,23,456|", "123456"),
    ("Latin digits in Persian", 'locale="fa"', "1234", "۱٬۲۳۴|", "1234"),
    ("a price in German", 'locale="de" currency="EUR"', "1234,5", "1.234,5| €", "1234.5"),
    ("a number and its counter", 'locale="ja"', "５個", "5|", "5"),
    ("cents from the right", 'locale="en" currency="USD" entry="fromRight"', "123", "$1.23|", "1.23"),
    ("a minus of an input method", 'locale="ja"', "ー５", "-5|", "-5"),
    ("no number at all", 'locale="en"', "あ", "|", ""),
]


def run(page, base_url, check):
    html = "".join(
        f'<number-field id="f{index}" {attributes}></number-field>'
        for index, (_, attributes, _, _, _) in enumerate(FIELDS)
    )
    fields = FieldPage(page, base_url, html + '<number-field id="f" locale="en"></number-field>')
    expect = checker(fields, check)

    for index, (name, _, text, expected, value) in enumerate(FIELDS):
        field = f"f{index}"
        fields.focus(field)
        for length in range(1, len(text) + 1):
            fields.compose(text[:length])
            shown = fields.state(field)["shown"]
            check(f"{name}: composing {text[:length]}", shown == text[:length], shown)
        fields.accept(text)
        expect(f"{name}: accepted", field, expected, value)
        fields.press("Control+z")
        expect(f"{name}: one undo step", field, "|", "")
        fields.press("Control+y")
        expect(f"{name}: redo", field, expected, value)

    fields.focus("f")
    fields.press("1 2 3 4 ArrowLeft ArrowLeft")
    fields.events()
    fields.compose("５")
    check("no input event while composing", fields.count("f:input") == 0)
    check("the number stays while composing", fields.value("f") == "1234")
    fields.accept("５")
    expect("composed between digits", "f", "12,5|34", "12534")
    check("one input event", fields.count("f:input") == 1)

    fields.press("Home Shift+ArrowRight Shift+ArrowRight")
    fields.compose("９")
    fields.accept("９")
    expect("composed over a selection", "f", "9|,534", "9534")
    fields.press("Control+z")
    expect("undo restores the selection", "f", "[12],534", "12534")

    fields.press("End")
    fields.compose("７")
    fields.compose("")
    expect("a canceled composition", "f", "12,534|", "12534")

    fields.compose("７")
    fields.focus("f0")
    expect("leaving the field accepts the composition", "f", "125,347|", "125347")

    fields.focus("f")
    fields.press("End")
    fields.compose("８")
    fields.run("document.getElementById('f').value = '42'")
    check("a value of the program waits", fields.state("f")["shown"] == "125,347８",
          fields.state("f"))
    check("and is the field's value already", fields.value("f") == "42")
    fields.accept("８")
    expect("then it replaces what was composed", "f", "42|", "42")

    fields.compose("６")
    fields.run("document.getElementById('f').setAttribute('locale', 'de')")
    fields.accept("６")
    fields.press("5")
    expect("a locale waits too", "f", "4.265|", "4265")

    fields.accept("12")
    expect("a text of several characters", "f", "426.512|", "426512")
    fields.accept("x")
    expect("a text that is no number", "f", "426.512|", "426512")
