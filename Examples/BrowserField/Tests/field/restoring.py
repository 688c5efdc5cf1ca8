"""A number that is typed, and still there when the user comes back to the page."""

HTML = """<!doctype html><link rel="icon" href="data:,">
<script type="module" src="/Web/number-field.js"></script>
<form>
  <number-field id="typed" name="typed" locale="de" currency="EUR" value="5"></number-field>
  <number-field id="untouched" name="untouched" locale="de" value="7"></number-field>
</form>"""


def run(page, check):
    page.server.answer("static.html", content_type="text/html", body=HTML.encode())
    page.goto("/static.html")
    page.wait_for("typed.session !== null")
    page.focus("#typed")
    page.press("Control+a 1 2 3 4 , 5 Tab")
    page.goto("/Tests/blank.html")
    page.evaluate("setTimeout(() => history.back())")
    page.wait_for("location.pathname === '/static.html' && typed.session !== null")
    if check.skips("restoring forms"):
        return
    found = page.evaluate("[typed.value, typed.session.text, untouched.value]")
    text = page.evaluate("""new Intl.NumberFormat("de", { style: "currency", currency: "EUR" })
      .format(1234.5)""")
    check("the numbers are restored", found == ["1234.5", text, "7"], found)
    page.evaluate("typed.form.reset()")
    check("a reset still has the default", page.evaluate("typed.value") == "5")
