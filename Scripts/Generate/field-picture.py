#!/usr/bin/env python3
"""Records the README's picture of the field as an animated GIF, by running the real command in tmux.

    Scripts/Generate/field-picture.py COMMAND OUTPUT

For each scene it starts the command in a window and presses keys. After each key it waits until the
screen has changed, and captures the screen with its colors and its cursor. The times of the recording
are those below, so that it's the same on every machine. Needs tmux, Pillow, and DejaVu Sans Mono.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

from PIL import Image, ImageDraw, ImageFont

COLUMNS, ROWS = 80, 4

# Milliseconds after a key, after a scene's last key, and to read a message.
KEY, END, READ = 180, 1800, 2600

# The command line; then what happens, in words, the keys or the paste, the text to wait for, and the
# time to look at it.
SCENES = [
    (
        "numfmt-live --locale fr",
        [
            ("", [], "1 234,56  Enter accepts", END),
            ("type 1234567,89", list("1234567,89"), "1 234 567,89  valid", END),
            ("Enter", ["Enter"], "1234567.89", END),
        ],
    ),
    (
        "numfmt-live --locale de --style currency --currency EUR",
        [
            ("", [], "1.234,56 €  Enter accepts", KEY),
            ("paste 1,234.56", ["paste 1,234.56"], "1.234,56 €  valid", END),
            ("Home, type 9", ["Home", "9"], "91.234,56 €  valid", END),
            ("undo", ["C-_"], "1.234,56 €  valid", END),
            ("Ctrl-U, type 49.95", ["End", "C-u", *"49.95"], "49.95 €  valid", READ),
            ("Enter", ["Enter"], "49.95", END),
        ],
    ),
    (
        "numfmt-live --locale hi",
        [
            ("", [], "1,234.56  Enter accepts", KEY),
            ("type 123456789", list("123456789"), "12,34,56,789  valid", END),
            ("Enter", ["Enter"], "123456789", END),
        ],
    ),
]

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
# Twice the size at which it's shown, for sharp text.
CELL, LINE, MARGIN, SIZE = 16, 44, 36, 26

# A dark frame, which stands out from a light page and a dark one, and the command's colors.
BACKGROUND, FRAME, FOREGROUND, CURSOR = "#1d2129", "#4b5263", "#dfe3ea", "#7aa6f0"
COLORS = {31: "#f2777a", 32: "#8fd18a", 33: "#e6c07b"}
FAINT, WORDS = "#8b93a1", "#7aa6f0"


class Terminal:
    """A tmux window on its own server."""

    def __init__(self, command):
        self.socket = os.path.join(tempfile.mkdtemp(), "tmux")
        # The server uses the PATH of its first client.
        folder = os.path.dirname(os.path.abspath(command))
        self.environment = os.environ | {"PATH": folder + ":" + os.environ["PATH"]}
        self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS),
            "-e", "LC_ALL=C.UTF-8", "PS1='$ ' HISTFILE= exec bash --norc --noprofile -i")

    def tmux(self, *arguments):
        return subprocess.run(
            ["tmux", "-u", "-S", self.socket, *arguments], check=True, capture_output=True,
            encoding="utf-8", env=self.environment).stdout

    def press(self, key):
        """Presses one key, or pastes the text after `paste `."""
        if key.startswith("paste "):
            self.tmux("set-buffer", "--", key.removeprefix("paste "))
            self.tmux("paste-buffer", "-p")
        elif len(key) == 1:
            self.tmux("send-keys", "-l", "--", key)
        else:
            self.tmux("send-keys", key)

    def screen(self):
        """Returns the captured lines and the position of the cursor."""
        text = self.tmux("capture-pane", "-p", "-e", ";", "display", "-p", "#{cursor_x} #{cursor_y}")
        *lines, cursor = text.rstrip("\n").split("\n")
        column, row = cursor.split()
        return tuple(lines), (int(column), int(row))

    def wait(self, is_expected, expectation):
        """Waits until the screen is as expected and stays so for two captures."""
        before = None
        for _ in range(500):
            screen = self.screen()
            if screen == before and is_expected(screen):
                return screen
            before = screen
            time.sleep(0.02)
        sys.exit(f"the screen doesn't show {expectation}:\n" + "\n".join(screen[0]))

    def close(self):
        self.tmux("kill-server")


def plain(screen):
    text = re.sub(r"\x1b\[[0-9;]*m", "", "\n".join(screen[0]))
    return text.replace("\u202f", " ").replace("\u00a0", " ")


def record(command, line, steps):
    """Yields the screens of a scene, with what happens in words and the time to show them."""
    terminal = Terminal(command)
    try:
        terminal.wait(lambda screen: plain(screen).startswith("$"), "a prompt")
        terminal.tmux("send-keys", "-l", "--", line)
        yield terminal.wait(lambda screen: line in plain(screen), line), "", 4 * KEY
        terminal.press("Enter")
        for words, keys, expected, rest in steps:
            for key in keys:
                before = terminal.screen()
                terminal.press(key)
                yield terminal.wait(lambda screen: screen != before, f"a change by {key}"), words, KEY
            yield terminal.wait(lambda screen: expected in plain(screen), repr(expected)), words, rest
    finally:
        terminal.close()


def runs(line):
    """Yields the parts of a captured line with their columns, color, and background."""
    column, color, faint, reverse = 0, FOREGROUND, False, False
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if not piece.startswith("\x1b"):
            shown = FAINT if faint else color
            yield column, piece, *((BACKGROUND, shown) if reverse else (shown, BACKGROUND))
            column += len(piece)
            continue
        for code in [int(number or 0) for number in piece[2:-1].split(";")]:
            if code == 0:
                color, faint, reverse = FOREGROUND, False, False
            color = COLORS.get(code, FOREGROUND if code == 39 else color)
            faint = faint or code == 2
            reverse = reverse or code == 7


def draw(screen, words, font):
    lines, (cursor_column, cursor_row) = screen
    size = (2 * MARGIN + COLUMNS * CELL, 2 * MARGIN + ROWS * LINE)
    image = Image.new("RGB", size, BACKGROUND)
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, 0, size[0] - 1, size[1] - 1), outline=FRAME, width=2)

    def write(column, row, text, color, background=BACKGROUND):
        # Each character has its own position, so that the columns align.
        for index, character in enumerate(text):
            x, y = MARGIN + (column + index) * CELL, MARGIN + row * LINE
            if background != BACKGROUND:
                pen.rectangle((x, y, x + CELL - 1, y + LINE - 7), fill=background)
            if character.strip():
                pen.text((x, y), character, fill=color, font=font)

    for row, line in enumerate(lines):
        for column, text, color, background in runs(line):
            write(column, row, text, color, background)
    x, y = MARGIN + cursor_column * CELL, MARGIN + cursor_row * LINE
    pen.rectangle((x - 1, y - 2, x + 2, y + LINE - 10), fill=CURSOR)
    write(COLUMNS - len(words), ROWS - 1, words, WORDS)
    return image


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    command, output = sys.argv[1:]
    frames = []
    for line, steps in SCENES:
        for screen, words, rest in record(command, line, steps):
            if frames and frames[-1][:2] == (screen, words):
                frames[-1] = (screen, words, rest)
            else:
                frames.append((screen, words, rest))
    font = ImageFont.truetype(FONT, SIZE)
    images = [draw(screen, words, font) for screen, words, _ in frames]
    # One palette for all frames, so that only what changes is stored.
    sheet = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    for index, image in enumerate(images):
        sheet.paste(image, (0, index * image.height))
    palette = sheet.quantize(48)
    images = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    images[0].save(
        output, save_all=True, append_images=images[1:], loop=0, optimize=True,
        duration=[rest for *_, rest in frames])


main()
