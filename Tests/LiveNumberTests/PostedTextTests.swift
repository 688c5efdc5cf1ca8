import Foundation
import LiveNumber
import TestSupport
import Testing

/// Text from outside a program is a number as a whole, or an error that says why: NUMBERS.md 6.
@Suite struct PostedTextTests {
  private let german = Locale(identifier: "de")
  private static let styles: [NumberStyle] = [
    .number, .currency("EUR"), .currency("JPY"), .currency("KWD"), .percent, .unit("kilometer"),
  ]

  /// Adds a failure unless a post has a value, or an error of a code.
  private static func compare<Value>(
    _ post: String?, _ expected: String, in failures: inout Failures,
    _ read: () throws -> Value
  ) {
    do {
      failures.compare("\(try read())", expected, "\(post ?? "nil")")
    } catch let error as NumberParseError {
      failures.compare(error.code.rawValue, expected, "\(post ?? "nil")")
      failures.compare(error.text, post ?? "", "the text of the error")
    } catch {
      failures.add("\(post ?? "nil"): \(error)")
    }
  }

  @Test func amounts() {
    let euros = NumberFormat(.currency("EUR"), locale: german)
    let rows: [(String?, String)] = [
      ("1.234,50", "1234.50"), ("1234,5 €", "1234.5"), ("1.5", "1.5"), ("1,234.56", "1234.56"),
      (" 12 ", "12"), ("12,3400", "12.3400"), ("EUR 7", "7"), ("0,01", "0.01"), ("1e3", "1000"),
      (nil, "empty"), ("", "empty"), (" \u{A0}\r\n", "empty"), ("\u{200E}", "empty"),
      ("12,349", "tooManyFractionDigits"), ("1e-3", "tooManyFractionDigits"),
      ("0", "outOfRange"), ("-3", "negativeNotAllowed"), ("100.000,01", "outOfRange"),
      ("$5", "otherCurrency"), ("abc", "unexpectedCharacter"), ("1/2", "unexpectedCharacter"),
      ("1,5 €x", "unexpectedCharacter"), ("1.2.3", "misplacedGrouping"), ("€", "noDigits"),
      ("1e99999", "tooManyDigits"), ("1٢", "mixedDigits"), ("5 5", "misplacedGrouping"),
    ]
    var failures = Failures()
    for (post, expected) in rows {
      Self.compare(post, expected, in: &failures) {
        try euros.read(post, as: ExactDecimal.self, in: 0.01...100_000)
      }
      Self.compare(post, expected, in: &failures) {
        try euros.read(utf8: (post ?? "").utf8, as: ExactDecimal.self, in: 0.01...100_000)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(throws: NumberParseError.self) {
      try euros.read(utf8: [0x31, 0xFF], as: Decimal.self)
    }
  }

  @Test func otherFormatsAndTypes() throws {
    var failures = Failures()
    let plain = NumberFormat(locale: german)
    let yen = NumberFormat(.currency("JPY"), locale: german)
    let percent = NumberFormat(.percent, locale: german)
    let french = NumberFormat(locale: Locale(identifier: "fr"))
    let steps = NumberFormat(.number.rounded(increment: 0.05), locale: german)
    Self.compare("1,5", "noFraction", in: &failures) { try plain.read("1,5", as: Int.self) }
    // A thousand to many, and no integer has a fraction.
    Self.compare("1,000", "ambiguousSeparator", in: &failures) {
      try plain.read("1,000", as: Int.self)
    }
    Self.compare("1,0", "1", in: &failures) { try plain.read("1,0", as: Int.self) }
    Self.compare("300", "doesNotFit", in: &failures) { try plain.read("300", as: UInt8.self) }
    Self.compare("-1", "negativeNotAllowed", in: &failures) {
      try plain.read("-1", as: UInt8.self)
    }
    Self.compare("300", "outOfRange", in: &failures) {
      try plain.read("300", as: UInt8.self, in: 1...99)
    }
    Self.compare("1.234,50", "noFraction", in: &failures) {
      try yen.read("1.234,50", as: Decimal.self)
    }
    Self.compare("1.234,00", "1234", in: &failures) {
      try yen.read("1.234,00", as: Decimal.self)
    }
    Self.compare("12,5 %", "0.125", in: &failures) {
      try percent.read("12,5 %", as: ExactDecimal.self, in: 0...1)
    }
    Self.compare("5 %", "notAMultiple", in: &failures) { try percent.read("5 %", as: Int.self) }
    Self.compare("1,03", "notAMultiple", in: &failures) {
      try steps.read("1,03", as: Decimal.self)
    }
    Self.compare("1.234", "ambiguousSeparator", in: &failures) {
      try french.read("1.234", as: Decimal.self)
    }
    Self.compare("1.5", "misplacedGrouping", in: &failures) {
      try plain.read("1.5", as: Decimal.self, mode: .lenient)
    }
    let none: Decimal? = try plain.read(" ", as: Decimal?.self, in: 1...)
    let some = try plain.read("7", as: Decimal?.self, in: 1...)
    #expect(none == nil && some == 7)
    #expect(try plain.read(nil, as: Int?.self) == nil)
    #expect(failures.isEmpty, "\(failures)")
  }

  /// What a user is told of a post.
  @Test func sentences() {
    let rows: [(String, NumberStyle, String, String)] = [
      ("de", .currency("EUR"), "", "Bitte eine Zahl eingeben."),
      (
        "de", .currency("EUR"), "200000",
        "Bitte eine Zahl von 0,01 € bis 100.000,00 € eingeben."
      ),
      ("fr", .number, "1.234", "1,234 ou 1 234 ?"),
      ("ja", .currency("JPY"), "1000-", "-¥1,000 ですか、¥1,000 ですか？"),
      ("en", .number, "5 x", "This character isn't part of a number."),
    ]
    var failures = Failures()
    for (locale, style, post, sentence) in rows {
      let locale = Locale(identifier: locale)
      let format = NumberFormat(style, locale: locale)
      do {
        let number = try format.read(post, as: Decimal.self, in: 0.01...100_000)
        failures.add("\(post) is \(number)")
      } catch {
        let found = error.message(in: locale).filter { !"\u{2068}\u{2069}".contains($0) }
        // Foundation's data have the narrow yen sign.
        let plain = found.map { $0.isWhitespace ? " " : $0 == "￥" ? "¥" : $0 }
        failures.compare(String(plain), sentence, "\(locale) \(post)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  // MARK: - Random posts

  /// A post is the number that its paste is, if that fits, and otherwise an error; a store takes
  /// the same, or keeps all of it out.
  @Test func aPostIsItsNumberOrAnError() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for format in Self.sampledFormats(&random) {
      let digits = format.currency?.fractionDigits ?? 6
      for _ in 0..<(4 * Samples.factor) {
        let post = Self.post(in: format, &random)
        let (broken, number) = PasteInvariants.broken(by: post, in: format)
        let subject = "\(format.locale) \(format.style.kind) “\(post.escaped)”"
        if let broken { failures.add("\(format.locale): \(broken)") }
        let shown = number?.scaledByPowerOfTen(format.powerOfTen)?.trimmed()
        let fits =
          number.map { -1_000...1_000_000 ~= $0 } ?? false
          && shown.map { format.currency == nil || $0.scale <= digits } ?? false
        let store = NumberStore<ExactDecimal>(format: format)
        store.range = ValueBounds(-1_000...1_000_000)
        store.value = 1
        store.read(post)
        store.commit()
        do {
          let read = try format.read(post, as: ExactDecimal.self, in: -1_000...1_000_000)
          failures.expect(fits && read == number, "\(subject) is \(read)")
          failures.expect(
            store.isValid && store.exactValue == read && store.readError == nil,
            "\(subject) is \(store.text.escaped) in a store")
        } catch {
          failures.expect(!fits, "\(subject): \(error.code.rawValue)")
          failures.expect(!error.message(in: german).isEmpty, "\(subject) has no sentence")
          let isBlank = error.code == .empty
          failures.expect(
            isBlank
              ? store.isEmpty
              : !store.isValid && store.readError == error
                && store.exactValue == 1 && store.message == error.message(in: store.locale),
            "\(subject) is \(store.text.escaped) in a store, \(store.validity)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A post is what a field of its type makes of its paste, if that takes all of it.
  @Test func aPostIsWhatAFieldOfItsTypeTakes() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for format in Self.sampledFormats(&random) {
      for _ in 0..<(2 * Samples.factor) {
        let post = Self.post(in: format, &random)
        Self.compare(post, Int.self, in: format, &failures)
        Self.compare(post, UInt8.self, in: format, &failures)
        Self.compare(post, Decimal.self, in: format, &failures)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func compare<Value: NumberValue>(
    _ post: String, _ type: Value.Type, in format: NumberFormat, _ failures: inout Failures
  ) {
    var field = EditingSession(format: format, options: .init { $0.valueLimits = Value.limits })
    let outcome = field.paste(post)
    let subject = "\(format.locale) \(format.style.kind), “\(post.escaped)” as \(type)"
    do {
      let read = try format.read(post, as: type)
      // A field has no room for `.0` without a fraction, nor for a minus in front of zero.
      let isZero =
        read.decimalValue == .zero
        && [.tooManyFractionDigits, .negativeNotAllowed].contains(outcome.reason)
      failures.expect(
        field.validity == .valid && field.value == read.decimalValue || isZero,
        "\(subject) is \(read), and a field has \(field.text.escaped), \(outcome)")
    } catch {
      // A hyphen that can close the amount leaves the number, with a warning.
      failures.expect(
        outcome != .accepted || field.validity != .valid || error.code == .misplacedSign,
        "\(subject): \(error.code.rawValue), and a field takes \(field.text.escaped)")
    }
  }

  /// What a format writes is read, with every digit.
  @Test func whatAFormatWritesIsRead() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for format in Self.sampledFormats(&random) {
      for _ in 0..<(2 * Samples.factor) {
        let scale = format.currency?.fractionDigits ?? random.number(in: 0...3)
        let digits = ExactDecimal(random.digits(random.number(in: 1...9))) ?? 0
        guard let number = digits.scaledByPowerOfTen(-scale - format.powerOfTen) else { continue }
        let signed = random.once(in: 3) ? -number : number
        let post = format.format(signed)
        let subject = "\(format.locale) \(format.style.kind): \(post.escaped)"
        do {
          let read = try format.read(post, as: ExactDecimal.self)
          failures.expect(read == signed, "\(subject) is \(read)")
        } catch {
          // Behind three digits, a separator that only groups elsewhere can be either.
          failures.expect(
            error.code == .ambiguousSeparator && error.readings.contains(post),
            "\(subject): \(error.code.rawValue), \(error.readings)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns formats of the locales that random tests take, in one of the styles each.
  private static func sampledFormats(_ random: inout SeededGenerator) -> [NumberFormat] {
    NumberLocale.sampled.compactMap { try? NumberFormat(random.pick(styles), locale: $0) }
  }

  /// Returns a number in any convention, with something around it or among it.
  private static func post(in format: NumberFormat, _ random: inout SeededGenerator) -> String {
    let separators = [",", ".", " ", "'", "\u{A0}", "’", "٫", "٬", ""]
    let number = ForeignNumber.text(
      random.digits(random.number(in: 1...9)), group: random.pick(separators),
      decimal: random.pick(separators), &random)
    switch random.number(below: 6) {
    case 0: return format.format(ExactDecimal(random.content()) ?? 0)
    case 1: return random.pick(["-", "+", "(", "$", "€", "EUR ", "x", " "]) + number
    case 2:
      return number + random.pick(["-", ")", " €", "%", " km", "e5", "e-3", "e99999", "\r\n"])
    case 3:
      var scalars = Array(number.unicodeScalars)
      scalars.insert(
        random.pick(Array("-./,:x e\u{200E}\u{0}٣".unicodeScalars)),
        at: random.number(in: 0...scalars.count))
      return String(String.UnicodeScalarView(scalars))
    default: return number
    }
  }

  // MARK: - A store

  @Test func aStoreKeepsOutWhatItCannotTake() throws {
    let count = NumberStore<Int>(value: 1, in: 1...99, locale: german)
    #expect(count.read("1,5").isRejected)
    #expect(!count.isValid && count.value == 1 && count.validValue == nil)
    #expect(count.readError?.text == "1,5" && count.readError?.code == .noFraction)
    #expect(count.message == "Dieses Feld nimmt nur ganze Zahlen an.")
    #expect(count.commit().isRejected && !count.isValid, "a commit makes nothing valid")
    count.type("2")
    #expect(count.text == "12" && count.isValid && count.readError == nil)
    #expect(count.read("abc").isRejected && count.text == "12")
    #expect(count.read("7") == .accepted && count.value == 7 && count.isValid)
    #expect(count.read("300").reason == .outOfRange && count.value == 7)
    #expect(count.read(nil) == .accepted && count.isEmpty && count.readError == nil)
    count.restriction = .where(NumberEditor.Reason(rawValue: "odd")) { $0.isMultiple(of: 2) }
    #expect(count.read("5").reason == NumberEditor.Reason(rawValue: "odd") && count.text.isEmpty)
    #expect(count.read("8").isRejected == false && count.value == 8)
  }

  @Test func whatIsNoEditKeepsTheError() throws {
    let store = NumberStore<Int>(value: 1, locale: Locale(identifier: "fr"))
    store.read("abc")
    store.move(.toStart)
    store.selectAll()
    store.type("x")
    store.range = 0...50
    store.options.allowsNegative = false
    #expect(!store.isValid && store.readError?.text == "abc" && store.commit().isRejected)
    store.value = 1
    #expect(store.isValid && store.readError == nil, "a value from the program ends it")
    store.read("abc")
    #expect(store.read("1") == .accepted && store.isValid && store.readError == nil)
    store.read("abc")
    store.read("")
    #expect(store.isEmpty && store.readError == nil && store.text.isEmpty)
    store.read("abc")
    #expect(store.read("") == .accepted && store.isEmpty && store.readError == nil)
    #expect(!store.undo())
  }

  @Test func aReadingOfTheErrorCanBeAccepted() throws {
    let store = NumberStore<Decimal>(value: 1, locale: Locale(identifier: "fr"))
    store.read("1.234")
    #expect(!store.isValid && store.readings == ["1,234", "1\u{202F}234"])
    #expect(store.apply(.accept("1\u{202F}234")) == .accepted)
    #expect(store.isValid && store.value == 1234 && store.readError == nil)
  }

  @Test func aStoreTakesANumberOverATextThatAsks() throws {
    let price = NumberStore<Decimal>(.currency("EUR"), locale: german)
    price.type("12-")
    #expect(!price.isValid)
    price.read("15")
    #expect(price.isValid && price.value == 15)
    price.type("5.5")
    price.read("")
    #expect(price.text.isEmpty && price.isEmpty, "no text empties a field that asks")
    price.read("15")
    price.read("12,349")
    #expect(!price.isValid && price.value == 15 && price.text == "15,00\u{A0}€")
    price.deleteBackward()
    #expect(price.readError == nil)
  }
}
