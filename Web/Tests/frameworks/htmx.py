"""The element in forms of htmx 2 and 4."""

from framework import ENGINE, Framework


def run(page, check):
    for version in [2, 4]:
        htmx = Framework(f"htmx {version}", page, check, "htmx-app.js", [f"htmx-{version}.js"])
        htmx.attempt(sending)
        htmx.attempt(typing_early, is_early=True)


def sending(app):
    def expect_sent(title, sent):
        app.expect(f"{title}: what is sent", "answer.textContent", sent)

    app.focus("price")
    app.press("End 1 , 5")
    app.page.click("#send")
    expect_sent("a form", "price=51.5")

    app.focus("price")
    app.press("Control+a Delete")
    app.run("answer.textContent = 'nothing'")
    app.page.click("#send")
    app.expect("an invalid form: the field", "price.matches(':state(invalid)')", True)
    expect_sent("an invalid form", "nothing")

    app.focus("live")
    app.press("1 2 , 5")
    expect_sent("a pause", "live=12.5")

    app.focus("price")
    app.press("7")
    app.page.click("#include")
    expect_sent("a button that includes a field", "price=7")

    app.page.wait_for("document.querySelector('#fragment')?.session")
    app.focus("fragment")
    app.press("End 6")
    app.page.click("#send-fragment")
    expect_sent("a form that was swapped in", "fragment=1234.56")


def typing_early(app):
    app.page.server.wait_for_request(ENGINE)
    app.focus("live")
    app.press("1 2 , 5")
    app.page.server.release(ENGINE)
    app.expect("what is sent", "answer.textContent", "live=12.5")
