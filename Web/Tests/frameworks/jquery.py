"""The element with jQuery, which sends no elements that it doesn't know."""

from framework import Framework


def run(page, check):
    Framework("jQuery", page, check, "jquery-app.js", ["jquery.js"]).attempt(reading)


def reading(app):
    app.focus("price")
    app.press("End , 5 Tab")
    app.expect("events", "told", [["input", "5"], ["input", "5.5"], ["change", "5.5"]])
    app.run("$('#price').val('1234.5')")
    app.expect_shown("a value that is set", "price", "1.234,5")
    app.expect("FormData", "new URLSearchParams(new FormData(form)).toString()", "price=1234.5&count=6")
    app.expect("serialize()", "$('#form').serialize()", "count=6")
