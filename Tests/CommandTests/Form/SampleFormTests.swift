import LiveNumber
import Testing

@testable import TerminalForm
@testable import numfmt_live

/// The sample form without a terminal: keys in, texts, messages, and values out.
@Suite("form: keys and fields")
@MainActor struct SampleFormTests {
  // MARK: - What can be typed

  @Test(
    arguments: [
      ("25", "25"), ("35", "3"),
      // The initial 18 is selected, and a rejected key keeps it.
      ("4", "18"), ("x", "18"),
    ])
  func agesFrom18To30KeyByKey(keys: String, text: String) throws {
    let script = try FormScript()
    try script.press(keys)
    #expect(script.text(.age) == text + " years")
  }

  @Test(
    arguments: [
      ("l", "L"), ("xl", "XL"), ("s", "M"), ("xxl", "XL"), ("2", "M"),
    ])
  func sizesFromMToXLByTheirNames(keys: String, text: String) throws {
    let script = try FormScript()
    try script.press("<Tab>" + keys)
    #expect(script.text(.size) == text)
  }

  @Test(
    arguments: [
      ("fr", "82,2", "82,2 %"), ("fr", "100,1", "100, %"), ("en", "101", "10%"),
      ("en", "82.25", "82.2%"), ("en", "-5", "-5%"),
    ])
  func percentagesWithOneFractionDigitAndNothingAbove100(locale: String, keys: String, text: String)
    throws
  {
    let script = try FormScript(locale)
    try script.press("<Tab><Tab>" + keys)
    #expect(script.text(.percentage) == text)
  }

  /// An empty field keeps the last value, and shows it after losing the focus.
  @Test(arguments: ["<BS>", "<BS>1<BS>"]) func lastValue(keys: String) throws {
    let script = try FormScript()
    try script.press("25<Tab><S-Tab>" + keys)
    #expect(script.form.values.age == 25)
    try script.press("<Tab>")
    #expect(script.text(.age) == "25 years")
    #expect(script.form.notice?.field == .age)
    #expect(script.message(.age) == nil)
  }

  /// A number that isn't valid stays in its field, and the last value stays the form's.
  @Test(arguments: ["1", "3"]) func invalidValue(keys: String) throws {
    let script = try FormScript()
    try script.press("25<Tab><S-Tab>" + keys)
    #expect(script.form.values.age == 25)
    try script.press("<Tab>")
    #expect(script.text(.age) == keys + " years")
    #expect(script.message(.age) == "From 18 years to 30 years.")
    #expect(script.form.values.age == 25)
  }

  @Test func unfinishedTextSaysWhatIsWanted() throws {
    let script = try FormScript()
    try script.press("2")
    #expect(script.message(.age) == "From 18 years to 30 years.")
    try script.press("5")
    #expect(script.message(.age) == nil)
    try script.press("<Tab>x")
    #expect(script.message(.size) == "From M to XL.")
    // Text left by a deletion isn't rejected, but invalid.
    try script.press("<Tab>82.2<Left><BS>")
    #expect(script.text(.percentage) == "822%")
    #expect(script.message(.percentage) == "From 0% to 100%.")
    #expect(script.form.values.percentage == nil)
  }

  // MARK: - Linked values

  @Test(
    arguments: [
      ("15", "15°C", "25°C"), ("5", "5°C", "20°C"), ("-30", "-30°C", "20°C"),
      ("90", "90°C", "100°C"), ("95", "9°C", "20°C"),
      ("<Tab>12", "2°C", "12°C"), ("<Tab>40", "10°C", "40°C"), ("<Tab>-90", "-100°C", "-90°C"),
      ("<Up>", "11°C", "21°C"), ("<S-Up>", "20°C", "30°C"), ("<Tab><Down>", "9°C", "19°C"),
      // A moved temperature stays after the field loses the focus.
      ("<Tab>4<S-Tab><Tab>40", "-6°C", "40°C"),
    ])
  func eachTemperatureMovesTheOtherAndBothTextsFollow(keys: String, low: String, high: String)
    throws
  {
    let script = try FormScript()
    try script.press("<Tab><Tab><Tab>" + keys)
    #expect([script.text(.low), script.text(.high)] == [low, high])
  }

  @Test func randomTemperaturesFromAnyField() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      let script = try FormScript("de", seed: seed)
      try script.press("<C-r>")
      let values = script.form.values
      #expect(values.high - values.low >= 10, "seed \(seed)")
      #expect(script.text(.low) == "\(values.low) °C", "seed \(seed)")
      #expect(script.text(.high) == "\(values.high) °C", "seed \(seed)")
    }
  }

  // MARK: - Locales

  /// Another locale shows the same values, even in an incomplete field.
  @Test func locales() throws {
    let script = try FormScript("fr")
    try script.press("<Tab><Tab>82,2<Tab>-5<S-Tab>8<C-g>")
    #expect(script.text(.percentage) == "8%")
    try script.press("2.5<C-g>")
    #expect(script.text(.percentage) == "82,5 %")
    #expect(script.text(.low) == "-5 °C")
    try script.press("<C-g>")
    #expect(script.text(.age) == "١٨ years")
    #expect(script.text(.percentage).contains("٨٢٫٥"))
    try script.press("<C-g><C-g>")
    #expect(script.form.locale.identifier == "fr")
    #expect(script.text(.percentage) == "82,5 %")
    #expect(script.form.values.percentage?.description == "0.825")
  }

  @Test(
    arguments: [
      ("fr", ["fr", "en", "de", "ar-EG", "hi", "fr"]), ("de", ["de", "ar-EG", "hi", "fr", "en"]),
      ("sv", ["sv", "fr", "en", "de", "ar-EG", "hi", "sv"]), ("tr", ["tr", "fr"]),
    ])
  func theLocalesBeginWithTheSpecifiedOne(start: String, identifiers: [String]) throws {
    let script = try FormScript(start)
    for identifier in identifiers {
      #expect(script.form.locale.identifier == identifier)
      try script.press("<C-g>")
    }
  }

  @Test func messagesFollowTheLocale() throws {
    let script = try FormScript("en")
    try script.press("<Tab><Tab><Tab>")
    #expect(script.message(.percentage) == "From 0% to 100%.")
    try script.press("<C-g>")
    #expect(script.message(.percentage) == "From 0 % to 100 %.")
  }

  @Test func undoTakesEditsBackAndLeavesTheLocaleAlone() throws {
    let script = try FormScript("en")
    try script.press("<Tab><Tab>82.2<C-g><End>")
    #expect(script.text(.percentage) == "82,2 %")
    try script.press("<C-_>")
    #expect(script.text(.percentage).hasSuffix(" %") || script.text(.percentage).isEmpty)
    try script.press("<C-_><C-_><C-_><C-_>")
    #expect(script.text(.percentage) == "")
    try script.press("5,5")
    #expect(script.text(.percentage) == "5,5 %")
  }
}
