"""A page in a browser: scripts, keys, and the mouse."""

import json

from webdriver import WebDriverError, poll

KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008",
    "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
    "NumpadDecimal": "\ue028", "Space": " ",
}

# Evaluates an expression, statements, or a function, in the page's own global scope.
EVALUATE = """
  const [source, argument, done] = arguments;
  window.eval(`async (source, argument) => {
    try {
      // As a task of the page: WebKit runs microtasks in the middle of a script of WebDriver's.
      await null;
      let result;
      try {
        result = (0, eval)("(" + source + "\\\\n)");
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        result = (0, eval)(source);
      }
      if (typeof result === "function") result = result(JSON.parse(argument));
      return JSON.stringify({ result: await result });
    } catch (error) {
      return JSON.stringify({ error: String(error) + "\\\\n" + error?.stack });
    }
  }`)(source, argument).then(done);"""

CLOCK = """() => {
  let now = 0, count = 0;
  const timers = new Map();
  window.setTimeout = (action, delay = 0) => {
    timers.set(++count, { action, time: now + delay });
    return count;
  };
  window.clearTimeout = (timer) => timers.delete(timer);
  window.pass = (time) => {
    now += time;
    for (const [timer, { action, time }] of [...timers]) {
      if (time <= now && timers.delete(timer)) action();
    }
  };
}"""


class Page:
    """A page. Selectors are those of CSS."""

    def __init__(self, session, server):
        self.session = session
        self.server = server
        self.stops_clock = False

    def goto(self, path):
        self.session.navigate(self.server.base_url + path)
        if self.stops_clock:
            self.evaluate(CLOCK)

    def evaluate(self, script, argument=None):
        """Returns the value of an expression, or of a function of an argument, through JSON."""
        answer = json.loads(self.session.execute(EVALUATE, script, json.dumps(argument)))
        if "error" in answer:
            raise WebDriverError(f"{answer['error']}\nin {script[:200]}")
        return answer.get("result")

    def wait_for(self, expression):
        """Waits until an expression is true. The next page may still load."""
        def holds():
            try:
                return self.evaluate(f"Boolean({expression})")
            except WebDriverError:
                return False
        poll(holds, expression, 10)

    def pass_time(self, milliseconds):
        """Lets time pass where the clock is stopped."""
        self.evaluate("(time) => pass(time)", milliseconds)

    def take_errors(self):
        """The errors of the page that nobody has handled, which are then forgotten."""
        return self.evaluate("""(window.recorded?.errors.splice(0) ?? [])
          .filter((event) => !event.defaultPrevented)
          .map(({ message, reason }) => String(message ?? reason))""")

    def set_size(self, width, height):
        self.goto("/Tests/blank.html")
        self.session.resize(width, height)
        inner = self.evaluate("[innerWidth, innerHeight]")
        self.session.resize(2 * width - inner[0], 2 * height - inner[1])

    # Keys

    def press(self, keys):
        """Presses keys, separated by spaces: characters, or names such as `Shift+ArrowLeft`."""
        self.keys(*(key.split("+") if len(key) > 1 else [key] for key in keys.split()))

    def type(self, text):
        self.keys(*text)

    def keys(self, *chords):
        """Presses keys together, one chord after the other."""
        actions = []
        for chord in chords:
            values = [KEYS.get(key, key) for key in chord]
            actions += [{"type": "keyDown", "value": value} for value in values]
            actions += [{"type": "keyUp", "value": value} for value in reversed(values)]
        if actions:
            self.session.perform([{"type": "key", "id": "keys", "actions": actions}])

    # The mouse

    def box(self, selector):
        return self.evaluate("""async (selector) => {
          const element = document.querySelector(selector);
          // Some browsers scroll later; the mouse is where the page was drawn.
          let last;
          for (let count = 0; count < 100; count++) {
            const { x, y, width, height } = element.getBoundingClientRect();
            const isVisible = y + height > 0 && y < innerHeight;
            if (y === last && isVisible) return { x, y, width, height };
            if (y === last || count === 0) element.scrollIntoView({ block: "center" });
            last = y;
            await new Promise(requestAnimationFrame);
          }
          throw new Error(`${selector} doesn't come into view.`);
        }""", selector)

    def click(self, selector, x=None, y=None, count=1):
        """Clicks an element in its middle, or at an offset."""
        box = self.box(selector)
        self.mouse(
            ("pointerMove", box["x"] + (box["width"] / 2 if x is None else x),
             box["y"] + (box["height"] / 2 if y is None else y)),
            *[("pointerDown",), ("pointerUp",)] * count)

    def mouse(self, *steps):
        actions = []
        for kind, *position in steps:
            action = {"type": kind, "button": 0}
            if position:
                action = {"type": kind, "x": int(position[0]), "y": int(position[1]), "duration": 0}
            actions.append(action)
        self.session.perform([{"type": "pointer", "id": "mouse", "actions": actions,
                               "parameters": {"pointerType": "mouse"}}])

    def label(self, expression):
        """Returns the name that assistive technology has for an element."""
        element = self.session.execute(
            "const [source, done] = arguments; done(window.eval(source));", expression)
        return self.session.label(next(iter(element.values()))).strip()

    def focus(self, selector):
        self.evaluate("(selector) => document.querySelector(selector).focus()", selector)

    # The clipboard

    def copy(self, text):
        self.evaluate("(text) => navigator.clipboard.writeText(text)", text)

    def clipboard(self):
        return self.evaluate("navigator.clipboard.readText()")
