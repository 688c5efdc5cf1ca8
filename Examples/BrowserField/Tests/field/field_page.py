"""A page with number fields, and what they show."""

import re

EVENTS = ["input", "change", "rejected", "adjusted", "invalid", "submit"]


class FieldPage:
    """A page whose fields are found by their ids. Each event is noted as `id:type`."""

    def __init__(self, page, base_url, html, script="/Web/number-field.js", waits=True):
        self.page = page
        page.goto(f"{base_url}/Tests/blank.html")
        page.evaluate(
            """([html, events]) => {
              document.body.innerHTML = html;
              window.events = [];
              for (const type of events) {
                document.addEventListener(type, (event) => {
                  window.events.push(`${event.target.id}:${type}`);
                  if (type === "submit") event.preventDefault();
                  // Only `invalid` doesn't bubble.
                }, type === "invalid");
              }
            }""",
            [html, EVENTS],
        )
        if waits:
            page.evaluate("(script) => import(script).then(({ engine }) => engine.then(() => {}))",
                          script)

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def focus(self, field):
        self.page.focus(f"#{field}")

    def press(self, keys):
        """Presses keys, separated by spaces: characters, or names such as `Shift+ArrowLeft`."""
        for key in keys.split():
            if len(key) > 1:
                self.page.keyboard.press(key)
            else:
                self.page.keyboard.type(key)

    def select(self, field, start, end, direction="forward"):
        """Selects as a user does, so that the session doesn't know it yet."""
        self.run(
            """([id, ...range]) => document.getElementById(id).shadowRoot
              .querySelector("input").setSelectionRange(...range)""",
            [field, start, end, direction],
        )

    def cdp(self, method, **parameters):
        return self.page.context.new_cdp_session(self.page).send(method, parameters)

    def compose(self, text):
        """Shows a text as an input method does before it is accepted."""
        self.cdp("Input.imeSetComposition", text=text, selectionStart=len(text),
                 selectionEnd=len(text))

    def accept(self, text):
        """Ends a composition, or inserts a text as an emoji keyboard does."""
        self.cdp("Input.insertText", text=text)

    def state(self, field):
        """What the inner input shows, and what the session says."""
        return self.run(
            """(id) => {
              const field = document.getElementById(id);
              const input = field.shadowRoot.querySelector("input");
              const { session, value } = field;
              return {
                shown: input.value, start: input.selectionStart, end: input.selectionEnd,
                text: session?.text, sessionStart: session?.selectionStart,
                sessionEnd: session?.selectionEnd, value, validity: session?.validity,
                reason: session?.outcome.reason, kind: session?.outcome.kind,
              };
            }""",
            field,
        )

    def shown(self, field):
        """The text with `|` for the caret or `[…]` for the selection, without bidi marks."""
        state = self.state(field)
        units = state["shown"].encode("utf-16-le")
        start, end = state["start"] * 2, state["end"] * 2
        before, selected, after = (
            part.decode("utf-16-le") for part in (units[:start], units[start:end], units[end:])
        )
        return plain(f"{before}[{selected}]{after}" if selected else f"{before}|{after}")

    def value(self, field):
        return self.run("(id) => document.getElementById(id).value", field)

    def message(self, field):
        """The text of the message part."""
        return self.run("(id) => document.getElementById(id).shadowRoot"
                        ".querySelector('[part=message]').textContent", field)

    def pause(self):
        """Lets the pause pass after which messages follow; needs `stop_clock`."""
        self.page.clock.fast_forward(1000)

    def events(self):
        """The events since the last call."""
        return self.run("window.events.splice(0)")

    def count(self, kind):
        """The number of events of a kind, such as `field:input`, since they were last read."""
        return self.run("(kind) => window.events.filter((event) => event === kind).length", kind)


def stop_clock(page):
    """Stops the time of the next pages, which then passes only in `pause`."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def plain(text):
    return re.sub("[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]", "",
                  re.sub("[\u00a0\u202f]", " ", text))


def checker(fields, check):
    """Returns a check of what a field shows, of its value, or of both.

    What it shows has to be what its session says.
    """

    def expect(name, field, expected, value=None):
        shown, state = fields.shown(field), fields.state(field)
        if expected is not None:
            check(name, shown == expected, f"expected {expected!r}, found {shown!r}")
        check(f"{name}: shows the session's text", state["shown"] == state["text"], state)
        if value is not None:
            check(f"{name}: value", state["value"] == value,
                  f"expected {value!r}, found {state['value']!r}")

    return expect
