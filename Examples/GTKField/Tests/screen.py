"""An X server of its own, the window on it, and the keys and the mouse of a user."""

import os
import subprocess
import tempfile
import time

DEADLINE = 10
STATE = ["text", "anchor", "head", "value", "outcome", "validity", "style", "tooltip", "agrees",
         "store_anchor", "store_head"]


class Screen:
    """Xvfb, and GTK's programs on it, without a window manager."""

    def __init__(self):
        self.children = []
        read, write = os.pipe()
        # Xvfb takes a number that is free, and tells it when it is ready.
        self.start(["Xvfb", "-displayfd", str(write), "-screen", "0", "1000x1000x24", "-nolisten",
                    "tcp"], env=None, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as file:
            number = file.readline().strip()
        self.env = dict(os.environ, DISPLAY=f":{number}", GDK_BACKEND="x11", GSK_RENDERER="cairo",
                        GTK_IM_MODULE="gtk-im-context-simple", LC_ALL="C.UTF-8")
        # The bus on which the window tells assistive technology of its fields.
        self.runtime = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.env["XDG_RUNTIME_DIR"] = self.runtime.name
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address=1"],
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.env["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for child in reversed(self.children):
            child.terminate()
            child.wait()
        self.runtime.cleanup()

    def start(self, command, env="own", **options):
        child = subprocess.Popen(command, env=self.env if env == "own" else env, **options)
        self.children.append(child)
        return child

    def run(self, *command, **options):
        return subprocess.run(command, env=self.env, check=True, text=True,
                              stdout=subprocess.PIPE, **options).stdout

    def do(self, *arguments):
        """Sends keys or mouse events; when it returns, the server has them."""
        self.run("xdotool", *map(str, arguments))

    def picture(self, path):
        self.run("import", "-window", "root", str(path))


class Window:
    """The window of GTKField, which is commanded by lines, and has the focus."""

    def __init__(self, screen, program):
        self.screen = screen
        self.program = screen.start([program, "commands"], stdin=subprocess.PIPE,
                                    stdout=subprocess.PIPE, text=True)
        self.ask("state plain")
        self.id = screen.run("xdotool", "search", "--sync", "--onlyvisible", "--name",
                             "^GTKField$").split()[0]
        self.take_focus()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # The end of the commands ends the program.
        self.program.stdin.close()
        self.program.wait()

    def take_focus(self):
        self.screen.do("windowfocus", "--sync", self.id)

    def ask(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        answer = self.program.stdout.readline()
        if not answer:
            raise RuntimeError(f"GTKField has ended at the command {line!r}")
        return answer.rstrip("\n").split("\t")

    def state(self, field):
        return dict(zip(STATE, self.ask(f"state {field}")))

    def until(self, field, holds):
        """Returns the state of a field, as soon as it is as wanted, or at the deadline."""
        end = time.monotonic() + DEADLINE
        while True:
            state = self.state(field)
            if holds(state) or time.monotonic() > end:
                return state

    def key(self, keys):
        """Presses keys, separated by spaces, such as `shift+Left`."""
        self.screen.do("key", "--delay", "0", *keys.split())

    def type(self, text):
        self.screen.do("type", "--delay", "0", "--", text)

    def copy(self, text):
        """Copies a text from GTK's own entry, with keys."""
        self.ask(f"set plain {text}")
        self.ask("focus plain")
        self.key("ctrl+a ctrl+c")
        self.ask("state plain")

    def move(self, x, y):
        """Moves the mouse within the window, and waits until the window knows."""
        self.screen.do("mousemove", "--window", self.id, x, y)
        self.ask("frame")

    def point(self, field, position):
        """Moves the mouse to a character of a field."""
        self.move(*self.ask(f"place {field} {position}"))

    def click(self, field, position):
        self.point(field, position)
        self.press()
        self.release()

    def press(self, button=1):
        self.screen.do("mousedown", button)
        self.ask("frame")

    def release(self, button=1):
        self.screen.do("mouseup", button)
        self.ask("frame")


def marked(state):
    """Returns the text with `|` at the caret, or with `[` and `]` around the selection and `|` at its moving end."""
    text, anchor, head = state["text"], int(state["anchor"]), int(state["head"])
    if anchor == head:
        return f"{text[:head]}|{text[head:]}"
    if head < anchor:
        return f"{text[:head]}[|{text[head:anchor]}]{text[anchor:]}"
    return f"{text[:anchor]}[{text[anchor:head]}|]{text[head:]}"
