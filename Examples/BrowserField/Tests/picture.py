"""Draws page.png, the picture of the demonstration.

    python Tests/picture.py
"""

from browser import PACKAGE, browser, server

WIDTH = 1200


def main():
    with server() as base_url, browser() as chromium:
        page = chromium.new_page(viewport={"width": WIDTH, "height": 800})
        page.goto(f"{base_url}/Web/index.html")
        page.wait_for_selector(".card:last-child .validity[data-validity]")

        def type_into(title, keys):
            page.click(f".card label:has(.title:text-is('{title}'))")
            for key in keys.split():
                page.keyboard.press(key)

        # One field of each state.
        type_into("Age", "1")
        type_into("Required", "-")
        type_into("Cash machine", "9 9 5 0 x")
        # The buttons are at the end, not over the cards.
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": WIDTH, "height": height})
        page.screenshot(path=str(PACKAGE / "page.png"))
        page.close()


if __name__ == "__main__":
    main()
