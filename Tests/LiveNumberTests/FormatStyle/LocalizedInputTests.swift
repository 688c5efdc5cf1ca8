import LiveNumber
import Testing

/// The same restricted fields in the scripts and conventions of the world, key by key.
@Suite struct LocalizedInputTests {
  /// Types each character after the text, unless it is rejected.
  private func typed<Value>(
    _ keys: String, into restriction: InputRestriction<Value>, from value: Value
  ) -> InputRestriction<Value>.State {
    var state = restriction.evaluate("", value: value)
    for key in keys.unicodeScalars {
      state = restriction.evaluate(state.text + String(key), from: state)
    }
    return state
  }

  /// 0…100 with one decimal: the keys, what is shown, and the value.
  @Test func percentages() throws {
    let rows: [(locale: String, keys: String, shown: String, value: String)] = [
      ("fr", "82,2", "82,2", "82.2"), ("fr", "100,1", "100,", "100"), ("fr", "1000", "100", "100"),
      ("en", "82.2", "82.2", "82.2"), ("en", "82.25", "82.2", "82.2"), ("en", "-5", "5", "5"),
      ("de", "82,2", "82,2", "82.2"), ("de", "82.2", "82", "82"),
      ("ar-EG", "82٫2", "٨٢٫٢", "82.2"), ("ar-EG", "٨٢٫٢", "٨٢٫٢", "82.2"),
      ("ar-EG", "١٠٠٫١", "١٠٠٫", "100"), ("hi", "82.2", "82.2", "82.2"),
      ("hi-u-nu-deva", "82.2", "८२.२", "82.2"), ("fa", "101", "۱۰", "10"),
    ]
    let options = NumberFormat.Options(precision: .fractionLength(0...1))
    for row in rows {
      let percentages = try InputRestriction(
        Restriction<ExactDecimal>.range(0...100),
        format: NumberFormat(locale: row.locale, options: options))
      let state = typed(row.keys, into: percentages, from: 50)
      #expect(state.text == row.shown, "\(row.locale) \(row.keys)")
      #expect(state.value.description == row.value, "\(row.locale) \(row.keys)")
      #expect(state.validity == .valid, "\(row.locale) \(row.keys)")
    }
  }

  /// 18…30: what is left after each row of keys.
  @Test func ages() throws {
    for locale in ["en", "fr", "ar-EG", "hi", "bn"] {
      let format = try NumberFormat(locale: locale)
      let ages = InputRestriction(.range(18...30), format: format)
      for (keys, left) in [
        ("25", 25), ("4", nil), ("35", 3), ("435", 3), ("30", 30), ("180", 18), ("17", 1),
        ("2x9", 29),
      ] {
        let state = typed(keys, into: ages, from: 20)
        #expect(state.text == left.map { format.format($0) } ?? "", "\(locale) \(keys)")
        #expect(state.value == left.flatMap { 18...30 ~= $0 ? $0 : nil } ?? 20, "\(locale) \(keys)")
      }
    }
  }
}
