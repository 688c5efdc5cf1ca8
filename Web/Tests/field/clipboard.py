"""Cutting, copying, pasting, and dropping, as the browser does them."""

import re

from field_page import FieldPage, checker, plain

# A name, the attributes, the text of the clipboard, and what an empty field shows after a paste.
PASTES = [
    ("a German number in English", 'locale="en"', "1.234.567,89", "1,234,567.89|"),
    ("an English price in German", 'locale="de" currency="EUR"', "€1,234.50", "1,234.50| ¤"),
    ("another currency", 'locale="de" currency="EUR"', "$5", "|"),
    ("text that is no number", 'locale="fr"', "12abc", "|"),
    ("a number from a spreadsheet", 'locale="fr"', "1.5E+03", "1,500|"),
    ("Arabic digits", 'locale="ar-EG"', "١٬٢٣٤٫٥", "1,234.5|"),
    ("Latin digits in Arabic", 'locale="ar-EG"', "1,234.5", "1,234.5|"),
    ("a price in Hebrew", 'locale="he" currency="ILS"', "1,234.5 ₪", "1,234.5| ¤"),
    ("an ambiguous separator", 'locale="fr"', "1.234", "|"),
    ("a negative amount in parentheses", 'locale="en" currency="USD"', "($3.50)", "-¤3.50|"),
    ("dollars from the right", 'locale="en" currency="USD" entry="fromRight"', "12", "¤12.00|"),
    ("a fraction that is cut", 'locale="ja" currency="JPY"', "1234.56", "¤1,234|"),
    ("several lines", 'locale="en"', "\n 42 \n", "42|"),
]


def run(page, check):
    html = "".join(
        f'<number-field id="p{index}" {attributes}></number-field>'
        for index, (_, attributes, _, _) in enumerate(PASTES)
    )
    html += """<number-field id="f" locale="en"></number-field>
      <number-field id="locked" locale="en" value="5" readonly></number-field>
      <p id="text" style="font: 16px monospace; width: 10em">98765</p>"""
    # A message that comes or goes would move what is dragged.
    page.stops_clock = True
    fields = FieldPage(page, html, waits=False)
    fields.run("""() => {
      const instantiate = WebAssembly.instantiateStreaming;
      WebAssembly.instantiateStreaming = async (...input) => {
        const result = await instantiate(...input);
        window.memory = result.instance.exports.memory;
        return result;
      };
    }""")
    fields.load()
    expect = checker(fields, check)

    for index, (name, _, text, expected) in enumerate(PASTES):
        page.copy(text)
        fields.focus(f"p{index}")
        fields.press("Control+v")
        expect(f"paste {name}", f"p{index}", expected)
        fields.press("Control+z")
        expect(f"undo the paste of {name}", f"p{index}", "|", "")

    fields.focus("f")
    fields.press("1 2 3 4 5 6 7 Home ArrowRight ArrowRight Shift+ArrowRight Shift+ArrowRight")
    fields.press("Control+c")
    check("copy: the text of the selection", page.clipboard() == "34", page.clipboard())
    expect("copy: nothing changes", "f", "1,2[34],567", "1234567")
    fields.press("Control+x")
    check("cut: the text of the selection", page.clipboard() == "34", page.clipboard())
    expect("cut", "f", "12|,567", "12567")
    fields.press("End Control+v")
    expect("paste at the end", "f", "1,256,734|", "1256734")
    fields.press("Control+z Control+z")
    expect("undo a cut and a paste", "f", "1,2[34],567", "1234567")
    selected(page, fields, check, expect)

    marks(page, fields, check)

    page.copy("1")
    fields.focus("locked")
    fields.press("Control+v Backspace 7 Control+z")
    check("a read-only field takes nothing", fields.value("locked") == "5", fields.state("locked"))

    dragging(page, fields, check, expect)


def selected(page, fields, check, expect):
    """Pastes over a selection what another program has copied."""
    if check.skips("a selection while another program copies"):
        return
    page.copy("x")
    fields.press("Control+v")
    expect("a rejected paste keeps the selection", "f", "1,2[34],567", "1234567")
    page.copy("-")
    fields.press("Control+v")
    expect("a pasted minus isn't the minus key", "f", "1,2[34],567", "1234567")
    page.copy("9")
    fields.press("Control+v")
    expect("a pasted digit", "f", "129|,567", "129567")

    before = fields.run("window.memory.buffer.byteLength")
    page.copy("9" * 10_000_000)
    fields.press("Control+v")
    expect("a log file that is pasted", "f", "129|,567", "129567")
    check("it is no number", fields.state("f")["reason"] == "notANumber", fields.state("f"))
    grown = fields.run("window.memory.buffer.byteLength") - before
    check("it takes no memory", grown == 0, grown)


def marks(page, fields, check):
    """A copy has no invisible marks, and the plain number beside the text."""
    fields.run("""() => {
      document.body.insertAdjacentHTML("beforeend", `<textarea id="pasted"></textarea>`);
      pasted.addEventListener("paste", (event) => {
        window.numberPasted = event.clipboardData.getData("text/x-number");
      });
    }""")
    for locale, attributes in [("he", 'currency="ILS"'), ("ar-EG", ""), ("fa", ""), ("de", "")]:
        for cuts in [False, True]:
            fields.run("""([locale, attributes]) => {
              document.getElementById("marks")?.remove();
              document.body.insertAdjacentHTML("beforeend", `<number-field id="marks"
                locale="${locale}" ${attributes} value="-1234.5"></number-field>`);
            }""", [locale, attributes])
            text = fields.state("marks")["text"]
            fields.focus("marks")
            fields.press("Control+a Control+x" if cuts else "Control+a Control+c")
            name = f"{locale}, {'cut' if cuts else 'copied'}"
            # WebKit writes other spaces as plain ones.
            copied = re.sub("[\u00a0\u202f]", " ", page.clipboard())
            expected = plain(text)
            check(f"{name}: no invisible marks", copied == expected, ascii(copied))
            value = fields.value("marks")
            check(f"{name}: the field", value == ("" if cuts else "-1234.5"), value)
            fields.focus("pasted")
            fields.press("Control+v")
            found = fields.run("[pasted.value, numberPasted, (pasted.value = '')]")
            if not check.skips("own types on the clipboard"):
                check(f"{name}: the plain number beside it", found[1] == "-1234.5", found)
    fields.run("document.getElementById('f').focus()")


def dragging(page, fields, check, expect):
    if check.skips("dragging"):
        return
    fields.run("document.getElementById('f').value = '1234'")
    page.click("#text", x=10, y=8, count=2)
    drag(page, "#text", (10, 8), "#f", (4, 12))
    expect("a number that is dropped from the page", "f", "987,65|1,234", "987651234")
    fields.press("Control+z")
    check("undo a drop", fields.value("f") == "1234", fields.value("f"))
    fields.focus("f")
    fields.press("Control+a Delete 1 2 3 4 Home Shift+ArrowRight")
    drag(page, "#f", (6, 12), "#f", (150, 12))
    check("digits can't be dragged away", fields.value("f") == "1234", fields.value("f"))


def drag(page, source, start, target, end):
    """Drags with the mouse, in enough steps for the browser to notice."""
    target = page.box(target)
    source = page.box(source)
    (x, y), (to_x, to_y) = ((box["x"] + offset[0], box["y"] + offset[1])
                            for box, offset in ((source, start), (target, end)))
    page.mouse(("pointerMove", x, y), ("pointerDown",),
               *[("pointerMove", x + step, y) for step in (2, 4, 6)],
               *[("pointerMove", x + (to_x - x) * step / 5, y + (to_y - y) * step / 5)
                 for step in range(1, 6)], ("pointerUp",))
