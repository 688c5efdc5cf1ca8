import Foundation
@testable import LiveNumber
import LiveNumberCore
import TestSupport
import Testing

/// What is decoded is checked as what is made in code, and styles have a form that people write.
@Suite struct CodingTests {
  private static let styles: [(json: String, style: NumberStyle)] = [
    ("{}", .number),
    (#"{"style":"percent"}"#, .percent),
    (#"{"style":"permille"}"#, .permille),
    (#"{"currency":"EUR","style":"currency"}"#, .currency("EUR")),
    (
      #"{"currency":"EUR","fractionDigits":2,"style":"currency"}"#,
      .currency("EUR").precision(.fractionLength(2))
    ),
    (
      #"{"currency":"USD","currencyDisplay":"narrow","currencySign":"accounting","style":"currency"}"#,
      .currency("USD").presentation(.narrow).sign(strategy: .accounting)
    ),
    (
      #"{"fractionDigits":8,"style":"currency","symbol":"₿"}"#,
      .currency(symbol: "₿", fractionDigits: 8)
    ),
    (
      #"{"fractionDigits":0,"style":"currency","symbol":"USDC"}"#,
      .currency(symbol: "USDC", fractionDigits: 0)
    ),
    (
      #"{"style":"unit","unit":"kilometer","unitDisplay":"long"}"#,
      .unit("kilometer").width(.long)
    ),
    (
      #"{"maximumFractionDigits":2,"minimumFractionDigits":0}"#,
      .number.precision(.fractionLength(0...2))
    ),
    (#"{"minimumFractionDigits":1}"#, .number.precision(.fractionLength(1...))),
    (#"{"significantDigits":3}"#, .number.precision(.significantDigits(3))),
    (
      #"{"maximumSignificantDigits":5,"minimumSignificantDigits":2}"#,
      .number.precision(.significantDigits(2...5))
    ),
    (
      #"{"currency":"CHF","increment":"0.05","style":"currency"}"#,
      .currency("CHF").rounded(increment: 0.05)
    ),
    (
      #"{"increment":"5","minimumFractionDigits":2}"#,
      .number.precision(.increment(5, minimumFractionDigits: 2))
    ),
    (
      #"{"decimalSeparatorDisplay":"always","grouping":"never","minimumIntegerDigits":3,"signDisplay":"except-zero"}"#,
      .number.grouping(.never).minimumIntegerDigits(3).decimalSeparator(strategy: .always)
        .sign(strategy: .always(includingZero: false))
    ),
    (#"{"roundingRule":"floor","scale":"0.001"}"#, .number.rounded(rule: .down).scale(0.001)),
    (##"{"prefix":"#","suffix":" m²"}"##, .number.prefix("#").suffix(" m²")),
  ]

  @Test func stylesAreWhatPeopleWrite() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for (json, style) in Self.styles {
      #expect(String(decoding: try encoder.encode(style), as: UTF8.self) == json)
      #expect(try decode(NumberStyle.self, json) == style, "\(json)")
    }
    #expect(
      try decode(NumberStyle.self, #"{"increment":0.05,"scale":100}"#)
        == .number.rounded(increment: 0.05).scale(100))
    #expect(try decode(NumberStyle.self, #"{"style":"decimal"}"#) == .number)
    #expect(try decode(NumberFormat.Precision.self, #"{"fractionDigits":2}"#) == .fractionLength(2))
  }

  /// Every value of a row is read, and written by its name.
  @Test func everyValueOfAStyleComesBack() throws {
    for row in StyleRows.rows where row.kind == .choice && row.name != "style" {
      for name in row.names {
        var members = ["style": row.style.isEmpty ? "decimal" : row.style, row.name: name]
        if row.style == "currency" { members["currency"] = "EUR" }
        if row.style == "unit" { members["unit"] = "meter" }
        let data = try JSONSerialization.data(withJSONObject: members)
        let style = try JSONDecoder().decode(NumberStyle.self, from: data)
        let written = try object(style)
        if let text = written[row.name] as? String { #expect(text == name) }
        let standard = [NumberStyle.number, .currency("EUR"), .unit("meter")]
        #expect((written[row.name] == nil) == standard.contains(style), "\(row.name): \(name)")
      }
    }
  }

  @Test func stylesAreChecked() {
    for json in [
      #"{"style":"money"}"#, #"{"style":"currency"}"#, #"{"style":"currency","currency":"euro"}"#,
      #"{"currency":"EUR"}"#, #"{"style":"unit"}"#, #"{"style":"percent","unitDisplay":"long"}"#,
      #"{"fractionDigit":2}"#, #"{"fractionDigits":-1}"#, #"{"fractionDigits":1000000000000}"#,
      #"{"fractionDigits":2,"significantDigits":2}"#, #"{"increment":"0"}"#, #"{"increment":"-1"}"#,
      #"{"increment":"5","maximumFractionDigits":2}"#, #"{"scale":"50"}"#, #"{"prefix":"5"}"#,
      #"{"prefix":"-"}"#, #"{"suffix":"."}"#,
      #"{"suffix":" "}"#, #"{"style":"currency","symbol":""}"#, #"{"grouping":"thousands"}"#,
      #"{"style":"currency","symbol":"B2"}"#, #"{"minimumIntegerDigits":1.5}"#, "[]", "5",
      #"{"kind":{"decimal":{}},"options":{}}"#,
    ] {
      let error = #expect(throws: (any Error).self, "\(json)") {
        try decode(NumberStyle.self, json)
      }
      #expect(error is DecodingError || error is NumberFormatError, "\(json): \(error as Any)")
    }
    #expect(throws: DecodingError.self) { try decode(NumberFormat.Precision.self, "{}") }
    #expect(throws: NumberFormatError.self) {
      try decode(
        NumberFormat.Precision.self, #"{"minimumFractionDigits":1,"maximumFractionDigits":0}"#)
    }
  }

  @Test func numbersAreTextsOrShortNumbers() throws {
    for (json, text) in [
      ("1.5", "1.5"), ("-0.05", "-0.05"), ("123456789012345", "123456789012345"),
      ("1e16", "10000000000000000"), ("10000000000000000", "10000000000000000"),
      ("0.000000000000001", "0.000000000000001"), ("0", "0"), ("-0", "-0"),
      ("123456789012345000000000000000", "123456789012345000000000000000"),
    ] {
      #expect(try decode([ExactDecimal].self, "[\(json)]").map(\.description) == [text])
    }
    for json in [
      "1234567890123456", "0.1234567890123456", "12345678901234567890", "true", "null", "{}",
      "1234567890123456789012345678901234567890123", "1e400",
      // Their `Double` has few digits.
      "10000000000000001", "-10000000000000001", "100000000000000000000000000001",
      "10000000000000000000000000000000000000000000000001", "1.00000000000000000001e20",
      "1e20", "1.0000000000000001e20", "10000000000000001.0",
    ] {
      #expect(throws: DecodingError.self, "\(json)") {
        try decode([ExactDecimal].self, "[\(json)]")
      }
    }
  }

  @Test func limitsOfOptionsComeBack() throws {
    let number = NumberFormat(locale: Locale(identifier: "en"))
    let store = NumberStore<Decimal>(format: number)
    store.restriction = .range(1...3) || .range(70...90)
    for options in [store.session.options, NumberStore<UInt8>(format: number).session.options] {
      let data = try JSONEncoder().encode(options)
      #expect(try JSONDecoder().decode(NumberEditor.Options.self, from: data) == options)
    }
    #expect(
      try decode(
        NumberEditor.Options.self,
        #"{"maximumFractionDigits":2,"allowsNegative":false,"maximum":99.5,"allowedRanges":"...3 70...90"}"#
      ).maximumFractionDigits == .upTo(2))
    for json in [
      #"{"allowedRanges":"1"}"#, #"{"allowedRanges":""}"#, #"{"allowedRanges":"a...b"}"#,
      #"{"valueLimits.maximumFractionDigits":"-1"}"#, #"{"valueLimits.keepsNegativeZero":"yes"}"#,
    ] {
      #expect(throws: DecodingError.self) { try decode(NumberEditor.Options.self, json) }
    }
  }

  @Test func partsOfFormatsAreChecked() throws {
    let json = try object(NumberFormat(.currency("EUR"), locale: "en"))
    let rows: [([String], Any, NumberFormatError.Code)] = [
      (["currency", "fractionDigits"], -1, .digitCountOutOfRange),
      (["currency", "fractionDigits"], 4_000_000_000, .digitCountOutOfRange),
      (["pattern", "grouping", "minimum"], Int.max, .digitCountOutOfRange),
      (["pattern", "grouping", "primary"], Int.max, .digitCountOutOfRange),
      (["pattern", "grouping", "secondary"], -1, .digitCountOutOfRange),
      (["style", "currency"], "5", .unknownCurrency), (["style", "suffix"], "5", .unusableAffix),
      (["pattern", "negative"], ["prefix": [[String: String]](), "suffix": []], .unusablePattern),
    ]
    for (path, value, code) in rows {
      var damaged = json
      if path == ["pattern", "negative"], let pattern = json["pattern"] as? [String: Any] {
        damaged = set(["pattern", "negative"], pattern["unsigned"] as Any, in: json)
      } else {
        damaged = set(path, value, in: json)
      }
      let data = try JSONSerialization.data(withJSONObject: damaged)
      let error = #expect(throws: NumberFormatError.self, "\(path) \(value)") {
        try JSONDecoder().decode(NumberFormat.self, from: data)
      }
      #expect(error?.code == code, "\(path)")
    }
  }

  /// Nobody could tell 5 from -5 if the negative pattern adds nothing that is seen.
  @Test func negativePatternsAreSeen() throws {
    let unseen = [
      "", "\u{200E}", "\u{61C}", "\u{2067}\u{2069}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}",
      " ", "\u{A0}", "\u{202F}", "\u{301}", "\u{FE0F}", "\u{20DD}", "\n",
    ]
    let seen = ["~", "(", "x", "CR ", "\u{200E}−"]
    let styles: [NumberStyle] = [.number, .percent, .currency("EUR"), .unit("meter")]
    var failures = Failures()
    for style in styles where LocaleData.hasUnits || style != .unit("meter") {
      let json = try object(NumberFormat(style, locale: "en"))
      let pattern = try #require(json["pattern"] as? [String: [String: Any]])
      for base in ["unsigned", "positive"] {
        for (texts, isUsable) in [(unseen, false), (seen, true)] {
          for text in texts {
            for (side, kind) in [("prefix", "literal"), ("suffix", "literal"), ("prefix", "other")]
            {
              let part = ["kind": kind, "text": text]
              var affixes = try #require(pattern[base])
              let parts = affixes[side] as? [Any] ?? []
              affixes[side] = side == "prefix" ? [part] + parts : parts + [part]
              let data = try JSONSerialization.data(
                withJSONObject: set(["pattern", "negative"], affixes, in: json))
              var code: NumberFormatError.Code?
              do { _ = try JSONDecoder().decode(NumberFormat.self, from: data) } catch {
                code = (error as? NumberFormatError)?.code
              }
              failures.expect(
                code == (isUsable ? nil : .unusablePattern),
                "\(style.kind) \(base) with \(text.escaped) in the \(side)")
            }
          }
        }
      }
      // A minus sign that is written with another symbol than the same text in front of all
      // numbers.
      var signed = try #require(pattern["unsigned"])
      signed["prefix"] = [["kind": "literal", "text": "-"]] + (signed["prefix"] as? [Any] ?? [])
      let data = try JSONSerialization.data(
        withJSONObject: set(["pattern", "unsigned"], signed, in: json))
      let error = #expect(throws: NumberFormatError.self) {
        try JSONDecoder().decode(NumberFormat.self, from: data)
      }
      #expect(error?.code == .unusablePattern)
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Decoded symbols are checked as those that an app sets.
  @Test func decodedSymbolsAreChecked() throws {
    let json = try object(NumberFormat(locale: "en"))
    for (name, text) in [("minusSign", "("), ("decimalSeparator", "e"), ("minusSign", "\u{301}")] {
      let data = try JSONSerialization.data(
        withJSONObject: set(["symbols", name], text, in: json))
      let error = #expect(throws: NumberFormatError.self, "\(name)") {
        try JSONDecoder().decode(NumberFormat.self, from: data)
      }
      #expect(error?.code == .unusableSymbols, "\(name)")
    }
  }

  /// Whatever is in a file, decoding gives a value that works, or a typed error, and never stops
  /// the program.
  @Test func damagedFilesAreErrorsOrWork() throws {
    var damage = Damage(SeededGenerator(topic: "damaged files"))
    var failures = Failures(seed: Samples.seed)
    var options = NumberEditor.Options(range: 1...99.5)
    options.maximumFractionDigits = .upTo(2)
    options.valueLimits = Int8.limits
    let french = try NumberFormat(.currency("EUR").rounded(increment: 0.05), locale: "fr")
    let arabic = try NumberFormat(.percent.suffix(" x"), locale: "ar-EG")
    let number = NumberFormatStyle<Int>(try NumberFormat(locale: "hi")).ranged(1...9)
    for _ in 0..<Samples.factor {
      for (_, style) in Self.styles {
        try damage.run(style, &failures) {
          try Self.use(NumberFormat($0, locale: Locale(identifier: "de")))
        }
      }
      for format in [french, arabic] { try damage.run(format, &failures, use: Self.use) }
      try damage.run(number, &failures) { try Self.use($0.numberFormat) }
      try damage.run(number.parseStrategy, &failures) { _ = try? $0.parse("5") }
      try damage.run(options, &failures) {
        var session = EditingSession(format: french, options: $0)
        session.type("12,5-")
        session.increment()
        session.commit()
      }
      for precision in [.fractionLength(1...2), .significantDigits(3)] as [NumberFormat.Precision] {
        try damage.run(precision, &failures) {
          try Self.use(NumberFormat(.number.precision($0), locale: Locale(identifier: "en")))
        }
      }
      try damage.run([ExactDecimal(5), 0.25], &failures) { _ = $0.map { $0 + 1 } }
      try damage.run(["EUR"] as [CurrencyCode], &failures) { codes in
        for code in codes {
          try Self.use(NumberFormat(.currency(code), locale: Locale(identifier: "en")))
        }
      }
      try damage.run(french.symbols, &failures) { _ = try arabic.with(symbols: $0).format(1234.5) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Writes and reads numbers, and edits a field.
  private static func use(_ format: NumberFormat) throws {
    for value in [0, -1, 1234.5, 1e-7, -98_765_432.125] as [ExactDecimal] {
      let text = format.format(value)
      _ = try? format.parse(text)
      _ = try? format.parse(text, mode: .lenient)
    }
    let store = NumberStore<Decimal>(value: 12.5, format: format)
    store.type("3.4")
    store.deleteBackward()
    store.commit()
    store.locale = Locale(identifier: "fr")
    store.style = .currency("JPY")
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func object(_ value: some Encodable) throws -> [String: Any] {
    let data = try JSONEncoder().encode(value)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func set(_ path: [String], _ value: Any, in object: [String: Any]) -> [String: Any] {
    var object = object
    guard path.count > 1 else {
      object[path[0]] = value
      return object
    }
    let inner = object[path[0]] as? [String: Any] ?? [:]
    object[path[0]] = set(Array(path.dropFirst()), value, in: inner)
    return object
  }
}

/// Damages encoded values at random places, and decodes them again.
private struct Damage {
  private var random: SeededGenerator

  init(_ random: SeededGenerator) { self.random = random }

  mutating func run<Value: Codable & Equatable>(
    _ value: Value, _ failures: inout Failures, use: (Value) throws -> Void
  ) throws {
    let whole = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    for _ in 0..<60 {
      var damaged = whole
      for _ in 0...random.number(below: 2) { damaged = self.damaged(damaged) }
      let data = try JSONSerialization.data(withJSONObject: damaged, options: .fragmentsAllowed)
      if let message = DecodingInvariants.broken(by: data, as: Value.self, use: use) {
        failures.add(message)
      }
    }
  }

  private mutating func damaged(_ value: Any) -> Any {
    if var object = value as? [String: Any],
      let key = object.keys.sorted().randomElement(using: &random)
    {
      switch random.number(below: 8) {
      case 0: object[key] = nil
      case 1: object[random.pick(["style", "suffix", "scale", "minimum", "x"])] = scalar()
      case 2: object[key] = object.values.map { "\($0)" }.sorted().first ?? ""
      default: object[key] = object[key].map { damaged($0) }
      }
      return object
    }
    if var array = value as? [Any], !array.isEmpty {
      let index = random.number(below: array.count)
      switch random.number(below: 5) {
      case 0: array.remove(at: index)
      case 1: array.append(array[index])
      default: array[index] = damaged(array[index])
      }
      return array
    }
    return scalar()
  }

  private mutating func scalar() -> Any {
    let numbers: [Any] = [
      -1, 0, 1, 3, 17, 999, 1000, Int.min, Int.max, 4_000_000_000, 1e300, 0.5, true, NSNull(),
      [Any](), [String: Any](),
    ]
    let texts = [
      "", " ", "5", "m2", "-", "EUR", "eur", "\u{200F}", "9876543210", "0000000000", "٠١٢٣٤٥٦٧٨٩",
      ".", ",", "1e999", "1e99999", "0.05", "currency", "always", "integer", "minusSign", "👍🏽",
      String(repeating: "x", count: 3000), "\0",
    ]
    return random.once(in: 2) ? random.pick(numbers) : random.pick(texts)
  }
}
