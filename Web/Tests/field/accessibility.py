"""The names and states that assistive technology is told."""

from field_page import FieldPage
from webdriver import poll

HTML = """
<label for="price">Price</label>
<number-field id="price" locale="de" value="5" aria-describedby="hint"></number-field>
<p id="hint">With tax</p>
<label>Age <number-field id="age" locale="en" min="18" max="30" required></number-field></label>
<number-field id="named" locale="en" aria-label="Weight"></number-field>
<label for="labeled">Quantity</label>
<number-field id="labeled" locale="en" aria-label="Quantity of apples"></number-field>
<number-field id="titled" locale="en" title="Length"></number-field>
<h2 id="heading">Height</h2>
<number-field id="headed" locale="en" aria-labelledby="heading"></number-field>
"""


def run(page, check):
    page.stops_clock = True
    fields = FieldPage(page, HTML)

    def names():
        ids = fields.run("[...document.querySelectorAll('number-field')].map(({ id }) => id)")
        return {id: page.label(f"document.getElementById('{id}').shadowRoot.querySelector('input')")
                for id in ids}

    expected = {"price": "Price", "age": "Age", "named": "Weight", "labeled": "Quantity of apples",
                "titled": "Length", "headed": "Height"}
    check("names", names() == expected, names())
    found = fields.run("""Object.fromEntries([...document.querySelectorAll("number-field")].map((field) =>
      [field.id, field.shadowRoot.querySelector("input").ariaLabel || field.title]))""")
    check("names for checkers that know only attributes", found == expected, found)
    if not check.skips("the accessibility tree"):
        descriptions(page, fields, check)
    fields.run("document.querySelector('label').textContent = 'New price'")
    # WebKit takes the attribute that checkers need, and that is written when the field has the focus.
    fields.focus("price")
    # Browsers tell assistive technology when they have time.
    poll(lambda: names()["price"] == "New price", "a label that changes is told", 10)


def descriptions(page, fields, check):
    def nodes():
        tree = page.devtools("Accessibility.getFullAXTree")["nodes"]
        boxes = [node for node in tree if node["role"]["value"] == "textbox"]
        return {
            node["name"]["value"].strip(): {
                "description": node.get("description", {}).get("value", "").strip(),
                **{item["name"]: item["value"].get("value") for item in node["properties"]},
            }
            for node in boxes
        }

    found = nodes()
    check("description", found["Price"]["description"] == "With tax", found)
    check("required", [name for name in found if found[name]["required"]] == ["Age"], found)
    check("valid", all(node["invalid"] == "false" for node in found.values()), found)
    fields.run("age.setAttribute('aria-describedby', 'hint')")
    check("a description that comes later", nodes()["Age"]["description"] == "With tax", nodes())
    fields.run("age.removeAttribute('aria-describedby')")
    fields.focus("age")
    fields.press("5 5")
    fields.pause()
    age = nodes()["Age"]
    check("invalid", age["invalid"] == "true", age)
    check("with words", age["description"] == "Enter a number from 18 to 30.", age)
    statuses = [node for node in page.devtools("Accessibility.getFullAXTree")["nodes"]
                if node["role"]["value"] == "status"]
    check("each message is a live region, also an empty one", len(statuses) == len(found), statuses)
