"""The column of this field in the README's comparison with others."""

from field_page import FieldPage, checker

# What is done, and what the field shows then, with American symbols, and its value.
ROWS = [
    ("paste", "1234.56", "1,234.56|", "1234.56"), ("paste", "1,234.56", "1,234.56|", "1234.56"),
    ("paste", "1.5", "1.5|", "1.5"), ("type", "1.5", "=1.5|", "1.5"), ("compose", "１２３", "123|", "123"),
    ("type", "١٢٣", "123|", "123"), ("undo", "1234", "123|", "123"),
    ("type", "12345678901234567890,12", "12,345,678,901,234,567,890.12|", "12345678901234567890.12"),
    ("delete", "1234567", "|234,567", "234567"),
]


def run(page, check):
    fields = FieldPage(page, "".join(
        f'<number-field id="f{index}" locale="de" maximum-fraction-digits="2"></number-field>'
        for index in range(len(ROWS))))
    expect = checker(fields, check)
    for index, (action, text, shown, value) in enumerate(ROWS):
        field = f"f{index}"
        fields.focus(field)
        if action == "paste":
            page.copy(text)
            fields.press("Control+v")
        elif action == "compose":
            if check.skips("composing words"):
                continue
            page.compose(text)
            page.accept(text)
        else:
            page.type(text)
        if action == "undo":
            fields.press("Control+z")
        if action == "delete":
            fields.select(field, 2, 2)
            fields.press("Backspace")
        expect(f"{action} {text}", field, shown, value)
    fields.focus("f3")
    fields.press("Enter")
    expect("type 1.5, Enter", "f3", "1.5|", "1.5")
