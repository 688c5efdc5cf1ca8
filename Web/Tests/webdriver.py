"""Sessions of WebDriver: commands over HTTP, and in the messages of Firefox's Marionette."""

import json
import socket
import time
import urllib.error
import urllib.request

TIMEOUT = 120


class WebDriverError(Exception):
    pass


def poll(condition, what, seconds=30):
    """Waits until a condition has a true value, and returns it."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise WebDriverError(f"Timed out: {what}")
        time.sleep(0.02)


class HTTPSession:
    """A session of a driver that is a server, such as chromedriver and WebKitWebDriver."""

    def __init__(self, port, capabilities):
        self.address = f"http://127.0.0.1:{port}"
        poll(self.is_ready, "the driver doesn't answer")
        self.path = ""
        answer = self.command("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.capabilities = answer["capabilities"]
        self.path = f"/session/{answer['sessionId']}"

    def is_ready(self):
        try:
            with urllib.request.urlopen(f"{self.address}/status", timeout=5) as answer:
                return json.load(answer)["value"]["ready"]
        except OSError:
            return False

    def command(self, method, path, body=None):
        request = urllib.request.Request(
            self.address + self.path + path, method=method,
            data=json.dumps(body or {}).encode() if method == "POST" else None)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            problem = json.load(error)["value"]
            raise WebDriverError(f"{path}: {problem['error']}: {problem['message']}") from None

    def navigate(self, url):
        self.command("POST", "/url", {"url": url})

    def execute(self, script, *arguments):
        return self.command("POST", "/execute/async", {"script": script, "args": arguments})

    def perform(self, actions):
        self.command("POST", "/actions", {"actions": actions})

    def resize(self, width, height):
        self.command("POST", "/window/rect", {"width": width, "height": height})

    def screenshot(self):
        return self.command("GET", "/screenshot")

    def label(self, element):
        return self.command("GET", f"/element/{element}/computedlabel")

    def quit(self):
        self.command("DELETE", "")


class MarionetteSession:
    """A session of Firefox: messages of JSON after their lengths, to which geckodriver translates."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)
        self.stream = self.socket.makefile("rwb")
        self.count = 0
        self.receive()
        self.capabilities = self.command("WebDriver:NewSession", {})["capabilities"]

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            byte = self.stream.read(1)
            if not byte:
                raise WebDriverError("Firefox has ended.")
            length += byte
        return json.loads(self.stream.read(int(length[:-1])))

    def command(self, name, parameters):
        self.count += 1
        message = json.dumps([0, self.count, name, parameters]).encode()
        self.stream.write(b"%d:%s" % (len(message), message))
        self.stream.flush()
        _, _, error, result = self.receive()
        if error:
            raise WebDriverError(f"{name}: {error['error']}: {error['message']}")
        return result

    def navigate(self, url):
        self.command("WebDriver:Navigate", {"url": url})

    def execute(self, script, *arguments):
        return self.command("WebDriver:ExecuteAsyncScript", {
            "script": script, "args": arguments, "sandbox": None, "scriptTimeout": TIMEOUT * 1000,
        })["value"]

    def execute_in_browser(self, script, *arguments):
        """Runs a script with the rights of the browser's own windows."""
        self.command("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.command("WebDriver:ExecuteScript",
                                {"script": script, "args": arguments})["value"]
        finally:
            self.command("Marionette:SetContext", {"value": "content"})

    def perform(self, actions):
        self.command("WebDriver:PerformActions", {"actions": actions})

    def resize(self, width, height):
        self.command("WebDriver:SetWindowRect", {"width": width, "height": height})

    def screenshot(self):
        return self.command("WebDriver:TakeScreenshot", {"full": False})["value"]

    def label(self, element):
        return self.command("WebDriver:GetComputedLabel", {"id": element})["value"]

    def quit(self):
        self.command("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.socket.close()
