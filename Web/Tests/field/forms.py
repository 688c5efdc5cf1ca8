"""The field as a control of a form."""

from field_page import FieldPage, checker

HTML = """
<form id="form">
  <label id="label" for="price">Price</label>
  <number-field id="price" name="price" locale="de" currency="EUR" value="1234.5"></number-field>
  <label id="around">Age <number-field id="age" name="age" locale="en" min="18" max="30"
    fraction-digits="0" required></number-field></label>
  <fieldset id="set"><number-field id="inner" name="inner" value="1"></number-field></fieldset>
  <number-field id="locked" name="locked" locale="en" value="7" readonly></number-field>
  <input id="other" name="other" value="x">
  <button id="send" name="button" value="send">Send</button>
  <button id="reset" type="reset">Reset</button>
</form>
<number-field id="outside" locale="en" min="1" max="5" value="7"></number-field>
<form id="second"><number-field id="alone" name="alone" locale="en"></number-field></form>
"""


def run(page, check):
    fields = FieldPage(page, HTML)
    expect = checker(fields, check)
    labels_and_values(page, fields, check, expect)
    validity(page, fields, check, expect)
    submission(page, fields, check, expect)
    disabled_and_read_only(page, fields, check)
    restoring(page, fields, check, expect)


def form_data(fields, form="form"):
    return fields.run(
        "(id) => Object.fromEntries(new FormData(document.getElementById(id)))", form)


def active(fields):
    return fields.run("document.activeElement.id")


def labels_and_values(page, fields, check, expect):
    expect("the value of the attribute, formatted", "price", "1,234.50 ¤|", "1234.5")
    page.click("#label")
    check("a click on the label focuses the field", active(fields) == "price", active(fields))
    page.click("#around", x=4, y=8)
    check("so does one on a label around the field", active(fields) == "age", active(fields))
    check("the field knows its labels",
          fields.run("price.labels.length === 1 && price.labels[0].id === 'label'"))
    check("the field knows its form", fields.run("price.form === form && price.name === 'price'"))
    fields.run("outside.form = 'second'")
    check("a framework can set its form", fields.run("outside.form === second"))
    fields.run("outside.removeAttribute('form')")
    data = form_data(fields)
    check("FormData has plain numbers",
          data == {"price": "1234.5", "age": "", "inner": "1", "locked": "7", "other": "x"}, data)

    fields.run("price.value = '99.5'")
    expect("a value of the program", "price", "99.50 ¤|", "99.5")
    fields.run("price.value = 7")
    check("a number of the program", fields.value("price") == "7")
    fields.run("price.value = ''")
    expect("an empty value", "price", "|", "")

    fields.focus("price")
    fields.press("Control+a 5 Control+z")
    page.click("#reset")
    expect("reset restores the value of the attribute", "price", "1,234.50 ¤|", "1234.5")
    fields.focus("price")
    fields.press("Control+z")
    expect("reset can't be undone", "price", None, "1234.5")
    fields.run("price.setAttribute('value', '8')")
    expect("a new default value shows in an unedited field", "price", None, "8")
    fields.press("Control+a 3")
    fields.run("price.setAttribute('value', '9')")
    expect("but not in an edited one", "price", "3| ¤", "3")
    page.click("#reset")
    check("reset takes the new default", fields.value("price") == "9", fields.value("price"))


def validity(page, fields, check, expect):
    def flags():
        return fields.run(
            "(() => { const found = []; for (const name in age.validity) "
            "if (age.validity[name]) found.push(name); return found; })()")

    def matches(selector):
        return fields.run("(selector) => age.matches(selector)", selector)

    check("required: missing", flags() == ["valueMissing"], flags())
    check("required: :invalid, but not shown",
          matches(":invalid") and not matches(":state(invalid)"))
    fields.events()
    check("checkValidity is false", fields.run("!age.checkValidity() && !form.checkValidity()"))
    check("it fires invalid", fields.count("age:invalid") == 2, fields.events())
    check("then it is shown", matches(":state(invalid)"))
    check("with words", fields.run("age.validationMessage") != "")
    fields.focus("age")
    fields.press("1")
    check("on the way into the range", flags() == ["rangeUnderflow"], flags())
    page.click("#reset")
    check("reset hides what is wrong", not matches(":state(invalid)"))
    fields.focus("age")
    fields.press("1")
    check("incomplete isn't shown as invalid", not matches(":state(invalid)"))
    fields.press("5")
    check("below the range", flags() == ["rangeUnderflow"] and matches(":state(invalid)"), flags())
    message = fields.run("age.validationMessage")
    check("the message has the range", message == "Enter a number from 18 to 30.", message)
    check("assistive technology knows it", fields.run(
        "age.shadowRoot.querySelector('input').getAttribute('aria-invalid')") == "true")
    fields.press("Control+a 3 1")
    check("above the range", flags() == ["rangeOverflow"], flags())
    fields.press("Home -")
    check("rejected minus", fields.state("age")["kind"] == "rejected", fields.state("age"))
    fields.press("End Backspace 0")
    check("valid", flags() == ["valid"] and matches(":valid") and not matches(":state(invalid)"),
          flags())
    fields.run("age.setCustomValidity('Taken')")
    check("a message of the app", flags() == ["customError"]
          and fields.run("age.validationMessage") == "Taken", flags())
    fields.run("age.setCustomValidity('')")
    fields.run("age.max = '20'")
    check("new bounds validate the number", flags() == ["rangeOverflow"], flags())
    fields.run("age.removeAttribute('max')")
    check("and it is valid without them", flags() == ["valid"], flags())
    fields.run("age.setAttribute('max', '30')")
    check("a default value outside the range",
          fields.run("outside.matches(':state(invalid)') && outside.validity.rangeOverflow"))
    fields.focus("inner")
    fields.press("Control+a -")
    check("a lone minus isn't a number",
          fields.run("inner.validity.badInput && inner.value === ''"))
    fields.press("Tab")
    check("and leaving the field removes it", fields.run("inner.validity.valid"))


def submission(page, fields, check, expect):
    fields.run("age.value = ''")
    fields.focus("price")
    fields.press("Control+a 1 2 , 5")
    fields.events()
    fields.press("Enter")
    events = fields.events()
    check("Enter commits and submits, but not with another invalid field",
          events == ["price:change", "age:invalid"], events)
    fields.focus("age")
    fields.press("2 1")
    fields.events()
    fields.press("Enter")
    events = fields.events()
    check("Enter submits", events == ["age:change", "form:submit"], events)
    data = form_data(fields)
    check("with the numbers", (data["price"], data["age"]) == ("12.5", "21"), data)
    fields.run("send.disabled = true")
    fields.press("Enter")
    check("not with a disabled button", fields.events() == [], fields.events())
    fields.run("send.disabled = false")
    fields.focus("alone")
    fields.press("4 2 Enter")
    events = fields.events()
    check("without a button", events == ["alone:input", "alone:input", "alone:change",
                                         "second:submit"], events)
    check("and its number", form_data(fields, "second") == {"alone": "42"})
    fields.run("second.insertAdjacentHTML('beforeend', '<input id=more>')")
    fields.press("Enter")
    check("but not two fields without a button", fields.events() == [])
    fields.run("more.type = 'checkbox'")
    fields.press("Enter")
    check("a checkbox doesn't count", fields.events() == ["second:submit"])
    fields.run("more.type = 'reset'")
    fields.press("Enter")
    check("nor does a button that resets", fields.events() == ["second:submit"])
    fields.run("more.remove()")
    fields.focus("locked")
    fields.press("Enter")
    check("a read-only field submits", fields.events() == ["form:submit"])
    fields.press("Tab")
    fields.events()


def disabled_and_read_only(page, fields, check):
    fields.run("set.disabled = true")
    check("a disabled fieldset disables the field", fields.run(
        "inner.shadowRoot.querySelector('input').disabled && inner.matches(':disabled')"))
    check("a disabled field isn't submitted", "inner" not in form_data(fields))
    check("nor validated", fields.run("!inner.willValidate"))
    fields.run("set.disabled = false")
    fields.run("inner.value = ''; inner.required = true; inner.readOnly = true; set.disabled = true")
    check("required, disabled, and read-only",
          fields.run("inner.validity.valueMissing && !inner.willValidate"))
    fields.run("set.disabled = false; inner.readOnly = false; inner.required = false")
    fields.run("inner.disabled = true")
    check("the attribute disables it too", fields.run(
        "inner.shadowRoot.querySelector('input').disabled && inner.hasAttribute('disabled')"))
    fields.run("inner.disabled = false")
    check("enabled again", fields.run("!inner.shadowRoot.querySelector('input').disabled"))

    fields.focus("locked")
    fields.events()
    fields.press("5 Backspace Control+z Control+a Delete ArrowUp End Tab")
    check("a read-only field keeps its number", fields.value("locked") == "7")
    check("and tells of nothing", fields.events() == [])


def restoring(page, fields, check, expect):
    fields.run("price.formStateRestoreCallback('77.5', 'restore')")
    check("a restored value", fields.value("price") == "77.5")
    fields.run("""(() => {
      const field = document.createElement("number-field");
      field.setAttribute("locale", "de");
      field.value = "1234567";
      field.id = "made";
      field.name = "made";
      second.append(field);
    })()""")
    expect("made by a script", "made", "1,234,567|", "1234567")
    fields.focus("made")
    fields.press("End 8")
    fields.run("(window.taken = made, made.remove())")
    check("removed: it keeps its number", fields.run("taken.value") == "12345678")
    check("removed: it isn't submitted", "made" not in form_data(fields, "second"))
    fields.run("form.append(taken)")
    expect("put into another form", "made", None, "12345678")
    check("where it is submitted", form_data(fields)["made"] == "12345678")
    fields.focus("made")
    fields.press("Control+z")
    check("and can undo", fields.value("made") == "1234567", fields.value("made"))
    styles = fields.run("""() => {
      form.insertAdjacentHTML("beforeend", "<iframe id='frame'></iframe>");
      const display = () => getComputedStyle(taken).display;
      const found = [display()];
      frame.contentDocument.body.append(taken);
      found.push(display());
      form.append(taken);
      return [...found, display()];
    }""")
    check("put into another document: it keeps its style", styles == ["inline-flex"] * 3, styles)
    check("and its number", fields.value("made") == "1234567", fields.value("made"))
    fields.run("form.append(made.cloneNode(true))")
    check("a clone starts empty", fields.run("form.lastElementChild.value") == "")
