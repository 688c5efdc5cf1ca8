"""What a browser does with a page that it loads: it restores numbers, and gives a field the focus."""

HTML = """<!doctype html><link rel="icon" href="data:,">
<script type="module" src="/Element/number-field.js"></script>
<form>
  <number-field id="typed" name="typed" locale="de" currency="EUR" value="5"></number-field>
  <number-field id="untouched" name="untouched" locale="de" value="7"></number-field>
</form>"""


# A field of a page, and one of a dialog, that have the focus at first.
FOCUSED = """<!doctype html><link rel="icon" href="data:,">
<script type="module" src="/Element/number-field.js"></script>
<input><number-field id="first" locale="en" autofocus></number-field>
<dialog id="dialog"><button>Close</button>
  <number-field id="inside" locale="en" autofocus></number-field></dialog>"""


def focusing(page, check):
    page.server.answer("static.html", content_type="text/html", body=FOCUSED.encode())
    page.goto("/static.html")
    page.wait_for("inside.session")
    check("autofocus", page.evaluate("document.activeElement.id") == "first")
    page.type("5")
    check("typing goes there", page.evaluate("first.value") == "5")
    page.evaluate("dialog.showModal()")
    check("autofocus in a dialog", page.evaluate("document.activeElement.id") == "inside",
          page.evaluate("document.activeElement.outerHTML"))
    page.evaluate("dialog.close()")
    page.evaluate("""document.body.insertAdjacentHTML("beforeend",
      "<number-field id='late' autofocus></number-field>")""")
    check("a field that comes later takes no focus",
          page.evaluate("document.activeElement.id") == "first")


def run(page, check):
    focusing(page, check)
    page.server.answer("static.html", content_type="text/html", body=HTML.encode())
    page.goto("/static.html")
    page.wait_for("typed.session")
    page.focus("#typed")
    page.press("Control+a 1 2 3 4 , 5 Tab")
    page.goto("/Tests/blank.html")
    page.evaluate("setTimeout(() => history.back())")
    page.wait_for("location.pathname === '/static.html' && typed.session")
    if check.skips("restoring forms"):
        return
    found = page.evaluate("[typed.value, typed.session.text, untouched.value]")
    text = page.evaluate("""new Intl.NumberFormat("de", { style: "currency", currency: "EUR" })
      .format(1234.5)""")
    check("the numbers are restored", found == ["1234.5", text, "7"], found)
    page.evaluate("typed.form.reset()")
    check("a reset still has the default", page.evaluate("typed.value") == "5")
