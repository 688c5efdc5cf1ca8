"""What assistive technology hears of a field on the bus AT-SPI: its name, its state, and what is wrong with it."""

import re

# The bits of AT-SPI's states. GTK 4.8 sets the first one instead of INVALID_ENTRY.
INVALID, INVALID_ENTRY = 0, 36


class Bus:
    """The bus of assistive technology, which the first question starts."""

    def __init__(self, screen):
        self.screen = screen
        self.address = screen.env["DBUS_SESSION_BUS_ADDRESS"]
        answer = self.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        self.address = re.search(r"'(.*)'", answer).group(1)

    def call(self, owner, path, method, *arguments):
        """Returns the answer of an object, as GLib writes it."""
        return self.screen.run("gdbus", "call", "--address", self.address, "--dest", owner,
                               "--object-path", path, "--method", method, *arguments)

    def text(self, node, name):
        answer = self.call(*node, "org.freedesktop.DBus.Properties.Get",
                           "org.a11y.atspi.Accessible", name)
        return re.search(r"<(['\"])(.*)\1>", answer).group(2)

    def states(self, node):
        answer = self.call(*node, "org.a11y.atspi.Accessible.GetState")
        low, high = map(int, re.search(r"uint32 (\d+), (\d+)", answer).groups())
        return low | high << 32

    def children(self, node):
        answer = self.call(*node, "org.a11y.atspi.Accessible.GetChildren")
        return re.findall(r"\('([^']*)', (?:objectpath )?'([^']*)'\)", answer)

    def text_boxes(self, node=("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")):
        """Returns the text boxes in a node by their names."""
        if "text box" in self.call(*node, "org.a11y.atspi.Accessible.GetRoleName"):
            return {self.text(node, "Name"): node}
        return {name: box for child in self.children(node)
                for name, box in self.text_boxes(child).items()}


def run(screen, window, check):
    bus = Bus(screen)
    window.ask("focus age")
    boxes = bus.text_boxes()
    check("names", {"English", "Age, 18 to 30", "German, euros"} <= set(boxes), list(boxes))

    def heard(name):
        states = bus.states(boxes[name])
        is_invalid = bool((states >> INVALID | states >> INVALID_ENTRY) & 1)
        return is_invalid, bus.text(boxes[name], "Description")

    rows = [
        ("age", "Age, 18 to 30", "20", (False, "")),
        ("age", "Age, 18 to 30", "35", (True, "Enter a number from 18 to 30.")),
        ("age", "Age, 18 to 30", "25", (False, "")),
        ("en", "English", "12x", (True, "Is it 12?")),
        ("en", "English", "1.5.2", (True, "A separator is in the wrong place.")),
    ]
    for field, name, text, expected in rows:
        window.ask(f"set {field}")
        window.ask(f"focus {field}")
        window.type(text)
        window.key("Return")
        window.state(field)
        check(f"{name} {text!r}", heard(name) == expected, f"{heard(name)}, not {expected}")
