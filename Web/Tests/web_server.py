"""A web server for the tests, which can be slow, broken, or old."""

import functools
import http.server
import pathlib
import threading
import time
from contextlib import contextmanager

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
# Each page records what a test asks about later.
RECORDER = b'<script src="/Tests/recorder.js"></script>\n<title>'


class Server:
    """The address of a server, and how it answers requests for some files."""

    def __init__(self):
        self.base_url = ""
        self.reset()

    def reset(self):
        """Answers all requests as usual, and forgets those before."""
        self.requests = []
        self.answers = {}
        self.held = {}

    def answer(self, name, status=200, content_type=None, body=None):
        """Answers requests for a file in another way."""
        self.answers[name] = (status, content_type, body)

    def hold(self, name):
        """Lets requests for a file wait until it is released."""
        self.held[name] = threading.Event()

    def release(self, name):
        self.held[name].set()

    def wait_for_request(self, name):
        deadline = time.monotonic() + 10
        while name not in self.requests:
            if time.monotonic() > deadline:
                raise TimeoutError(f"No request for {name}: {self.requests}")
            time.sleep(0.005)


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, server, *arguments, **options):
        self.answers = server
        super().__init__(*arguments, **options)

    def do_POST(self):
        """Answers with the fields of a form that was sent, so that a page shows them."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send(200, "text/html", body)

    def do_GET(self):
        path = self.path.split("?")[0]
        name = path.rsplit("/", 1)[-1]
        self.answers.requests.append(name)
        if name in self.answers.held:
            self.answers.held[name].wait(60)
        status, content_type, body = self.answers.answers.get(name, (200, None, None))
        file = PACKAGE / path.lstrip("/")
        if status == 200 and body is None:
            status = 200 if file.is_file() else 404
            body = file.read_bytes() if file.is_file() else b""
        content_type = content_type or TYPES.get(file.suffix, "text/plain")
        body = body or b""
        if content_type.startswith("text/html"):
            body = body.replace(b"<title>", RECORDER, 1)
        self.send(status, content_type, body)

    def send(self, status, content_type, body):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        # A browser asks for each file again, so that a test can hold it.
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


TYPES = {
    ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript",
    ".wasm": "application/wasm",
}


@contextmanager
def serve():
    """Serves the package on a free port."""
    server = Server()
    handler = functools.partial(Handler, server)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as httpd:
        httpd.daemon_threads = True
        thread = threading.Thread(target=httpd.serve_forever)
        thread.start()
        server.base_url = f"http://127.0.0.1:{httpd.server_port}"
        try:
            yield server
        finally:
            httpd.shutdown()
            thread.join()
