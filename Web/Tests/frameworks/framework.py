"""Apps of frameworks with number fields, and what is expected in every framework.

An app is a module that exports `mount(state)`. It shows fields whose ids are names in its state. It sets `state`, which
is the state as it is now, and `change(values)`, and adds to `told` what its components are told.
"""

from field.field_page import FieldPage, checker
from webdriver import WebDriverError, poll

ENGINE = "number-engine.wasm"
STATE = {"locale": "de", "text": "1234.5", "number": 5, "parsed": 5, "limited": "1", "raw": "12", "stepped": "1",
         "rows": ["a", "b", "c"], "a": "1", "b": "2", "c": "3"}

START = """async ([scripts, module, name, argument]) => {
  Object.assign(window, { told: [], heard: [], changed: [] });
  document.addEventListener("change", ({ target }) => changed.push(target.id));
  document.addEventListener("input", ({ target, detail }) =>
    heard.push([target.id, target.value, detail?.number, detail?.reason]));
  for (const src of scripts) {
    const script = Object.assign(document.createElement("script"), { src });
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${src} can't be loaded.`));
      document.head.append(script);
    });
  }
  const app = await import(module);
  await app[name](argument);
}"""


class Framework:
    """A framework, the module of its app, and the scripts that the module needs."""

    def __init__(self, name, page, check, module, scripts=()):
        self.name = name
        self.page = page
        self.check = check
        self.module = module
        self.scripts = [f"/.build-frameworks/{script}" for script in scripts]

    def attempt(self, trial, *arguments, is_early=False, **state):
        """Starts the app with a state, and tries something, before or after the engine is there."""
        self.page.server.reset()
        if is_early:
            self.page.server.hold(ENGINE)
        app = App(self, trial.__name__.replace("_", " "))
        try:
            app.start("mount", {**STATE, **state})
            if not is_early:
                app.wait_for_fields()
            trial(app, *arguments)
        except WebDriverError as error:
            app.check("runs to its end", False, error)


class App(FieldPage):
    """The page of an app, and what is expected of its state and its fields."""

    def __init__(self, framework, trial):
        super().__init__(framework.page)
        self.framework = framework
        self.trial = trial
        self.expect_field = checker(self, self.check)

    def start(self, function, argument=None, html=""):
        """Calls a function of the app's module in a new page."""
        self.page.goto("/Tests/frameworks/app.html")
        self.run("(html) => { root.innerHTML = html; }", html)
        self.run(START, [self.framework.scripts, f"/Tests/frameworks/{self.framework.module}", function, argument])
        self.page.wait_for("window.state")

    def wait_for_fields(self):
        self.page.wait_for("[...document.querySelectorAll('number-field')].every(({ session }) => session)")

    def change(self, values):
        """Changes the state with an expression of JavaScript."""
        self.run(f"change({values})")

    def check(self, title, ok, detail=""):
        self.framework.check(f"{self.framework.name}, {self.trial}: {title}", ok, detail)

    def expect(self, title, expression, expected):
        """Expects a value of an expression, once the app and its fields have told each other everything."""
        try:
            poll(lambda: self.run(expression) == expected, expression, 2)
        except WebDriverError:
            pass
        found = self.run(expression)
        self.check(title, found == expected, f"expected {expected!r}, found {found!r}")

    def expect_state(self, title, name, expected):
        """Expects a value of the state; frameworks differ in what is nothing."""
        self.expect(f"{title}: the state", f"state.{name} ?? ''", expected)

    def expect_shown(self, title, field, expected):
        self.expect(f"{title}: shown", f"{field}?.shadowRoot.querySelector('input').value", expected)


def check_framework(framework, has_rows=True):
    """Checks what is expected of every framework."""
    framework.attempt(typing)
    framework.attempt(changing_the_state)
    if has_rows:
        framework.attempt(moving_rows)
    for text in ["", "1234.5"]:
        for is_left in [False, True]:
            framework.attempt(typing_early, is_left, is_early=True, locale="en", text=text)
    framework.attempt(setting_no_number)


# Keys in a field, what it shows, and the state of the app.
KEYS = [
    ("text", "Control+a - 1 2 3 4 5 6 7 , 8 9", "-1,234,567.89| ¤", "-1234567.89"),
    ("text", "Control+z Control+z Control+z", "-1,234,567| ¤", "-1234567"),
    ("text", "Home Delete", "|1,234,567 ¤", "1234567"),
    ("text", "Control+a -", "-| ¤", ""),
    ("text", "5 , 0", "-5.0| ¤", "-5"),
    ("number", "Control+a - 0 . 0 5 0", "-0.050|", -0.05),
    ("number", "Control+z Control+z", "-0.0|", 0),
    ("number", "Control+a Delete", "|", ""),
    ("number", "- 7", "-7|", -7),
    ("raw", "Control+a - 1 2 3 4 . 5 Tab", None, "-1234.5"),
]


def typing(app):
    """The state is written back at each key."""
    for field, keys, shown, state in KEYS:
        app.focus(field)
        app.press(keys)
        app.expect_state(f"{field}, {keys}", field, state)
        app.expect_field(f"{field}, {keys}", field, shown)


def changing_the_state(app):
    app.focus("text")
    app.press("Control+a 1 2 3 4 , 5 6")
    app.expect_state("before", "text", "1234.56")
    app.change("{ locale: 'en' }")
    app.expect_shown("another locale", "text", "€1,234.56")
    app.press("Backspace")
    app.expect_state("another locale, typing on", "text", "1234.5")
    app.change("{ text: '99' }")
    app.expect_shown("another number", "text", "€99.00")
    app.change("{ text: null }")
    app.expect_shown("no number", "text", "")


def moving_rows(app):
    """A list changes its order while somebody types in it."""
    app.focus("a")
    app.press("End 2 3 4 ArrowLeft")
    app.expect_state("before", "a", "1234")
    app.change("{ rows: ['c', 'a', 'b'] }")
    app.expect("the order", "[...document.querySelectorAll('#a, #b, #c')].map(({ id }) => id).join()", "c,a,b")
    # React gives the focus back to a row that it moves. Others leave that to the app.
    app.focus("a")
    app.press("9")
    app.expect_field("typing on", "a", "12,39|4")
    app.expect_state("typing on", "a", "12394")


def typing_early(app, is_left):
    """Keys before the engine is there, over a number of the app's or in an empty field."""
    app.trial += f" over {app.run('state.text')!r}{', and leaving' if is_left else ''}"
    app.page.server.wait_for_request(ENGINE)
    app.focus("text")
    app.press("Control+a 9 9 . 5")
    if is_left:
        app.press("Tab")
    app.page.server.release(ENGINE)
    app.wait_for_fields()
    app.expect_state("afterwards", "text", "99.5")
    app.expect_shown("afterwards", "text", "€99.50" if is_left else "€99.5")
    app.expect("a change if the field was left", "changed.join()", "text" if is_left else "")


def setting_no_number(app):
    for value, field in [("NaN", "number"), ("'abc'", "text")]:
        app.change(f"{{ {field}: {value} }}")
        app.expect_shown(value, field, "")
        app.expect(f"{value}: nothing is thrown", """recorded.errors.splice(0).map(({ message, reason }) =>
          String(message ?? reason))""", [])
        app.focus(field)
        app.press("8")
        app.expect_state(f"{value}, typing on", field, 8 if field == "number" else "8")


# Fields, keys, and what the app is told: the value, the number, and the reason.
REASONS = [
    ("text", "Control+a 7", "7", 7, "typed"),
    ("text", "Control+a Control+c Backspace", "", None, "typed"),
    ("text", "Control+v", "7", 7, "pasted"),
    ("text", "Control+z", "", None, "undone"),
    ("text", "1 . 5", "1.5", 1.5, "typed"),
    ("text", "Control+a 1 2 -", "", None, "typed"),
    ("text", "Tab Enter", "-12", -12, "answered"),
    ("stepped", "ArrowUp", "2", 2, "stepped"),
]


def reasons(app):
    """What the events and the component say of a number."""
    for field, keys, *detail in REASONS:
        app.focus(field)
        if "answered" in detail:
            # The answers follow after a pause.
            app.page.wait_for("text.shadowRoot.querySelector('button')")
        app.press(keys)
        app.expect(f"{keys}: the event", "heard.at(-1)", [field, *detail])
        app.expect(f"{keys}: the component", "told.at(-1)", [field, *detail])
    app.expect("each event is told once", "told.length === heard.length", True)
