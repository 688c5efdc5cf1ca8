"""The English decimal pad of a phone, whose only separator is a point, on a German page."""

from field_page import FieldPage, checker

# Attributes, keys, the value, and what the field shows then, with American symbols.
ROWS = [
    ("", "1.5", "1.5", "1.5|"), ("", "0.5", "0.5", "0.5|"), ("", ".5", "0.5", "0.5|"), ("", "12.50", "12.5", "12.5|"),
    ("", "1234.5", "1234.5", "1,234.5|"), ("", "1234567.89", "1234567.89", "1,234,567.89|"), ("", "7.", "7", "7|"),
    ('currency="EUR"', "1.5", "1.5", "1.50| ¤"), ('currency="EUR"', "12.50", "12.5", "12.50| ¤"),
    ('currency="EUR"', "1234.56", "1234.56", "1,234.56| ¤"), ('unit="kilometer"', "1.5", "1.5", "1.5| km"),
    ('currency="EUR" maximum-fraction-digits="2" max="100"', "1.5", "1.5", "1.50| ¤"),
]


def run(page, check):
    fields = FieldPage(page, '<div lang="de">' + "".join(
        f'<form id="form{index}"><number-field id="f{index}" name="f" locale="de" min="0" {attributes}>'
        "</number-field></form>" for index, (attributes, *_) in enumerate(ROWS)) + "</div>")
    expect = checker(fields, check)
    for index, (attributes, keys, value, shown) in enumerate(ROWS):
        field, name = f"f{index}", f"{attributes} {keys}"
        found = fields.run(f"{field}.shadowRoot.querySelector('input').inputMode")
        check(f"{name}: the keyboard", found == "decimal", found)
        for is_composed in [False, True]:
            fields.run(f"{field}.value = ''")
            fields.focus(field)
            typed = ""
            for key in keys:
                typed += key
                if is_composed:
                    # Some keyboards compose each key.
                    page.compose(key)
                    page.accept(key)
                else:
                    page.type(key)
                found = fields.run(f"[{field}.session.readings, {field}.matches(':state(warning)')]")
                check(f"{name}: {typed} asks nothing", found == [[], False], found)
                found = fields.run(f"{field}.validity.valid")
                check(f"{name}: {typed} is valid", found or typed == ".", fields.state(field))
            text = fields.shown(field)
            check(f"{name}: the point is shown", text.split("|")[0] == keys, text)
            check(f"{name}: the value", fields.value(field) == value, fields.value(field))
            fields.events()
            fields.press("Enter")
            expect(f"{name}: Enter", field, shown, value)
            check(f"{name}: it is a change", f"{field}:change" in fields.events())
            check(f"{name}: no question", fields.run(f"{field}.session.readings.length") == 0)
            sent = fields.run("(id) => new FormData(document.getElementById(id)).get('f')", f"form{index}")
            check(f"{name}: a form sends it", sent == value, sent)
