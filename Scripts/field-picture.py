#!/usr/bin/env python3
"""Draws the README's picture of the field as SVG, by running the real command in tmux.

    Scripts/field-picture.py COMMAND > Documentation/field.svg

For each scene it starts the command in a window, presses keys, waits until the screen shows the
expected text, and captures the screen with its colors and its cursor.
"""

import html
import os
import re
import subprocess
import sys
import tempfile
import time

COLUMNS = 70

# The command line, the keys pressed in the field, and the text to wait for.
SCENES = [
    ("numfmt-live --locale en", ["1234567.89"], "1,234,567.89"),
    ("numfmt-live --locale fr", ["1234567,89", "Left", "Left", "Left", "5"], "12 345 675,89"),
    (
        "numfmt-live --locale de --style currency --currency EUR --max 5000",
        ["-1234,5", "Home", "Delete", "End", "0", "C-a", "9"],
        "91.234,50 €",
    ),
]

# A dark frame, and those of the sixteen terminal colors that the command uses.
BACKGROUND, FOREGROUND = "#1d2129", "#dfe3ea"
COLORS = {
    30: "#4b5263", 31: "#f2777a", 32: "#8fd18a", 33: "#e6c07b",
    34: "#7aa6f0", 35: "#c99bea", 36: "#7fd1d1", 37: FOREGROUND, 90: "#7d8799",
}
CELL, LINE, MARGIN, SIZE = 8.4, 22, 18, 14


class Terminal:
    """A tmux window on its own server."""

    def __init__(self, command):
        self.socket = os.path.join(tempfile.mkdtemp(), "tmux")
        # The server uses the PATH of its first client.
        folder = os.path.dirname(os.path.abspath(command))
        self.environment = os.environ | {"PATH": folder + ":" + os.environ["PATH"]}
        self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS + 8), "-y", "6",
            "-e", "LC_ALL=C.UTF-8",
            "PS1='$ ' HISTFILE= exec bash --norc --noprofile -i")

    def tmux(self, *arguments):
        return subprocess.run(
            ["tmux", "-u", "-S", self.socket, *arguments], check=True, capture_output=True,
            encoding="utf-8", env=self.environment).stdout

    def type(self, text):
        self.tmux("send-keys", "-l", "--", text)

    def press(self, key):
        self.tmux("send-keys", key)

    def wait(self, text):
        plain = text.replace("\u202f", " ").replace("\u00a0", " ")
        for _ in range(500):
            screen = self.tmux("capture-pane", "-p").replace("\u202f", " ").replace("\u00a0", " ")
            if plain in screen:
                return
            time.sleep(0.02)
        sys.exit(f"the screen doesn't show {text!r}:\n{screen}")

    def screen(self):
        lines = self.tmux("capture-pane", "-p", "-e").rstrip("\n").split("\n")
        x, y = self.tmux("display-message", "-p", "#{cursor_x} #{cursor_y}").split()
        return lines, (int(x), int(y))

    def close(self):
        self.tmux("kill-server")


def scene(command, line, keys, expected):
    terminal = Terminal(command)
    try:
        terminal.wait("$")
        terminal.type(line)
        terminal.press("Enter")
        terminal.wait("empty")
        for key in keys:
            if re.fullmatch(r"C-.|[A-Z][a-z]+", key):
                terminal.press(key)
            else:
                terminal.type(key)
        terminal.wait(expected)
        return terminal.screen()
    finally:
        terminal.close()


def runs(line):
    """Yields the parts of a captured line with their columns and attributes."""
    column, color, bold, dim, reverse, underline = 0, None, False, False, False, False
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b"):
            for code in [int(number or 0) for number in piece[2:-1].split(";")]:
                if code == 0:
                    color, bold, dim, reverse, underline = None, False, False, False, False
                elif code in COLORS:
                    color = COLORS[code]
                elif code == 39:
                    color = None
                bold = bold or code == 1
                dim = dim or code == 2
                underline = underline or code == 4
                reverse = (reverse or code == 7) and code != 27
        elif piece:
            yield column, piece, color, bold, dim, reverse, underline
            column += len(piece)


def text(x, y, piece, color, bold=False, dim=False, underline=False):
    style = f' fill="{color}"' + (' font-weight="bold"' if bold else "")
    style += ' opacity="0.6"' if dim else ""
    style += ' text-decoration="underline"' if underline else ""
    # Each character has its own position, so that columns align in any font.
    positions = " ".join(f"{x + index * CELL:.1f}" for index in range(len(piece)))
    shown = html.escape(piece).replace(" ", "\u00a0")
    return f'<text x="{positions}" y="{y:.1f}"{style}>{shown}</text>'


def svg(screens):
    height = 2 * MARGIN + sum(len(lines) * LINE for lines, _ in screens) + LINE * (len(screens) - 1)
    width = 2 * MARGIN + COLUMNS * CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
        f' width="{width:.0f}" height="{height:.0f}" role="img"'
        ' aria-label="The field in English, French and German">',
        f'<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>',
        f'<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\','
        f' monospace" font-size="{SIZE}" xml:space="preserve">',
    ]
    top = MARGIN
    for lines, (cursor_x, cursor_y) in screens:
        for row, line in enumerate(lines):
            y = top + row * LINE
            for column, piece, color, bold, dim, reverse, underline in runs(line):
                x = MARGIN + column * CELL
                color = color or FOREGROUND
                if reverse:
                    parts.append(
                        f'<rect x="{x:.1f}" y="{y:.1f}" width="{len(piece) * CELL:.1f}"'
                        f' height="{LINE - 3}" fill="{color}"/>')
                    color = BACKGROUND
                if piece.strip():
                    parts.append(text(x, y + SIZE, piece.rstrip(), color, bold, dim, underline))
            if row == cursor_y:
                x = MARGIN + cursor_x * CELL
                parts.append(
                    f'<rect x="{x:.1f}" y="{y:.1f}" width="2" height="{LINE - 4}" fill="#7aa6f0"/>')
        top += (len(lines) + 1) * LINE
    return "\n".join(parts + ["</g>", "</svg>", ""])


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.stdout.write(svg([scene(sys.argv[1], *each) for each in SCENES]))


main()
