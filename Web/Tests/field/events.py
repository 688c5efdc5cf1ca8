"""Which events a field fires, and how often."""

from field_page import FieldPage, checker

HTML = """
<number-field id="f" locale="en"></number-field>
<number-field id="money" locale="de" currency="EUR" min="0" max="100"
  range-policy="clampOnCommit"></number-field>
<number-field id="next" locale="en"></number-field>
"""


def run(page, check):
    fields = FieldPage(page, HTML)
    expect = checker(fields, check)

    def fires(name, field, keys, expected):
        fields.events()
        fields.focus(field)
        fields.press(keys)
        events = fields.events()
        check(f"{name}: {keys}", events == expected.split(), f"expected {expected}, found {events}")

    fires("each key that changes the text", "f", "1 2 3", "f:input f:input f:input")
    fires("a rejected key", "f", "x", "f:rejected")
    fields.run("f.shadowRoot.querySelector('input').dispatchEvent(new Event('input'))")
    check("a rejected key is told once", fields.events() == [])
    check("and the field says why", fields.message("f") == "x: This character isn't part of a number.",
          fields.message("f"))
    # Backspace takes back a key that the field doesn't show.
    fields.press("Backspace")
    fires("moving", "f", "ArrowLeft Home Shift+End", "")
    fires("stepping over a separator", "f", "End . . ArrowLeft .", "f:input")
    fires("undo and redo", "f", "Control+z Control+z Control+y", "f:input f:input f:input")
    fires("nothing to redo", "f", "Control+y Control+y Control+y", "f:input")
    fires("leaving the field", "f", "Tab", "f:change")
    fires("leaving it unchanged", "f", "Tab", "")
    fires("changed and changed back", "f", "End 4 Backspace Tab", "f:input f:input")
    fires("Enter", "f", "End 4 Enter", "f:input f:change")
    fires("Enter again", "f", "Enter Tab", "")
    fires("a text that is one number", "next", "1 , 5 ArrowLeft Tab",
          "next:input next:input next:input next:adjusted next:change")
    fires("a text that asks", "next", "Control+a 1 5 - ArrowLeft Tab",
          "next:input next:input next:input next:adjusted")
    fields.run("next.accept('-15')")
    fires("the answer is a change", "next", "Tab", "next:change")
    fields.run("next.value = ''")
    fires("a commit that only adds zeros", "money", "5 Tab", "money:input money:change")
    fires("a commit that clamps", "money", "Control+a 5 0 0 Tab",
          "money:input money:input money:input money:input money:adjusted money:change")
    expect("the clamped value", "money", None, "100")

    fields.events()
    fields.run("f.value = '77'")
    check("a value of the program fires nothing", fields.events() == [])
    fields.focus("f")
    fields.press("Tab")
    check("nor does leaving the field then", fields.events() == [])
    fields.focus("f")
    fields.press("Control+z")
    expect("undo doesn't restore what the program replaced", "f", None, "77")
    fields.press("Control+a Delete 1 2 Control+z Control+z Control+z")
    expect("undo to the beginning", "f", "[77]", "77")

    fields.run("f.value = ''")
    fields.focus("f")
    fields.press("9 8 Control+z Control+z Control+z")
    expect("undo to empty", "f", "|", "")
    fields.press("Control+Shift+Z Control+Shift+Z")
    expect("redo", "f", "98|", "98")

    detail = fields.run("""new Promise((resolve) => {
      f.addEventListener("rejected", (event) => resolve(event.detail), { once: true });
      f.shadowRoot.querySelector("input").dispatchEvent(new InputEvent("beforeinput",
        { inputType: "insertText", data: "1x", cancelable: true }));
    })""")
    check("the reason of a rejection", detail["reason"] == "notANumber", detail)
    after_rejection(page, fields, check, expect)
    unannounced(fields, check, expect)
    unusual_keys(fields, check, expect)


def after_rejection(page, fields, check, expect):
    """What happens right after a rejected key, whose reason is about a text that is gone."""
    # The key is forgotten, or waits for the next one.
    for name, action, shown, value in [
        ("nothing else", lambda: None, "1234x5|", ""),
        ("a key that moves nothing", lambda: fields.press("End"), "1234x5|", ""),
        ("a click elsewhere", lambda: page.click("#f", x=5, y=12), "12,345|", "12345"),
        ("a move", lambda: fields.press("ArrowLeft"), "12,345|", "12345"),
        ("a new option", lambda: fields.run("f.max = '99999'"), "1234x5|", ""),
        ("a new locale", lambda: fields.run("f.locale = 'de'; f.locale = 'en'"), "1234x5|", ""),
        ("a value of the program", lambda: fields.run("f.value = '4321'"), "43,215|", "43215"),
        ("a value that is written back", lambda: fields.run("f.value = f.value"), "1234x5|", ""),
        ("leaving the field", lambda: fields.press("Tab Shift+Tab"), "12,345|", "12345"),
        ("nothing to delete", lambda: fields.press("Delete"), "12,345|", "12345"),
        ("undo and redo", lambda: fields.press("Control+z Control+y"), "12,345|", "12345"),
    ]:
        fields.run("f.max = ''; f.value = '1'; f.value = ''")
        fields.focus("f")
        fields.press("1 2 3 4 x")
        check(f"{name}: rejected before", fields.state("f")["kind"] == "rejected")
        action()
        fields.press("End 5")
        expect(f"{name} after a rejected key", "f", shown, value)
    fields.run("f.max = ''")


def unannounced(fields, check, expect):
    """Changes of the text that no `beforeinput` announces."""

    def write(field, text):
        fields.run("""([id, text]) => {
          const input = document.getElementById(id).shadowRoot.querySelector("input");
          input.value = text;
          input.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
        }""", [field, text])

    fields.run("money.value = ''; money.removeAttribute('max')")
    fields.events()
    write("money", "1234.56")
    expect("autofill of a plain number in German", "money", None, "1234.56")
    check("autofill: one input event", fields.events() == ["money:input"])
    write("money", "no number")
    expect("autofill of no number", "money", None, "1234.56")
    check("autofill: rejected", fields.events() == ["money:rejected"])
    write("money", "")
    expect("autofill of nothing", "money", None, "")
    fields.run("f.value = '12'")
    fields.focus("f")
    fields.run("document.execCommand('insertText', false, '3')")
    fields.run("f.shadowRoot.querySelector('input').value = '1256'")
    fields.press("End 7")
    expect("a text that a script wrote into the inner field", "f", "12,567|", "12567")


def unusual_keys(fields, check, expect):
    def key(code, key, **modifiers):
        fields.run("""(key) => next.shadowRoot.querySelector("input").dispatchEvent(
          new KeyboardEvent("keydown", { ...key, cancelable: true }))""",
                   {"code": code, "key": key, **modifiers})

    fields.run("next.locale = 'de'; next.value = '12'")
    fields.focus("next")
    fields.press("End NumpadDecimal 5")
    expect("the decimal key of the numeric pad, in German", "next", "12.5|", "12.5")
    key("KeyZ", "я", ctrlKey=True)
    expect("Ctrl+Z on a Russian keyboard", "next", "12.|", "12")
    key("KeyW", "z", ctrlKey=True)
    expect("Ctrl+Z on a French keyboard", "next", "12|", "12")
    key("KeyZ", "z", metaKey=True)
    expect("Command+Z, with nothing left", "next", "12|", "12")
    key("KeyZ", "Z", metaKey=True, shiftKey=True)
    expect("Command+Shift+Z", "next", "12.|", "12")
    fields.press("Control+ArrowLeft")
    expect("other shortcuts are the browser's", "next", None, "12")
    fields.select("next", 1, 1)
    for command, shown in [("deleteSoftLineForward", "1|"), ("historyUndo", "1|2."),
                           ("historyRedo", "1|"), ("deleteHardLineBackward", "|")]:
        fields.run("""(inputType) => next.shadowRoot.querySelector("input").dispatchEvent(
          new InputEvent("beforeinput", { inputType, cancelable: true }))""", command)
        expect(f"a menu's {command}", "next", shown)
