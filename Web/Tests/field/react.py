"""The component for React, with React itself."""

import pathlib

from field_page import FieldPage, checker

MODULES = pathlib.Path("/usr/share/nodejs")
HTML = b"""<!doctype html><title>React</title>
<script type="importmap">{ "imports": { "react": "/react-module.js" } }</script>
<script src="/react-library.js"></script><script src="/react-dom.js"></script><div id="root"></div>"""
APP = """async () => {
  const { NumberField } = await import("/.build-package/package/react.js");
  const { engine } = await import("/.build-package/package/number-field.js");
  const { createElement, useState } = React;
  window.told = [];
  function App() {
    const [price, setPrice] = useState("1234.5"), [locale, setLocale] = useState("de");
    window.setLocale = setLocale;
    window.setPrice = setPrice;
    return createElement("div", null,
      createElement(NumberField, { id: "price", className: "wide", locale, currency: "EUR",
        value: price, required: true, useGrouping: false, maximumFractionDigits: 2,
        onValueChange: setPrice, onRejected: (event) => told.push(event.detail.reason) }),
      createElement(NumberField, { id: "free", locale: "en", defaultValue: 7, disabled: false }),
      createElement(NumberField, { id: "total", accepts: ["arithmetic", "scientific"] }),
      createElement("output", { id: "output" }, price));
  }
  ReactDOM.createRoot(root).render(createElement(App));
  await engine;
  while (!document.getElementById("price")?.session) await new Promise(requestAnimationFrame);
}"""


def run(page, check):
    server = page.server
    for name, path in [("react-library.js", "react/umd/react.development.js"),
                       ("react-dom.js", "react-dom/umd/react-dom.development.js")]:
        server.answer(name, body=(MODULES / path).read_bytes(), content_type="text/javascript")
    server.answer("react-module.js", content_type="text/javascript", body=b"""
      export const { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef } = React;""")
    server.answer("react.html", body=HTML, content_type="text/html")
    page.goto("/react.html")
    page.evaluate(APP)
    fields = FieldPage(page)
    expect = checker(fields, check)
    expect("a controlled value", "price", None, "1234.5")
    found = page.evaluate("""[price.className, price.required, price.useGrouping,
      price.maximumFractionDigits, price.session.text, free.value, free.defaultValue,
      free.disabled]""")
    text = fields.intl("de", "1234.5", style="currency", currency="EUR", useGrouping=False,
                       maximumFractionDigits=2)
    found[4] = found[4].replace("\u00a0", " ")
    check("the properties", found == ["wide", True, "false", "2", text, "7", "7", False], found)
    check("words have spaces between them", page.evaluate("total.accepts") == "arithmetic scientific")
    fields.focus("price")
    fields.press("Control+a - 5 , 5 x")
    expect("keys", "price", "-5.5| ¤", "-5.5")
    page.wait_for("output.textContent === '-5.5'")
    check("events", page.evaluate("told") == ["unexpectedCharacter"], page.evaluate("told"))
    fields.press("Control+z Control+z")
    expect("undo", "price", "-5| ¤", "-5")
    page.evaluate("setLocale('en')")
    page.wait_for("price.locale === 'en'")
    expect("a property that changes", "price", None, "-5")
    page.evaluate("setPrice('99')")
    page.wait_for("price.value === '99'")
    fields.focus("free")
    fields.press("Control+a 8")
    page.evaluate("setPrice('100')")
    page.wait_for("price.value === '100'")
    expect("a field that isn't controlled", "free", "8|", "8")
