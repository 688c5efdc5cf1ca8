"""Input methods: a text isn't touched while it is composed, and is typed when it is accepted."""

from field_page import FieldPage, checker

FIELDS = [
    ("full-width digits in Japanese", 'locale="ja" currency="JPY"', "１２３４５", "¤12,345|", "12345"),
    ("full-width digits in Chinese", 'locale="zh-CN"', "１２。５", "12.5|", "12.5"),
    ("Arabic digits", 'locale="ar-EG"', "١٢٣٤", "1,234|", "1234"),
    ("Devanagari digits in Hindi", 'locale="hi-IN" currency="INR"', "१२३४५६", "¤1,23,456|", "123456"),
    ("Latin digits in Persian", 'locale="fa"', "1234", "1,234|", "1234"),
    ("a price in German", 'locale="de" currency="EUR"', "1234,5", "1,234.5| ¤", "1234.5"),
    ("a number and its counter", 'locale="ja"', "５個", "5|", "5"),
    ("cents from the right", 'locale="en" currency="USD" entry="fromRight"', "123", "¤1.23|", "1.23"),
    ("a minus of an input method", 'locale="ja"', "ー５", "-5|", "-5"),
    ("no number at all", 'locale="en"', "あ", "|", ""),
]


def run(page, check):
    html = "".join(
        f'<number-field id="f{index}" {attributes}></number-field>'
        for index, (_, attributes, _, _, _) in enumerate(FIELDS)
    )
    html += '<number-field id="f" locale="en"></number-field>'
    fields = FieldPage(page, html + '<number-field id="fromRight" locale="en" currency="USD" '
                       'entry="fromRight"></number-field>')
    expect = checker(fields, check)

    if not check.skips("composing words"):
        words(page, fields, check, expect)
    fields.focus("f")
    fields.press("1 2 3 4 ArrowLeft ArrowLeft")
    fields.events()
    page.compose("５")
    check("no input event while composing", fields.count("f:input") == 0)
    check("the number stays while composing", fields.value("f") == "1234")
    page.accept("５")
    expect("composed between digits", "f", "12,5|34", "12534")
    check("one input event", fields.count("f:input") == 1)

    fields.press("Home Shift+ArrowRight Shift+ArrowRight")
    page.compose("９")
    page.accept("９")
    expect("composed over a selection", "f", "9|,534", "9534")
    fields.press("Control+z")
    expect("undo restores the selection", "f", "[12],534", "12534")

    fields.press("End")
    page.compose("７")
    page.compose("")
    expect("a canceled composition", "f", "12,534|", "12534")

    page.compose("７")
    fields.focus("f0")
    state = fields.state("f")
    check("a field that was left shows its value", state["shown"] == state["text"], state)
    if check.skips("accepting by leaving"):
        check("and isn't valid with a code", state["validity"] == "invalid", state)
        fields.run("f.value = '125347'")
    else:
        check("and has what was composed", state["value"] == "125347", state)
    fields.focus("f")
    if check.skips("accepting by leaving"):
        fields.press("Enter")  # GTK goes on with the code.
    fields.press("End")
    expect("what was composed is there", "f", "125,347|", "125347")

    composed = page.compose("８")
    fields.run("document.getElementById('f').value = '42'")
    check("a value of the program waits", fields.state("f")["shown"] == f"125,347{composed}",
          fields.state("f"))
    check("and is the field's value already", fields.value("f") == "42")
    page.accept("８")
    if not check.skips("replacing what is composed"):
        expect("then it replaces what was composed", "f", "42|", "42")
    fields.run("f.value = '42'")
    fields.press("End")

    page.compose("６")
    fields.run("document.getElementById('f').setAttribute('locale', 'de')")
    page.accept("６")
    fields.press("5")
    expect("a locale waits too", "f", "4,265|", "4265")
    another_selection(page, fields, expect)
    moved(page, fields, check, expect)


# What pages do to a field while an input method composes in it.
MOVES = [
    ("a field that is removed for a moment", "parent.append(moved)"),
    ("a field that is put in front", "parent.prepend(moved)"),
    ("a field that goes to a dialog", "parent.append(dialog); dialog.append(moved); dialog.show()"),
    ("a field whose list is sorted",
     "parent.prepend(moved); [...parent.children].reverse().forEach((child) => parent.append(child))"),
    ("a field whose form is replaced", "parent.replaceChildren(form); form.append(moved)"),
]


def moved(page, fields, check, expect):
    """What a field shows is what it sends, also if it's moved in the middle of a composition."""
    if check.skips("composing words") or check.skips("moving a field that composes"):
        return
    for name, move in MOVES:
        fields.run("""() => {
          document.getElementById("parent")?.remove();
          document.body.insertAdjacentHTML("beforeend", `<div id="parent">
            <number-field id="moved" name="n" locale="en" value="7"></number-field><p></p></div>`);
        }""")
        fields.focus("moved")
        fields.press("End")
        page.compose("８")
        fields.run("""(move) => {
          const [moved, parent] = ["moved", "parent"].map((id) => document.getElementById(id));
          const [dialog, form] = ["dialog", "form"].map((name) => document.createElement(name));
          moved.remove();
          window.removed = moved.value;
          new Function("moved", "parent", "dialog", "form", move)(moved, parent, dialog, form);
        }""", move)
        state = fields.state("moved")
        check(f"{name}: what is shown is the value",
              state["shown"] == state["text"] and state["value"] in ["7", "78"]
              and state["shown"] == state["value"], state)
        check(f"{name}: it had that value while it was away",
              fields.run("removed") == state["value"], state)
        sent = fields.run("""() => {
          const moved = document.getElementById("moved");
          const form = moved.closest("form") ?? document.createElement("form");
          if (!form.isConnected) { moved.replaceWith(form); form.append(moved); }
          return new FormData(form).get("n");
        }""")
        check(f"{name}: a form sends it", sent == state["value"], sent)
        fields.focus("moved")
        fields.press("End 5")
        expect(f"{name}: typing goes on", "moved", f"{state['value']}5|", f"{state['value']}5")
    fields.run("document.getElementById('parent').remove()")


def another_selection(page, fields, expect):
    """From the right, digits stay refused after a rejected operator, also over a selection."""
    fields.run("fromRight.value = '0.12'")
    fields.focus("fromRight")
    fields.press("End + 3")
    expect("a digit after an operator", "fromRight", "¤0.12|", "0.12")
    page.compose("３")
    page.accept("３")
    expect("a composed one", "fromRight", "¤0.12|", "0.12")
    fields.select("fromRight", 0, 1)
    fields.press("3")
    expect("over a symbol", "fromRight", "¤0.12|", "0.12")
    fields.press("+")
    fields.select("fromRight", 0, 1)
    page.compose("４")
    page.accept("４")
    expect("composed over a symbol", "fromRight", "¤0.12|", "0.12")


def words(page, fields, check, expect):
    for index, (name, _, text, expected, value) in enumerate(FIELDS):
        field = f"f{index}"
        fields.focus(field)
        for length in range(1, len(text) + 1):
            page.compose(text[:length])
            shown = fields.state(field)["shown"]
            check(f"{name}: composing {text[:length]}", shown == text[:length], shown)
        page.accept(text)
        expect(f"{name}: accepted", field, expected, value)
        fields.press("Control+z")
        expect(f"{name}: one undo step", field, "|", "")
        fields.press("Control+y")
        expect(f"{name}: redo", field, expected, value)

    fields.focus("f")
    fields.press("1")
    page.accept("12")
    expect("a text of several characters", "f", "112|", "112")
    page.accept("x")
    expect("a text that is no number", "f", "112|", "112")
    fields.press("Control+a Delete")
