import LiveNumberCore
import TestSupport
import Testing

/// Options that contradict each other or the format are rejected, by name.
@Suite struct EditorOptionTests {
  private func expect(
    _ option: String?, _ options: NumberEditor.Options, _ format: NumberFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try format ?? HandMade.decimal(.english)
    var rejected: String?
    do throws(NumberEditorError) {
      try options.validate(for: format)
    } catch {
      rejected = error.option
      #expect(error.description.hasPrefix(error.option + ": "), sourceLocation: sourceLocation)
    }
    #expect(rejected == option, sourceLocation: sourceLocation)
  }

  /// Each property is visited under its name, but those that only code can set; and each case of an
  /// enumeration has its name.
  @Test func everyOptionIsDescribed() throws {
    let labels = Mirror(reflecting: NumberEditor.Options()).children.flatMap {
      $0.label == "range" ? ["minimum", "maximum"] : [$0.label ?? ""]
    }
    #expect(
      Set(labels) == Set(NumberEditor.Options.rows.map(\.name) + ["allowedRanges", "valueLimits"]))
    for option in NumberEditor.Options.rows where option.kind == .choice {
      for name in option.names {
        var options = NumberEditor.Options()
        let isRead = options.read(option.name, name)
        #expect(isRead, "\(option.name): \(name)")
        let value = try #require(
          Mirror(reflecting: options).descendant(option.name) as? any CaseIterable)
        #expect("\(value)" == name)
        #expect(count(ofCasesOf: value) == option.names.count)
      }
    }
  }

  private func count<Value: CaseIterable>(ofCasesOf value: Value) -> Int { Value.allCases.count }

  @Test func textsThatNoOptionHas() {
    for option in NumberEditor.Options.rows where option.kind != .characters {
      // A set can be empty.
      for text in ["", "x", "1 ", "true false"] where option.kind != .set || !text.isEmpty {
        var options = NumberEditor.Options()
        let isRead = options.read(option.name, text)
        #expect(!isRead && options == NumberEditor.Options())
      }
    }
  }

  @Test func aCountWithTooManyDigitsStaysOutOfRange() {
    for text in ["1000000", "99999999999999999999"] {
      #expect(OptionReader.count(text) ?? 0 > ExactDecimal.maximumDigitCount)
    }
  }

  @Test func counts() throws {
    for count in [-1, 100_001, Int.max, Int.min] {
      try expect("maximumFractionDigits", .init { $0.maximumFractionDigits = .upTo(count) })
      try expect("minimumIntegerDigits", .init { $0.minimumIntegerDigits = count })
      try expect("maximumIntegerDigits", .init { $0.maximumIntegerDigits = count })
      try expect("maximumLength", .init { $0.maximumLength = count })
    }
    try expect("minimumFractionDigits", .init { $0.minimumFractionDigits = -1 })
    try expect("maximumIntegerDigits", .init { $0.maximumIntegerDigits = 0 })
    try expect("maximumLength", .init { $0.maximumLength = 0 })
    try expect("maximumSignificantDigits", .init { $0.maximumSignificantDigits = 0 })
    try expect(
      "valueLimits.maximumFractionDigits", .init { $0.valueLimits.maximumFractionDigits = -1 })
    try expect(
      "valueLimits.maximumSignificantDigits",
      .init { $0.valueLimits.maximumSignificantDigits = 0 })
    let error = #expect(throws: NumberEditorError.self) {
      let empty = NumberEditor.Options { $0.maximumLength = 0 }
      try empty.validate(for: HandMade.decimal(.english))
    }
    #expect(error?.description == "maximumLength: 0 isn't from 1 to 100000")
    try expect(nil, .init { ($0.maximumLength, $0.maximumSignificantDigits) = (1, 1) })
    try expect(nil, .init { $0.maximumFractionDigits = .upTo(0) })
    try expect(nil, .init { ($0.minimumIntegerDigits, $0.maximumIntegerDigits) = (0, 1) })
    try expect(nil, .init { $0.valueLimits.maximumFractionDigits = 0 })
    try expect(nil, .init { $0.valueLimits.maximumSignificantDigits = 1 })
  }

  @Test func minimumsAboveMaximums() throws {
    try expect(
      "minimumFractionDigits",
      .init { ($0.minimumFractionDigits, $0.maximumFractionDigits) = (3, .upTo(2)) })
    try expect(
      "minimumFractionDigits", .init { $0.minimumFractionDigits = 1 },
      HandMade.trailing(.yen, .german))
    try expect(
      "minimumIntegerDigits", .init { ($0.minimumIntegerDigits, $0.maximumIntegerDigits) = (4, 3) })
    try expect("minimum", .init { $0.range = ValueBounds(minimum: 5, maximum: 4) })
    try expect(nil, .init { $0.range = ValueBounds(minimum: 5, maximum: 5) })
  }

  /// Ranges without a value.
  @Test func emptyRanges() throws {
    let bytes = ExactDecimal.Limits(range: ValueBounds(0...255), maximumFractionDigits: 0)
    try expect("minimum", .init { ($0.valueLimits, $0.range.minimum) = (bytes, 256) })
    try expect("maximum", .init { ($0.valueLimits, $0.range.maximum) = (bytes, -1) })
    try expect("maximum", .init { ($0.range.maximum, $0.allowsNegative) = (-1, false) })
    try expect(nil, .init { ($0.range.maximum, $0.allowsNegative) = (0, false) })
  }

  /// Fields that couldn't show a single digit.
  @Test func lengthsTooShortForADigit() throws {
    let atm = NumberEditor.Options {
      $0.entry = .fromRight
      $0.maximumLength = 3
    }
    try expect("maximumLength", atm)
    try expect(nil, atm, HandMade.trailing(.yen, .german))
    try expect(
      "maximumLength",
      .init { ($0.padsWhileTyping, $0.minimumFractionDigits, $0.maximumLength) = (true, 2, 3) })
  }

  /// Editors are equal if their formats and options are.
  @Test func equality() throws {
    let german = try HandMade.decimal(.german)
    let short = NumberEditor.Options { $0.maximumLength = 3 }
    let editors: Set<NumberEditor> = [
      NumberEditor(format: german), try NumberEditor(format: HandMade.decimal(.german)),
      try NumberEditor(format: HandMade.decimal(.english)),
      NumberEditor(format: german, options: short),
    ]
    #expect(editors.count == 3)
    #expect(editors.contains(NumberEditor(format: german, options: short)))
    let states = Set(
      ["1", "12"].flatMap { typed in
        editors.map { editor in
          typed.unicodeScalars.reduce(.empty) { editor.apply(.type($1), to: $0).state }
        }
      } as [NumberEditor.State])
    // A state has a content, but no symbols.
    #expect(states.count == 2)
    // Values with more digits than the field shows count.
    let whole = NumberEditor(
      format: german, options: .init { $0.maximumFractionDigits = .upTo(0) })
    let hidden = Set(
      ["1.2", "1.2", "1.3"].map { whole.apply(.set(ExactDecimal($0)), to: .empty).state })
    #expect(hidden.count == 2)
  }

  /// A style without a number of fraction digits takes any number of them.
  @Test func fractionDigitsOfTheStyle() throws {
    let rows: [(NumberFormat.Precision, String)] = [
      (.fractionLength(2), "1.23"), (.integer, "1.2345"), (.unlimited, "1.2345"),
      (.significantDigits(1...3), "1.23"),
    ]
    for (precision, text) in rows {
      let format = try HandMade.decimal(.english, options: .init(precision: precision))
      var session = EditingSession(
        editor: NumberEditor(
          format: format, options: .init { $0.maximumFractionDigits = .automatic }))
      // What an integer can't be is shown, and invalid.
      session.type("1.2345")
      #expect(session.text == text, "\(precision)")
    }
  }

  @Test func steps() throws {
    try expect("step", .init { $0.step = 0 })
    try expect("step", .init { $0.step = -1 })
    try expect(nil, .init { $0.step = ExactDecimal("1e-50") })
    // A step finer than what the field shows would do nothing.
    for (step, places, rejected) in [
      ("0.5", 1, nil), ("0.50", 1, nil), ("0.05", 1, "step"), ("1", 0, nil), ("0.5", 0, "step"),
    ] as [(String, Int, String?)] {
      try expect(
        rejected,
        .init { ($0.step, $0.maximumFractionDigits) = (ExactDecimal(step), .upTo(places)) })
    }
  }

  /// A commit leaves a number as its format writes it, and keeps a value that is shown rounded.
  @Test func committedAsTheFormatWrites() throws {
    let rows: [(NumberFormat.Options, typed: String, committed: String, set: String)] = [
      (.init(precision: .significantDigits(3)), "5", "5.00", "1,230"),
      (.init(precision: .significantDigits(3)), "0", "0.00", "1,230"),
      (.init(precision: .significantDigits(3)), "0.01", "0.0100", "1,230"),
      (.init(precision: .significantDigits(3)), "1234", "123", "1,230"),
      (.init(precision: .significantDigits(1...2), roundingRule: .up), "1200", "1,200", "1,300"),
      (.init(precision: .increment(0.05, minimumFractionDigits: 2)), "1.2", "1.20", "1,234.50"),
      (.init(precision: .increment(0.05, minimumFractionDigits: 2)), "1.23", "1.23", "1,234.50"),
      (.init(precision: .integer, roundingRule: .up), "7", "7", "1,235"),
      (.init(minimumIntegerDigits: 3), "7", "007", "1,234.49"),
      (.init(minimumIntegerDigits: 0), "0.5", ".5", "1,234.49"),
      (.init(minimumIntegerDigits: 0), "0", "0", "1,234.49"),
      (.init(decimalSeparatorDisplay: .always), "7", "7.", "1,234.49"),
    ]
    for (options, typed, committed, set) in rows {
      let format = try HandMade.decimal(.english, options: options)
      var session = EditingSession(editor: NumberEditor(format: format))
      session.type(typed)
      session.apply(.commit)
      #expect(session.text == committed, "\(options)")
      let value: ExactDecimal = 1234.49
      session.apply(.set(value))
      #expect(session.text == set && session.value == value, "\(options)")
      #expect(session.text == format.format(value), "\(options)")
    }
  }

  /// A commit that rounds clamps to what the format shows, so that a second one changes nothing.
  @Test func clampedAsTheFormatShows() throws {
    let rows: [(NumberFormat.Precision, ClosedRange<Int>, typed: String, committed: String)] = [
      (.increment(5, minimumFractionDigits: 0), 18...32, "7", "20"),
      (.increment(5, minimumFractionDigits: 0), 18...32, "99", "30"),
      (.increment(5, minimumFractionDigits: 0), -32 ... -18, "7", "-20"),
      (.significantDigits(1...2), 1234...9876, "7", "1,300"),
      (.significantDigits(1...2), 1234...9876, "99000", "9,800"),
      (.integer, 18...32, "99", "32"),
      // No multiple of the increment is in the range: the value stays outside.
      (.increment(5, minimumFractionDigits: 0), 21...24, "7", "5"),
    ]
    for (precision, range, typed, committed) in rows {
      let format = try HandMade.decimal(.english, options: .init(precision: precision))
      let editor = NumberEditor(
        format: format,
        options: .init {
          $0.range = ValueBounds(range)
          $0.rangePolicy = .clampOnCommit
          $0.fractionOverflow = .roundOnCommit
        })
      var session = EditingSession(editor: editor)
      session.type(typed)
      for _ in 1...2 {
        session.apply(.commit)
        #expect(session.text == committed, "\(precision) \(range)")
      }
    }
  }

  @Test func aliases() throws {
    for alias in ["5", "٣", "-", "\u{2212}", "+"] as [Unicode.Scalar] {
      try expect("decimalAliases", .init { $0.decimalAliases = [";", alias] })
    }
    try expect(nil, .init { $0.decimalAliases = [";", "\u{431}"] })
  }
}
