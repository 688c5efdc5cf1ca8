import Foundation
import LiveNumber
import Testing

/// Texts go in one after the other, through styles that are not this library's.
@Suite struct InputOfStyleTests {
  /// A new text, the text that is shown then, what it is worth, and the value.
  typealias Step = (offered: String, shown: String, validity: NumberEditor.Validity, value: String)

  private func run<Value>(
    _ restriction: InputRestriction<Value>, from value: Value, _ steps: [Step],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var state = restriction.state(of: value)
    for step in steps {
      state = restriction.evaluate(step.offered, from: state)
      #expect(
        "\(state.text) \(state.validity) \(state.value)"
          == "\(step.shown) \(step.validity) \(step.value)",
        "after \"\(step.offered)\"", sourceLocation: sourceLocation)
    }
  }

  /// The field shows how a lenient parser has read the text.
  @Test func integers() {
    let style = IntegerFormatStyle<Int>.number.locale(Locale(identifier: "en_US"))
    run(
      InputRestriction(style), from: 7,
      [
        ("", "", .empty, "7"), ("1", "1", .valid, "1"), ("12", "12", .valid, "12"),
        ("12a", "12", .valid, "12"), ("1234", "1,234", .valid, "1234"),
        ("1,23", "123", .valid, "123"), ("05", "5", .valid, "5"),
        ("-", "-", .incomplete, "5"), ("-5", "-5", .valid, "-5"), ("abc", "abc", .invalid, "-5"),
      ])
  }

  @Test func fractionsCanBeTypedKeyByKey() {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US"))
    run(
      InputRestriction(style), from: 7,
      [
        ("1", "1", .valid, "1.0"), ("1.", "1.", .valid, "1.0"), ("1.0", "1.0", .valid, "1.0"),
        ("1.05", "1.05", .valid, "1.05"), ("-0", "-0", .valid, "-0.0"),
        ("-0.5", "-0.5", .valid, "-0.5"),
      ])
  }

  /// A date can be typed key by key, and the value stays the last one until it is whole.
  @Test func dates() throws {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let day = try Date("2024-03-05", strategy: style)
    let dates = InputRestriction(style)
    var state = dates.state(of: day)
    state = dates.evaluate("", from: state)
    for key in "2026-11-" {
      state = dates.evaluate(state.text + String(key), from: state)
      #expect(state.validity == .incomplete, "\(state.text)")
      #expect(state.value == day)
    }
    #expect(state.text == "2026-11-")
    let typed = "2026-11-21"
    for key in "21" { state = dates.evaluate(state.text + String(key), from: state) }
    #expect(state.text == typed && state.validity == .valid)
    #expect(dates.committed(state).text == typed)
    #expect(state.value.formatted(style) == typed)
    let whole = state.value
    for wrong in ["2026-13", "2026-1x", "x"] {
      state = dates.evaluate(wrong, from: state)
      #expect(state.validity == .invalid, "\(wrong)")
      #expect(state.value == whole)
    }
    #expect(dates.state(of: state.value).text == typed)
  }

  /// A style of this library without a range takes any number of its type.
  @Test func ownStyleWithoutARange() throws {
    let counts = InputRestriction(NumberFormatStyle<Int8>(try NumberFormat(locale: "fr")))
    run(
      counts, from: 5,
      [
        ("-1", "-1", .valid, "-1"), ("-12", "-12", .valid, "-12"), ("-129", "-12", .valid, "-12"),
        ("-128", "-128", .valid, "-128"), ("-128,", "-128,", .valid, "-128"),
      ])
  }
}
