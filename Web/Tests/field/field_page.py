"""A page with number fields, and what they show."""

import re

EVENTS = ["input", "change", "rejected", "adjusted", "invalid", "submit"]


class FieldPage:
    """A page whose fields are found by their ids. Each event is noted as `id:type`.

    Without HTML, it is the page that is there already.
    """

    def __init__(self, page, html=None, script="/Element/number-field.js", waits=True):
        self.page = page
        if html is None:
            return
        page.goto("/Tests/blank.html")
        # Behind the last control, some browsers would leave the page for their own controls.
        page.evaluate(
            """([html, events]) => {
              document.body.innerHTML = `${html}<button type="button">Last</button>`;
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
            self.load(script)

    def load(self, script="/Element/number-field.js"):
        """Loads the element, and waits for its engine."""
        self.run("(script) => import(script).then(({ engine }) => engine.then(() => {}))", script)

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def focus(self, field):
        self.page.focus(f"#{field}")

    def press(self, keys):
        self.page.press(keys)

    def select(self, field, start, end, direction="forward"):
        """Selects as a user does, so that the session doesn't know it yet."""
        self.run(
            """([id, ...range]) => document.getElementById(id).shadowRoot
              .querySelector("input").setSelectionRange(...range)""",
            [field, start, end, direction],
        )

    def state(self, field):
        """What the inner input shows, what the session says, and the symbols of `Intl`."""
        return self.run(
            """(id) => {
              const field = document.getElementById(id);
              const input = field.shadowRoot.querySelector("input");
              const { session, value, locale } = field;
              const set = (name) => field[name] || undefined;
              const parts = (style) => new Intl.NumberFormat(locale, {
                style, currency: set("currency"), currencyDisplay: set("currencyDisplay"),
                numberingSystem: set("numberingSystem"),
                useGrouping: "always", minimumFractionDigits: 1,
              }).formatToParts(-12345.6).map(({ type, value }) => [type, value]);
              const digits = new Intl.NumberFormat(locale,
                { numberingSystem: set("numberingSystem"), useGrouping: false });
              return {
                shown: input.value, start: input.selectionStart, end: input.selectionEnd,
                text: session?.text, sessionStart: session?.selectionStart,
                sessionEnd: session?.selectionEnd, value, validity: session?.validity,
                reason: session?.outcome.reason, kind: session?.outcome.kind,
                symbols: Object.fromEntries([...parts("decimal"), ...parts("percent"),
                  ...field.currency ? parts("currency") : []]),
                digits: Array.from({ length: 10 }, (_, digit) => digits.format(digit)),
              };
            }""",
            field,
        )

    def shown(self, field):
        """The text with `|` for the caret or `[…]` for the selection, without bidi marks."""
        return marked(self.state(field))

    def intl(self, locale, number, **options):
        """Returns the text of a number that `Intl` writes."""
        return plain(self.run("""([locale, number, options]) => new Intl.NumberFormat(locale,
          { maximumFractionDigits: 20, ...options }).format(number)""", [locale, number, options]))

    def value(self, field):
        return self.run("(id) => document.getElementById(id).value", field)

    def message(self, field):
        """The text of the message part."""
        return self.run("(id) => document.getElementById(id).shadowRoot"
                        ".querySelector('[part~=message]').textContent", field)

    def pause(self):
        """Lets the pause pass after which messages follow, where the clock is stopped."""
        self.page.pass_time(1000)

    def events(self):
        """The events since the last call."""
        return self.run("window.events.splice(0)")

    def count(self, kind):
        """The number of events of a kind, such as `field:input`, since they were last read."""
        return self.run("(kind) => window.events.filter((event) => event === kind).length", kind)


def marked(state):
    units = state["shown"].encode("utf-16-le")
    start, end = state["start"] * 2, state["end"] * 2
    before, selected, after = (
        part.decode("utf-16-le") for part in (units[:start], units[start:end], units[end:])
    )
    return plain(f"{before}[{selected}]{after}" if selected else f"{before}|{after}")


def plain(text):
    return re.sub("[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]", "",
                  re.sub("[\u00a0\u202f]", " ", text))


def localized(text, state):
    """Returns a text like `¤12,345.6|` with the symbols that `Intl` has for a field."""
    names = {",": "group", ".": "decimal", "-": "minusSign", "¤": "currency", "%": "percentSign"}
    return plain("".join(
        state["digits"][int(character)] if character in "0123456789"
        else state["symbols"].get(names.get(character), character) for character in text))


def checker(fields, check):
    """Returns a check of what a field shows, of its value, or of both.

    What is expected has the symbols of American English and `¤`, and becomes those that `Intl` has
    for the field; behind `=`, it is the text itself. What it shows has to be what its session says.
    """

    def expect(name, field, expected, value=None):
        state = fields.state(field)
        shown = marked(state)
        if expected is not None:
            is_text = expected.startswith("=")
            expected = expected[1:] if is_text else localized(expected, state)
            check(name, shown == expected, f"expected {expected!r}, found {shown!r}")
        check(f"{name}: shows the session's text", state["shown"] == state["text"], state)
        if value is not None:
            check(f"{name}: value", state["value"] == value,
                  f"expected {value!r}, found {state['value']!r}")

    return expect
