// Made by Scripts/Generate/key-table.py from the table of the GTK example's tests.
// swift-format-ignore-file

/// A field, what a user does, and what the field and the program have then.
struct KeyRow {
  let field: String
  let steps: [KeyStep]
  let text: String
  let value: String
}

enum KeyStep: Equatable { case type(String), copy(String), set(String), key(String) }

let keyTable = [
  KeyRow(
    field: "en",
    steps: [.type("1234567")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "fr",
    steps: [.type("1234567")],
    text: "1\u{202F}234\u{202F}567", value: "1234567"),
  KeyRow(
    field: "inr",
    steps: [.type("1234567")],
    text: "₹१२,३४,५६७", value: "1234567"),
  KeyRow(
    field: "math",
    steps: [.type("1234567")],
    text: "𝟣,𝟤𝟥𝟦,𝟧𝟨𝟩", value: "1234567"),
  KeyRow(
    field: "fr",
    steps: [.type("1234,5")],
    text: "1\u{202F}234,5", value: "1234.5"),
  KeyRow(
    field: "ar",
    steps: [.type("1234.5")],
    text: "١٢٣٤.٥", value: "1234.5"),
  KeyRow(
    field: "fr",
    steps: [.type("1234.5")],
    text: "1234.5", value: "1234.5"),
  KeyRow(
    field: "fr",
    steps: [.type("1234.5"), .key("return")],
    text: "1\u{202F}234,5", value: "1234.5"),
  KeyRow(
    field: "eur",
    steps: [.type("1.5")],
    text: "1.5\u{A0}€", value: "1.5"),
  KeyRow(
    field: "eur",
    steps: [.type("1.5"), .key("tab")],
    text: "1,50\u{A0}€", value: "1.50"),
  KeyRow(
    field: "cash",
    steps: [.type("12345")],
    text: "123.45", value: "123.45"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("start"), .key("right"), .type("9")],
    text: "19,234,567", value: "19234567"),
  KeyRow(
    field: "en",
    steps: [.type("-1234")],
    text: "-1,234", value: "-1234"),
  KeyRow(
    field: "en",
    steps: [.type("12"), .key("start"), .type("-")],
    text: "-12", value: "-12"),
  KeyRow(
    field: "en",
    steps: [.type("12-")],
    text: "12-", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("12x")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("1.5.")],
    text: "1.5", value: "1.5"),
  KeyRow(
    field: "en",
    steps: [.type("1.5.2")],
    text: "1.5.2", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("1:30")],
    text: "1:30", value: ""),
  KeyRow(
    field: "usd",
    steps: [.type("12"), .key("start"), .type("5")],
    text: "$512", value: "512"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("left"), .key("left"), .key("left"), .key("backspace")],
    text: "123,567", value: "123567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("start"), .key("right"), .key("delete")],
    text: "134,567", value: "134567"),
  KeyRow(
    field: "en",
    steps: [.type("1234"), .key("delete")],
    text: "1,234", value: "1234"),
  KeyRow(
    field: "en",
    steps: [.type("1234"), .key("start"), .key("backspace")],
    text: "1,234", value: "1234"),
  KeyRow(
    field: "math",
    steps: [.type("1234567"), .key("left"), .key("left"), .key("left"), .key("backspace")],
    text: "𝟣𝟤𝟥,𝟧𝟨𝟩", value: "123567"),
  KeyRow(
    field: "ar",
    steps: [.type("1234567"), .key("backspace")],
    text: "١٢٣٬٤٥٦", value: "123456"),
  KeyRow(
    field: "usd",
    steps: [.type("-12"), .key("start"), .key("right"), .key("backspace")],
    text: "$12", value: "12"),
  KeyRow(
    field: "eur",
    steps: [.type("12"), .key("end"), .key("backspace")],
    text: "1\u{A0}€", value: "1"),
  KeyRow(
    field: "eur",
    steps: [.type("12"), .key("delete")],
    text: "12\u{A0}€", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("shift-left")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("shift-left"), .key("shift-left")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("start"), .key("shift-right"), .key("shift-right")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("shift-left"), .type("9")],
    text: "12,349", value: "12349"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .type("x")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .type("x"), .key("shift-left")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("start"), .key("shift-right"), .key("shift-right"), .key("shift-right"), .type("x"), .key("shift-left")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("backspace")],
    text: "12,345", value: "12345"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("delete")],
    text: "12,345", value: "12345"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("select-all"), .type("5")],
    text: "5", value: "5"),
  KeyRow(
    field: "eur",
    steps: [.type("12"), .key("select-all"), .type("7")],
    text: "7\u{A0}€", value: "7"),
  KeyRow(
    field: "eur",
    steps: [.type("1234"), .key("select-all"), .key("delete")],
    text: "", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("start"), .key("right"), .key("shift-right"), .type("8")],
    text: "18,234,567", value: "18234567"),
  KeyRow(
    field: "ar",
    steps: [.type("-1234"), .key("left"), .key("left"), .key("left"), .type("9")],
    text: "\u{61C}-١٩٬٢٣٤", value: "-19234"),
  KeyRow(
    field: "ils",
    steps: [.type("-1234"), .key("start"), .key("right"), .key("backspace")],
    text: "\u{200F}1,234\u{A0}\u{200F}₪", value: "1234"),
  KeyRow(
    field: "ils",
    steps: [.type("1234"), .key("shift-left"), .key("shift-left"), .type("9")],
    text: "\u{200F}129\u{A0}\u{200F}₪", value: "129"),
  KeyRow(
    field: "en",
    steps: [.type("12345"), .key("undo")],
    text: "", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("12"), .key("backspace"), .key("undo"), .key("undo"), .key("redo")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("select-all"), .type("5"), .key("undo")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .type("5"), .key("undo")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "eur",
    steps: [.copy("1.234,56"), .key("paste")],
    text: "1.234,56\u{A0}€", value: "1234.56"),
  KeyRow(
    field: "eur",
    steps: [.type("7"), .copy("1.234,56"), .key("select-all"), .key("paste")],
    text: "1.234,56\u{A0}€", value: "1234.56"),
  KeyRow(
    field: "en",
    steps: [.copy("1.234,56"), .key("paste")],
    text: "1,234.56", value: "1234.56"),
  KeyRow(
    field: "fr",
    steps: [.copy("1,234.56"), .key("paste")],
    text: "1\u{202F}234,56", value: "1234.56"),
  KeyRow(
    field: "en",
    steps: [.copy("99"), .type("1234567"), .key("shift-left"), .key("shift-left"), .key("paste")],
    text: "1,234,599", value: "1234599"),
  KeyRow(
    field: "en",
    steps: [.copy("hello"), .type("12"), .key("paste")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("cut")],
    text: "12,345", value: "12345"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-start"), .key("cut"), .key("paste")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .key("copy"), .key("end"), .key("paste")],
    text: "123,456,767", value: "123456767"),
  KeyRow(
    field: "en",
    steps: [.type("12.")],
    text: "12.", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("12."), .key("return")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("12."), .key("tab")],
    text: "12", value: "12"),
  KeyRow(
    field: "eur",
    steps: [.type("1234,5"), .key("return")],
    text: "1.234,50\u{A0}€", value: "1234.50"),
  KeyRow(
    field: "eur",
    steps: [.type("1234,5"), .key("return"), .type("7")],
    text: "1.234,50\u{A0}€", value: "1234.50"),
  KeyRow(
    field: "age",
    steps: [.type("35")],
    text: "35", value: "35"),
  KeyRow(
    field: "seats",
    steps: [.type("2")],
    text: "2", value: "2"),
  KeyRow(
    field: "seats",
    steps: [.type("1")],
    text: "", value: ""),
  KeyRow(
    field: "volume",
    steps: [.type("350"), .key("tab")],
    text: "100", value: "100"),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("end"), .type("3")],
    text: "12x3", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("right"), .type("3")],
    text: "12x3", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("backspace"), .type("3")],
    text: "123", value: "123"),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("delete"), .type("3")],
    text: "123", value: "123"),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("start"), .key("end"), .type("3")],
    text: "123", value: "123"),
  KeyRow(
    field: "en",
    steps: [.type("12:"), .key("backspace"), .key("backspace")],
    text: "1", value: "1"),
  KeyRow(
    field: "en",
    steps: [.type("1234567"), .key("shift-left"), .key("shift-left"), .type("x"), .key("backspace")],
    text: "1,234,567", value: "1234567"),
  KeyRow(
    field: "en",
    steps: [.type("x"), .key("backspace"), .type("12")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("12"), .key("start"), .type("x"), .key("backspace"), .type("3")],
    text: "312", value: "312"),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("return")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("12x"), .key("return"), .key("return")],
    text: "12", value: "12"),
  KeyRow(
    field: "en",
    steps: [.type("12*"), .key("return")],
    text: "12", value: "12"),
  KeyRow(
    field: "eur",
    steps: [.type("0.5"), .key("return")],
    text: "0,50\u{A0}€", value: "0.50"),
  KeyRow(
    field: "mm",
    steps: [.type("5 m"), .key("return")],
    text: "5 m", value: ""),
  KeyRow(
    field: "guests",
    steps: [.type("12 guests"), .key("return")],
    text: "12 guests", value: "12"),
  KeyRow(
    field: "pab",
    steps: [.type("B/.12"), .key("return")],
    text: "B/.\u{A0}12.00", value: "12.00"),
  KeyRow(
    field: "mm",
    steps: [.type("5 mm"), .key("return")],
    text: "5 mm", value: "5"),
  KeyRow(
    field: "sum",
    steps: [.type("12.5+6")],
    text: "12.5+6", value: ""),
  KeyRow(
    field: "sum",
    steps: [.type("12.5+6"), .key("return")],
    text: "$18.50", value: "18.50"),
  KeyRow(
    field: "sum",
    steps: [.type("1.2M"), .key("return")],
    text: "$1,200,000.00", value: "1200000.00"),
  KeyRow(
    field: "sum",
    steps: [.copy("10-5"), .key("paste"), .key("return")],
    text: "$5.00", value: "5.00"),
  KeyRow(
    field: "sum",
    steps: [.copy("10-5"), .key("paste"), .key("tab")],
    text: "10-5", value: ""),
  KeyRow(
    field: "en",
    steps: [.type("12"), .set("5000")],
    text: "5,000", value: "5000"),
  KeyRow(
    field: "en",
    steps: [.type("12"), .set("5000"), .type("7")],
    text: "50,007", value: "50007"),
  KeyRow(
    field: "en",
    steps: [.type("123456789123456789123456789123456789")],
    text: "123,456,789,123,456,789,123,456,789,123,456,789", value: "123456789123456789123456789123456789"),
]
