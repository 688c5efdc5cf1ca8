"""Values that a program sets: what an app or a framework writes never throws, and takes nothing away."""

from field_page import FieldPage, checker

# What is set, as JavaScript, the value then, and whether the console hears of it.
VALUES = [
    ("'7'", "7", False), ("7", "7", False), ("-0.5", "-0.5", False), ("'1e3'", "1000", False),
    ("1e21", "1000000000000000000000", False), ("1e-7", "0.0000001", False), ("'+5'", "5", False),
    ("'.5'", "0.5", False), ("'5.'", "5", False), ("123n", "123", False),
    ("''", "", False), ("null", "", False), ("undefined", "", False),
    ("NaN", "", True), ("Infinity", "", True), ("'abc'", "", True), ("'-'", "", True),
    ("'1,234.5'", "", True), ("' 5 '", "", True), ("'٣'", "", True), ("true", "", True),
    ("'0x10'", "", True), ("'1e'", "", True), ("{}", "", True), ("[5]", "5", False),
    ("'9'.repeat(20000)", "", True), ("'1e999999'", "", True),
]

ERRORS = """() => {
  window.told = [];
  console.error = (...words) => told.push(words.join(" "));
}"""


def run(page, check):
    setters(page, check)
    switches(page, check)
    notations(page, check)
    controlled(page, check)
    resets(page, check)


def setters(page, check):
    """What is no number is empty, with the engine and before it, and in an attribute."""
    for is_early in [False, True]:
        page.server.reset()
        if is_early:
            page.server.hold("number-engine.wasm")
        fields = FieldPage(page, '<form id="form"><number-field id="f" name="f" locale="en">'
                           "</number-field></form>", waits=not is_early)
        if is_early:
            fields.run("import('/Element/number-field.js').then(() => {})")
        fields.run(ERRORS)
        when = "early" if is_early else "later"
        for script, value, is_told in VALUES:
            found = fields.run(f"""() => {{
              told.length = 0;
              f.value = "3";
              f.value = {script};
              return [f.value, told.length, String(new FormData(form).get("f"))];
            }}""")
            expected = [value, int(is_told), value]
            # An engine writes 1e3 out, which no form has sent before.
            if is_early:
                found[0], found[2] = (str(text) if not text or "e" not in text and text[-1] != "."
                                      and text[0] not in "+." else value
                                      for text in [found[0], found[2]])
            check(f"{when}: value = {script}", found == expected, found)
        fields.run("f.valueAsNumber = NaN")
        check(f"{when}: NaN is no number", fields.value("f") == "")
        if is_early:
            page.server.release("number-engine.wasm")
            page.wait_for("f.session")
    fields.run("told.length = 0; f.setAttribute('value', 'abc'); f.formResetCallback()")
    check("a default value that is no number", fields.run("[f.value, told.length > 0]") == ["", True])


def switches(page, check):
    """Properties that a framework takes away."""
    fields = FieldPage(page, '<form id="form"><number-field id="f"></number-field></form>')
    fields.run("for (const name of ['disabled', 'required', 'readOnly', 'percent']) f[name] = undefined")
    check("undefined is false", fields.run("f.getAttributeNames().join()") == "id",
          fields.run("f.outerHTML"))
    fields.run("f.form = null; f.form = undefined")
    check("a field without the id of a form is in that around it", fields.run("f.form === form"))
    fields.run("f.step = '0'; f.stepUp(); f.step = 'abc'; f.stepUp()")


def notations(page, check):
    """A value that is written back in another notation is the same."""
    fields = FieldPage(page, '<number-field id="f" locale="en"></number-field>')
    fields.run("f.addEventListener('input', () => { f.value = Number(f.value).toFixed(2) })")
    fields.focus("f")
    fields.press("1 2 . 5")
    checker(fields, check)("another notation", "f", "12.5|", "12.5")
    fields.press("Control+z")
    checker(fields, check)("undo", "f", "12.|", "12")
    fields.events()
    fields.press("Tab")
    check("it is told", fields.events() == ["f:change"])


def controlled(page, check):
    """What a component does that shows only the state of its parent."""
    fields = FieldPage(page, """
      <number-field id="fixed" locale="en" value="5"></number-field>
      <number-field id="limited" locale="en" value="1"></number-field>""")
    expect = checker(fields, check)
    # A parent that refuses: the state is written after each event.
    fields.run("""() => {
      let state = "1";
      fixed.addEventListener("input", () => { fixed.value = "5"; });
      limited.addEventListener("input", () => {
        if (Number(limited.value) <= 1000) state = limited.value;
        limited.value = state;
      });
    }""")
    fields.focus("fixed")
    fields.press("End 2 3")
    expect("a constant", "fixed", None, "5")
    fields.focus("limited")
    fields.press("End 2 3 4 5")
    expect("a limit of the parent", "limited", None, "123")
    fields.press("Control+a -")
    expect("a minus stays", "limited", "-|", "")
    fields.press("7")
    expect("and becomes a number", "limited", "-7|", "-7")


def resets(page, check):
    """A form's reset, which is told, and which keeps a value that is mirrored to the attribute."""
    fields = FieldPage(page, """<form id="form">
      <number-field id="plain" locale="en" value="5"></number-field>
      <number-field id="mirrored" locale="en"></number-field></form>""")
    expect = checker(fields, check)
    fields.run("""() => {
      window.details = [];
      for (const field of [plain, mirrored]) {
        field.addEventListener("input", ({ target, detail }) => details.push([target.id, detail]));
      }
      mirrored.addEventListener("input", () => mirrored.setAttribute("value", mirrored.value));
    }""")
    for field in ["plain", "mirrored"]:
        fields.focus(field)
        fields.press("Control+a - 7")
        expect(f"{field}: typed", field, "-7|", "-7")
    fields.run("details.length = 0; form.reset()")
    expect("the reset", "plain", None, "5")
    expect("what is mirrored stays", "mirrored", None, "-7")
    details = fields.run("details")
    check("only a reset that changes something is told",
          details == [["plain", {"number": 5, "reason": "reset"}]], details)
