"""A number that is typed, and still there when the user comes back to the page."""

HTML = """<!doctype html><link rel="icon" href="data:,">
<script type="module" src="/Web/number-field.js"></script>
<form>
  <number-field id="typed" name="typed" locale="de" currency="EUR" value="5"></number-field>
  <number-field id="untouched" name="untouched" locale="de" value="7"></number-field>
</form>"""


def run(page, base_url, check):
    page.route("**/static.html",
               lambda route: route.fulfill(content_type="text/html", body=HTML))
    page.goto(f"{base_url}/static.html")
    page.wait_for_function("typed.session !== null")
    page.focus("#typed")
    page.keyboard.press("Control+a")
    page.keyboard.type("1234,5")
    page.goto(f"{base_url}/Tests/blank.html")
    page.go_back()
    page.wait_for_function("typed.session !== null")
    found = page.evaluate("[typed.value, typed.session.text, untouched.value]")
    check("the numbers are restored", found == ["1234.5", "1.234,50\u00a0€", "7"], found)
    page.evaluate("typed.form.reset()")
    check("a reset still has the default", page.evaluate("typed.value") == "5")
