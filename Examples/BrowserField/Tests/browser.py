"""A web server and a browser for the tests."""

import functools
import http.server
import pathlib
import shutil
import sys
import threading
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

PACKAGE = pathlib.Path(__file__).resolve().parent.parent


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *arguments):
        pass


@contextmanager
def server():
    """Serves the package on a free port, and gives the address."""
    handler = functools.partial(Handler, directory=str(PACKAGE))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as httpd:
        thread = threading.Thread(target=httpd.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{httpd.server_port}"
        finally:
            httpd.shutdown()
            thread.join()


@contextmanager
def browser():
    """Starts the Chromium that is installed."""
    names = ["chromium", "chromium-browser", "google-chrome"]
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        sys.exit(f"Found none of {', '.join(names)} on the PATH; install Chromium.")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield chromium
        finally:
            chromium.close()
