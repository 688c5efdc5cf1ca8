"""The component for React, with React: in a page, on a server, and in a page from a server."""

import json

from field_page import FieldPage, checker
from node_program import MODULES, has_node, run_node

ENGINE = "number-engine.wasm"
HTML = """<!doctype html><title>React</title>
<script type="importmap">{ "imports": { "react": "/react-module.js" } }</script>
<script src="/react-library.js"></script><script src="/react-dom.js"></script>
<div id="root">%s</div>"""
MODULE = b"""export const { createElement, forwardRef, useEffect, useImperativeHandle,
  useLayoutEffect, useRef, useState } = React;"""

# Mounts an app whose `state` is what the page has of it, and waits for its fields.
MOUNT = """async ([app, isStrict, root]) => {
  const { NumberField } = await import("/.build-package/package/react.js");
  const { createElement, useState, StrictMode } = React;
  window.told = [];
  const App = (0, eval)(`(NumberField, createElement, useState) => ${app}`)(
    NumberField, createElement, useState);
  const element = createElement(isStrict ? StrictMode : "div", null, createElement(App));
  const container = (0, eval)(root);
  if (container.firstChild) ReactDOM.hydrateRoot(container, element);
  else ReactDOM.createRoot(container).render(element);
  window.fields = () => [...container.querySelectorAll("number-field")];
}"""
LOADED = "fields().length && fields().every(({ session }) => session)"

PRICE = """function App() {
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
}"""

# An app with a field `f`, whose state is what it makes of each value.
FIELD = """function App() {{
  const [state, setState] = useState({start});
  window.state = state;
  return createElement(NumberField, {{ id: "f", locale: "en", step: 2, value: state,
    onValueChange(value, detail) {{ told.push(detail); {change} }} }});
}}"""

# The state at first, what the app does with a value, and keys with what they show and the state.
APPS = {
    "a limit": ("'1'", "if (Number(value) <= 1000) setState(value);", [
        ("End 2 3 4 5", "123|", "123"),
        ("Control+a - 5", "-5|", "-5"),
        ("Control+a Delete", "|", ""),
    ]),
    "a constant": ("'5'", "", [
        ("End 2", "5|", "5"),
        ("Control+a -", "-|", "5"),
        ("7", "5|", "5"),
        ("Control+a Delete", "5|", "5"),
    ]),
    "a number": ("5", "setState(Number(value));", [
        ("Control+a 0 Home -", "-|0", 0),
        ("End . 0 5 0", "-0.050|", -0.05),
        # The state is rounded; the field isn't.
        ("Control+a 9 0 0 7 1 9 9 2 5 4 7 4 0 9 9 3", "9,007,199,254,740,993|", 9007199254740992),
    ]),
    "a number, or NaN": ("5", "setState(parseFloat(value));", [
        ("Control+a Delete", "|", None),
        ("- 6", "-6|", -6),
    ]),
    "a number, or null": ("5", "setState(detail.number);", [
        ("Control+a Delete", "|", None),
        ("- 6", "-6|", -6),
    ]),
}

FORM = """function App() {
  const [state, setState] = useState("1234.5");
  window.state = state;
  return createElement("form", { id: "form" },
    createElement(NumberField, { id: "f", name: "f", locale: "en", value: state,
      onValueChange: setState, autoFocus: true }),
    createElement(NumberField, { id: "free", name: "free", locale: "en", defaultValue: 7 }),
    createElement("button", { id: "button", type: "reset" }, "Reset"));
}"""

SERVER = """
import { createElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { NumberField } from "@livenumber/number-field/react";
const told = [], window = {};
const render = (app) => renderToString(createElement("div", null, createElement(app)));
console.log(JSON.stringify([%s].map(render)));
"""


def run(page, check):
    server = page.server
    for name, path in [("react-library.js", "react/umd/react.development.js"),
                       ("react-dom.js", "react-dom/umd/react-dom.development.js")]:
        server.answer(name, body=(MODULES / path).read_bytes(), content_type="text/javascript")
    server.answer("react-module.js", content_type="text/javascript", body=MODULE)
    for strict in [False, True]:
        price(page, check, strict)
        for name, (start, change, steps) in APPS.items():
            app = FIELD.format(start=start, change=change)
            fields = mount(page, app, strict)
            for keys, shown, state in steps:
                press(fields, check, f"{name}, {keys}", keys, shown, state)
    early(page, check)
    notations(page, check)
    details(page, check)
    reset(page, check)
    shadow(page, check)
    if has_node("React on a server"):
        rendered(page, check)


def mount(page, app, strict=False, root="root", html=None, waits=True):
    """Shows an app in a new page, or in the page that a server has written."""
    if html is None:
        page.server.answer("react.html", body=(HTML % "").encode(), content_type="text/html")
        page.goto("/react.html")
    page.evaluate(MOUNT, [app, strict, root])
    if waits:
        page.wait_for(LOADED)
    return FieldPage(page)


def press(fields, check, name, keys, shown, state):
    fields.focus("f")
    fields.press(keys)
    # React renders after each event, before another one.
    found = [fields.shown("f"), fields.run("state")]
    check(name, found == [shown, state], found)


def price(page, check, strict):
    fields = mount(page, PRICE, strict)
    expect = checker(fields, check)
    expect("a controlled value", "price", None, "1234.5")
    found = page.evaluate("""[price.className, price.required, price.useGrouping,
      price.maximumFractionDigits, price.session.text, free.value, free.defaultValue,
      free.disabled]""")
    text = fields.intl("de", "1234.5", style="currency", currency="EUR", useGrouping=False,
                       maximumFractionDigits=2)
    found[4] = found[4].replace("\u00a0", " ")
    check("the properties", found == ["wide", True, "false", "2", text, "7", "7", False], found)
    check("words have spaces between them",
          page.evaluate("total.accepts") == "arithmetic scientific")
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


def early(page, check):
    """What is typed before the engine is there reaches an app that makes 0 of no number."""
    page.server.hold(ENGINE)
    fields = mount(page, FIELD.format(start="5", change="setState(Number(value));"), waits=False)
    page.wait_for("window.fields?.().length")
    fields.focus("f")
    fields.press("Control+a 9 9 . 5")
    page.server.release(ENGINE)
    page.wait_for("state === 99.5")
    check("typed before the engine is there", fields.shown("f") == "99.5|", fields.shown("f"))
    page.server.hold(ENGINE)
    app = FIELD.format(start="5", change="setState(value); window.setState = setState;")
    fields = mount(page, app, waits=False)
    page.wait_for("window.fields?.().length")
    fields.focus("f")
    fields.press("9")
    fields.run("setState('100')")
    page.server.release(ENGINE)
    page.wait_for(LOADED)
    found = fields.run("[f.value, state]")
    check("what the app sets after what was typed", found == ["100", "100"], found)


def notations(page, check):
    """A state in another notation isn't what somebody has typed."""
    for start in ["'1.50'", "'+5'", "1e21"]:
        fields = mount(page, FIELD.format(start=start, change="setState(value);"), strict=True)
        found = fields.run("[told.length, String(state)]")
        check(f"{start} tells nothing", found == [0, str(fields.run(f"String({start})"))], found)


def details(page, check):
    """What the app is told beside the text of a value."""
    fields = mount(page, FIELD.format(start="''", change="setState(value);"))
    fields.focus("f")
    fields.press("- 5 ArrowUp Control+z")
    found = [[detail["number"], detail["reason"]] for detail in fields.run("told")]
    check("numbers and reasons", found == [
        [None, "typed"], [-5, "typed"], [-4, "stepped"], [-5, "undone"]], found)


def reset(page, check):
    for name, script in [("a script", "form.reset()"), ("a button", None)]:
        fields = mount(page, FORM)
        check("autoFocus", fields.run("document.activeElement === f"))
        fields.press("Control+a 9 9")
        fields.focus("free")
        fields.press("Control+a 8")
        if script:
            fields.run(script)
        else:
            page.click("#button")
        page.wait_for("free.value === '7'")
        found = fields.run("[f.value, state, ...new FormData(form).values()]")
        check(f"{name} resets what isn't controlled", found == ["99", "99", "99", "7"], found)


def shadow(page, check):
    """In a shadow tree, React renders later."""
    root = "document.getElementById('root').attachShadow({ mode: 'open' })"
    fields = mount(page, FIELD.format(start="'1'", change="setState(value);"), root=root)
    fields.run("fields()[0].focus()")
    fields.press("End 2 3 4")
    page.wait_for("state === '1234'")
    found = fields.run("fields()[0].session.text")
    check("keys in a shadow tree", found == "1,234", found)


def rendered(page, check):
    apps = [FIELD.format(start=start, change="setState(value);") for start in ["'1234.5'", "NaN"]]
    code = SERVER % ", ".join([*apps, FORM])
    output, errors = run_node(code, ["react", "react-dom", "scheduler"])
    check("a server renders without warnings", errors == "", errors)
    markup = json.loads(output or "[]")
    check("a server renders three apps", len(markup) == 3, output)
    if len(markup) != 3:
        return
    field = '<div><number-field id="f" locale="en" step="2"%s></number-field></div>'
    check("a value", markup[0] == field % ' value="1234.5"', markup[0])
    check("no value", markup[1] == field % "", markup[1])
    check("attributes", 'autofocus=""' in markup[2] and 'value="7"' in markup[2], markup[2])
    # Keys before the page is hydrated, whether that is before the engine is there, what the value
    # is then, and what is told.
    for name, keys, is_late, value, told in [
            ("nothing typed", "", False, "1234.5", []),
            ("typed before", "Control+a 7 7", False, "77", [77]),
            ("emptied before", "Control+a Delete", False, "", [None]),
            ("typed before the engine is there", "Control+a 7 7", True, "77", [77]),
    ]:
        found = hydrated(page, apps[0], markup[0], keys, is_late, value)
        check(f"hydrated, {name}", found == [value, told], found)


def hydrated(page, app, markup, keys, is_late, state):
    """Returns the value of a field from a server, and the numbers that its app was told."""
    server = page.server
    server.answer("react.html", body=(HTML % markup).encode(), content_type="text/html")
    if is_late:
        server.hold(ENGINE)
    page.goto("/react.html")
    page.evaluate("""import("/.build-package/package/number-field.js").then(() => {})""")
    if not is_late:
        page.wait_for("f.session")
    if keys:
        page.focus("#f")
        page.press(keys)
    fields = mount(page, app, html=markup, waits=not is_late)
    if is_late:
        page.wait_for("window.state !== undefined")
        server.release(ENGINE)
        page.wait_for(LOADED)
    page.wait_for(f"state === '{state}'")
    return fields.run("[f.value, told.map(({ number }) => number)]")
