"""axe-core finds no violation, in any colors, also while a message and answers are shown."""

from field.field_page import FieldPage

HTML = """<style>body { background: Canvas; color: CanvasText; }</style>
<main><h1>Order</h1><form>
  <label for="price">Price</label>
  <number-field id="price" locale="de" currency="EUR" value="1234.5" required aria-describedby="hint"></number-field>
  <p id="hint">With tax</p>
  <label>Quantity <number-field id="quantity" locale="de"></number-field></label>
  <label for="missing">Age</label>
  <number-field id="missing" locale="en" required placeholder="18"></number-field>
  <number-field id="range" locale="en" aria-label="Rooms" min="5" value="3"></number-field>
  <number-field id="named" locale="en" aria-label="Weight"></number-field>
  <h2 id="heading">Height</h2>
  <number-field id="rounded" locale="en" aria-labelledby="heading" fraction-digits="0"></number-field>
  <label for="total">Total</label>
  <number-field id="total" locale="de" currency="EUR" accepts="arithmetic"></number-field>
  <label for="disabled">Discount</label>
  <number-field id="disabled" locale="en" disabled value="3"></number-field>
  <label for="readonly">Sum</label>
  <number-field id="readonly" locale="en" readonly value="3"></number-field>
</form></main>"""

VIOLATIONS = """axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(" ")}`)))"""


def run(page, check):
    inspect(page, check, "light", "light")
    if not check.skips("dark buttons"):
        inspect(page, check, "dark", "dark")
    if not check.skips("forced colors"):
        page.force_colors(True)
        try:
            inspect(page, check, "forced colors", "light dark")
            check("colors are forced", page.evaluate("matchMedia('(forced-colors: active)').matches"))
        finally:
            page.force_colors(False)


def inspect(page, check, title, scheme):
    fields = FieldPage(page, HTML)
    fields.run("(scheme) => { document.documentElement.style.colorScheme = scheme; }", scheme)
    fields.run("total.ready.then(() => {})")
    fields.run("import('/.build-frameworks/axe.js').then(() => {})")

    def expect_no_violation(state):
        found = fields.run(VIOLATIONS)
        check(f"{title}, {state}", found == [], "\n".join(found))

    expect_no_violation("at first")
    fields.run("missing.reportValidity(); range.reportValidity()")
    for field, keys in [("rounded", "1 . 5"), ("total", "1 2 + 3 *"), ("quantity", "1 2 3 4 . 5 6 7")]:
        fields.focus(field)
        fields.press(keys)
    # They follow after a pause.
    for field in ["missing", "range", "rounded", "total", "quantity"]:
        page.wait_for(f"{field}.shadowRoot.querySelector('[part~=message]').textContent")
    page.wait_for("quantity.shadowRoot.querySelectorAll('button').length === 2")
    expect_no_violation("with messages and answers")
