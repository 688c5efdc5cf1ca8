"""Draws page.png, the picture of the demonstration.

    python Tests/picture.py
"""

import base64

from browsers import Chromium
from web_server import PACKAGE, serve

WIDTH = 1200


def main():
    with serve() as server, Chromium.start(server) as page:
        page.devtools("Emulation.setDeviceMetricsOverride", width=WIDTH, height=800,
                      deviceScaleFactor=1, mobile=False)
        page.goto("/Page/index.html")
        page.wait_for("document.querySelector('#entries .card:last-child [data-validity]')")

        def type_into(title, keys):
            page.evaluate("""(title) => [...document.querySelectorAll(".cards .card")]
              .find((card) => card.querySelector(".title").textContent === title)
              .querySelector("number-field").focus()""", title)
            page.press(keys)

        # One field of each state.
        type_into("Age", "1")
        type_into("Required", "-")
        type_into("Cash machine", "9 9 5 0 x")
        type_into("Sum", "1 2 . 5 0 + 6")
        page.wait_for("""[...document.querySelectorAll("#entries number-field")].some((field) =>
          field.shadowRoot.querySelector("[part~=preview]")?.textContent)""")
        picture = page.devtools("Page.captureScreenshot", captureBeyondViewport=True, clip={
            "x": 0, "y": 0, "width": WIDTH, "scale": 1,
            "height": page.evaluate("document.documentElement.scrollHeight"),
        })
        (PACKAGE / "Page/page.png").write_bytes(base64.b64decode(picture["data"]))


if __name__ == "__main__":
    main()
