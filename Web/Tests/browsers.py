"""The browsers of the tests, and what each of them can't do."""

import json
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import ExitStack, contextmanager

from browser_page import Page
from webdriver import HTTPSession, MarionetteSession, poll


def program(*names):
    """Returns the path of the first program that is installed."""
    path = next(filter(None, map(shutil.which, names)), None)
    return path or sys.exit(f"Found none of {', '.join(names)}; Scripts/Web/web-test.sh installs them.")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


@contextmanager
def running(*command, **options):
    """Runs a program, and ends it."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


class Chromium(Page):
    name = "chromium"
    lacks = {}

    @classmethod
    @contextmanager
    def start(cls, server):
        port = free_port()
        with running(program("chromedriver"), f"--port={port}"):
            session = HTTPSession(port, {"goog:chromeOptions": {
                "binary": program("chromium", "chromium-browser", "google-chrome"),
                "args": ["--headless=new", "--no-sandbox", "--window-size=1280,900"],
            }})
            session.command("POST", "/timeouts", {"script": 120_000})
            page = cls(session, server)
            page.devtools("Browser.grantPermissions",
                          permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
            yield page
            session.quit()

    def devtools(self, command, **parameters):
        return self.session.command("POST", "/goog/cdp/execute",
                                    {"cmd": command, "params": parameters})

    def force_colors(self, is_forced):
        """Shows pages in the colors of a system with high contrast."""
        self.devtools("Emulation.setEmulatedMedia", features=[
            {"name": "forced-colors", "value": "active" if is_forced else "none"}])

    def compose(self, text):
        self.devtools("Input.imeSetComposition", text=text, selectionStart=len(text),
                      selectionEnd=len(text))
        return text

    def accept(self, text):
        self.devtools("Input.insertText", text=text)


class Firefox(Page):
    name = "firefox"
    lacks = {
        "the accessibility tree": "WebDriver has only names and roles",
        "dragging": "WebDriver's mouse starts no drag of the system",
        "own types on the clipboard": "without a window, its clipboard has only text and HTML",
        "moving a field that composes": "the input method of the tests goes on with what was removed",
    }

    # An input method that tests can use, of the browser's window.
    COMPOSER = """
      const window = Services.wm.getMostRecentWindow("navigator:browser");
      const composer = window.composerOfTests ??= Cc["@mozilla.org/text-input-processor;1"]
        .createInstance(Ci.nsITextInputProcessor);
      composer.beginInputTransactionForTests(window);
      const [text] = arguments;"""

    @classmethod
    @contextmanager
    def start(cls, server):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            profile = pathlib.Path(profile)
            settings = {"marionette.port": 0, "dom.events.testing.asyncClipboard": True}
            (profile / "user.js").write_text("".join(
                f'user_pref("{name}", {str(value).lower()});\n'
                for name, value in settings.items()))
            with running(program("firefox-esr", "firefox"), "--headless", "--marionette",
                         "--no-remote", "--remote-allow-system-access", "--profile", str(profile)):
                port = profile / "MarionetteActivePort"
                poll(lambda: port.exists() and port.read_text(), "Firefox doesn't start")
                session = MarionetteSession(int(port.read_text()))
                page = cls(session, server)
                page.set_size(1280, 900)
                yield page
                session.quit()

    def force_colors(self, is_forced):
        """Shows pages in the colors of the user."""
        self.session.execute_in_browser(
            "Services.prefs.setIntPref('browser.display.document_color_use', arguments[0])", 2 if is_forced else 0)

    def compose(self, text):
        self.session.execute_in_browser(self.COMPOSER + """
          if (text === "") return composer.cancelComposition();
          composer.setPendingCompositionString(text);
          composer.appendClauseToPendingComposition(text.length, composer.ATTR_RAW_CLAUSE);
          composer.setCaretInPendingComposition(text.length);
          composer.flushPendingComposition();""", text)
        self.wait_until_composed(text or None)
        return text

    def accept(self, text):
        self.session.execute_in_browser(
            self.COMPOSER + "composer.commitCompositionWith(text);", text)
        self.wait_until_composed(None)

    def wait_until_composed(self, text):
        """Waits for the page, which is another process."""
        self.wait_for(f"recorded.composed === {json.dumps(text)}")


class WebKit(Page):
    name = "webkit"
    lacks = {
        "the accessibility tree": "WebDriver has only names and roles",
        "dragging": "WebDriver's mouse starts no drag of the system",
        "restoring forms": "the browser tells elements of no state that it has kept",
        "accepting by leaving": "GTK's own input method shows the code of a character",
        "a selection while another program copies": "GTK drops it at times",
        "replacing what is composed": "the browser inserts it in an edit after the composition",
        "dark buttons": "the browser's own have a light background for scripts, below white letters",
        "forced colors": "GTK's browser has none",
        "composing words": "GTK's own input method composes one character, by its code",
    }

    @classmethod
    @contextmanager
    def start(cls, server):
        browsers = pathlib.Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser")
        browser = next(iter(sorted(browsers)), None) or program("MiniBrowser")
        port = free_port()
        with ExitStack() as stack:
            read, write = os.pipe()
            stack.enter_context(running(program("Xvfb"), "-displayfd", str(write), "-screen", "0",
                                        "1600x1200x24", pass_fds=[write]))
            os.close(write)
            with open(read) as numbers:
                cls.environment = {**os.environ, "DISPLAY": f":{numbers.readline().strip()}",
                                   "GTK_IM_MODULE": "gtk-im-context-simple"}
            stack.enter_context(running(program("WebKitWebDriver"), f"--port={port}",
                                        env=cls.environment))
            session = HTTPSession(port, {"webkitgtk:browserOptions": {
                "binary": str(browser), "args": ["--automation"]}})
            session.command("POST", "/timeouts", {"script": 120_000})
            page = cls(session, server)
            page.set_size(1280, 900)
            yield page
            session.quit()

    def compose(self, text):
        """Types the code of a character, which GTK shows after a `u` until it's accepted."""
        if text == "":
            self.press("Escape")
            return ""
        code = f"{ord(text):x}"
        self.keys(["Control", "Shift", "u"], *code)
        self.wait_for(f"recorded.composed === 'u{code}'")
        return f"u{code}"

    def accept(self, text):
        self.press("Enter")
        self.wait_for("recorded.composed === null")

    def copy(self, text):
        subprocess.run([program("xclip"), "-selection", "clipboard"], input=text.encode(),
                       env=self.environment, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # The program goes on in the background, and may not own the clipboard yet.
        poll(lambda: self.clipboard() == text, f"the clipboard has {text[:20]!r}", 10)

    def clipboard(self):
        return subprocess.run([program("xclip"), "-selection", "clipboard", "-out"],
                              env=self.environment, check=True, capture_output=True).stdout.decode()


BROWSERS = [Chromium, Firefox, WebKit]
