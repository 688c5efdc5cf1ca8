"""What is expected of the component in each version of React."""

from framework import App, Framework, check_framework, reasons, typing


def check_react(page, check, version):
    scripts = [f"react-{version}.js", f"react-dom-{version}.js"]
    react = Framework(f"React {version}", page, check, "react-app.js", scripts)
    check_framework(react)
    react.attempt(typing, isStrict=True)
    react.attempt(reasons, isStrict=True)
    react.attempt(rejecting)
    react.attempt(resetting)
    if version >= 19:
        react.attempt(submitting)
    react.attempt(parsing)
    hydrating(App(react, "hydrating"))


def rejecting(app):
    """The app doesn't take a number for its state."""
    app.focus("limited")
    app.press("End 2 3 4 5")
    app.expect_shown("a number above the app's limit", "limited", "123")
    app.expect_state("a number above the app's limit", "limited", "123")
    app.press("Control+a -")
    app.expect_shown("a minus", "limited", "-")
    app.focus("constant")
    app.press("End 2 3")
    app.expect_shown("a value that never changes", "constant", "5")


def type_everywhere(app):
    """Types in fields of the state, and in those with a default value, which a reset brings back."""
    for field, keys in [("text", "Control+a 6 6"), ("free", "End 8"), ("native", "End 8")]:
        app.focus(field)
        app.press(keys)
    app.expect_state("typing", "text", "66")
    app.press("Tab")


def expect_reset(app, title):
    app.expect(f"{title}: fields with a default value", "[native.value, free.value].join()", "7,7")
    app.expect_state(title, "text", "66")
    app.expect_shown(title, "text", "66,00\xa0€")
    app.expect(f"{title}: what the form would send", "new FormData(form).get('text')", "66")


def resetting(app):
    type_everywhere(app)
    app.run("form.reset()")
    expect_reset(app, "a reset")


def submitting(app):
    """The form of an action, which React resets afterwards."""
    for title in ["an action", "another action"]:
        type_everywhere(app)
        app.run("window.sent = null")
        app.page.click("#send")
        app.expect(f"{title}: what it gets", "sent?.text", "66")
        expect_reset(app, title)


def parsing(app):
    """The state is a number, which is NaN when the field is empty."""
    app.focus("parsed")
    for keys, shown, state in [("Control+a Delete", "", "NaN"), ("-", "-", "NaN"), ("5", "-5", "-5")]:
        app.press(keys)
        app.expect(f"{keys}: the state", "String(state.parsed)", state)
        app.expect_shown(keys, "parsed", shown)


def hydrating(app):
    """Somebody types in what a server has rendered."""
    app.framework.page.server.reset()
    app.start("hold", html='<number-field id="text" locale="en" value="1234.5"></number-field>')
    app.wait_for_fields()
    app.focus("text")
    app.press("Control+a 7 7")
    app.run("hydrate()")
    app.expect_state("what was typed before", "text", "77")
    app.expect_shown("what was typed before", "text", "77")
    app.press("8")
    app.expect_state("typing on", "text", "778")
