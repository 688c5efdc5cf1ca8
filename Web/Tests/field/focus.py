"""The focus that a script sets, and the answers to a question."""

from field_page import FieldPage


def run(page, check):
    page.stops_clock = True
    fields = FieldPage(page, """<number-field id="f" locale="en" value="12345"></number-field>
      <input id="other">
      <span id="wrong">Wrong</span>
      <number-field id="g" locale="fr" aria-errormessage="wrong"></number-field>""")
    fields.focus("f")
    fields.select("f", 2, 2)
    fields.run("other.focus(); f.focus()")
    check("focus() selects nothing", fields.shown("f") == "12|,345", fields.shown("f"))
    fields.run("other.focus(); f.focus({ preventScroll: true })")
    fields.press("9")
    check("and keys go on", fields.shown("f") == "129|,345", fields.shown("f"))

    states = "['empty', 'readonly', 'negative'].filter((name) => f.matches(`:state(${name})`)).join()"
    for script, expected in [("f.value = ''", "empty"), ("f.value = -1", "negative"),
                             ("f.readOnly = true", "readonly,negative"),
                             ("f.readOnly = false; f.value = 0", "")]:
        fields.run(script)
        check(f"{script}: states", fields.run(states) == expected, fields.run(states))
    fields.run("f.value = ''")
    fields.focus("f")
    fields.press("-")
    check("a minus isn't empty", fields.run(states) == "", fields.run(states))

    fields.focus("g")
    fields.press("1 . 2 3 4 Enter")
    fields.pause()
    answers = "g.shadowRoot.querySelector('[part=answers]')"
    check("answers are named by their question", fields.run(f"""{answers}.role === "group"
      && {answers}.ariaLabelledByElements[0].textContent.replace(/\\s/g, " ") === "1,234 or 1 234?" """),
          fields.run(f"{answers}.outerHTML"))
    sizes = fields.run(f"""[...{answers}.children].map((button) =>
      Math.min(button.offsetWidth, button.offsetHeight))""")
    check("answers are large enough", len(sizes) == 2 and min(sizes) >= 24, sizes)
    check("a message of the page is passed on", fields.run(
        "g.shadowRoot.querySelector('input').ariaErrorMessageElements[0] === wrong"))
    fields.press("Tab")
    check("answers take the focus", fields.run("g.shadowRoot.activeElement.part.value") == "answer")
    fields.press("Escape")
    check("Escape goes back to the field",
          fields.run("g.shadowRoot.activeElement.part.value") == "input")
    check("the question stays", fields.run("g.session.readings.length") == 2)
    fields.press("Tab Tab Enter")
    check("the second answer", fields.run("[g.value, g.session.readings.length]") == ["1234", 0],
          fields.state("g"))
