import LiveNumber
import TestSupport
import Testing

/// Properties of a field in which what is typed means what is seen, and how many cases break each
/// of them: EDITING.md 2.
///
/// The first cases are the same in each run. A change that breaks more of them doesn't pass, and
/// one that breaks fewer lowers the ceiling. The others, with the seed of the run, find new ones.
@Suite struct TypedTextPropertyTests {
  /// The number of a field after a commit, or `nil` if it isn't valid.
  private typealias Number = ExactDecimal?

  /// The cases that break a property.
  private struct Tally {
    /// Both ways are valid, with different numbers.
    var otherNumber = 0
    /// One of the ways isn't valid.
    var otherValidity = 0
    private var samples: [String] = []
    private var broken: [String] = []

    mutating func compare(_ found: Number, _ expected: Number, _ subject: @autoclosure () -> String)
    {
      guard found != expected else { return }
      if found != nil, expected != nil { otherNumber += 1 } else { otherValidity += 1 }
      guard samples.count < 10, found != nil && expected != nil || otherNumber == 0 else { return }
      samples.append(
        "\(subject()): \(found.map { "\($0)" } ?? "-"), \(expected.map { "\($0)" } ?? "-")")
    }

    /// Expects something of a case.
    mutating func expect(_ condition: Bool, _ subject: @autoclosure () -> String) {
      if !condition { broken.append(subject()) }
    }

    /// Expects at most some cases of each kind, prints how many there are, and some of the worse
    /// ones.
    func expect(otherNumber: Int, otherValidity: Int, _ name: String) {
      print("\(name): \(self.otherNumber) other numbers, \(self.otherValidity) other validities")
      let found = "\(self.otherNumber), \(self.otherValidity):\n\(samples.joined(separator: "\n"))"
      #expect(self.otherNumber <= otherNumber, "\(name): \(found)")
      #expect(self.otherValidity <= otherValidity, "\(name): \(found)")
      #expect(broken.isEmpty, "\(name): \(broken.prefix(10).joined(separator: "\n"))")
    }
  }

  /// The first cases, and random ones.
  private struct Tallies {
    let first: Tally
    let random: Tally

    /// Expects at most some of the first cases of each kind, and half as many more of the random
    /// ones, in proportion.
    func expect(otherNumber: Int, otherValidity: Int, _ name: String) {
      first.expect(otherNumber: otherNumber, otherValidity: otherValidity, name)
      func ceiling(_ count: Int) -> Int {
        count * randomCount * 3 / (2 * TypedTextPropertyTests.count)
      }
      random.expect(
        otherNumber: ceiling(otherNumber), otherValidity: ceiling(otherValidity),
        "\(name), \(randomCount) with LIVENUMBER_SEED=\(Samples.seed)")
    }
  }

  private static let count = 4_000
  private static let randomCount = 20_000 * Samples.factor

  private static let locales = [
    "en", "de", "fr", "pl", "sv", "de-CH", "nb", "en-IN", "hi", "pt-PT", "ar-EG",
  ]
  private static let characters = Array(".,'  -+/:*()ke€%".unicodeScalars)

  /// Each locale's formats of a plain number, an amount, a percentage, and a length.
  private static let formats: [NumberFormat] = locales.flatMap { name in
    [NumberStyle.number, .currency("EUR"), .percent, .unit("kilometer")].compactMap { style in
      (try? NumberLocale(name)).flatMap { try? NumberFormat(style, locale: $0) }
    }
  }

  /// Counts the cases, each in a format, that break a property.
  private static func tally(
    _ check: (inout SeededGenerator, NumberFormat, inout Tally) -> Void
  ) -> Tallies {
    func tally(_ random: SeededGenerator, _ count: Int) -> Tally {
      var random = random
      var tally = Tally()
      for _ in 0..<count {
        let format = random.pick(formats)
        check(&random, format, &tally)
      }
      return tally
    }
    return Tallies(
      first: tally(SeededGenerator(seed: 1), count),
      random: tally(SeededGenerator(topic: "typed"), randomCount))
  }

  private static func number(of field: EditingSession) -> Number {
    var field = field
    field.apply(.commit)
    return field.validity == .valid ? field.value : nil
  }

  private static func typed(_ text: String, in format: NumberFormat) -> EditingSession {
    var field = EditingSession(format: format)
    for scalar in text.unicodeScalars { field.apply(.type(scalar)) }
    return field
  }

  private static func pasted(_ text: String, in format: NumberFormat) -> Number {
    var field = EditingSession(format: format)
    // A paste that is cut isn't what was pasted.
    guard field.apply(.paste(text)) == .accepted else { return nil }
    return number(of: field)
  }

  private static func character(_ random: inout SeededGenerator) -> String {
    String(random.pick(characters))
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<random.number(in: 3...7) {
      text += random.once(in: 6) ? character(&random) : random.digits(1)
    }
    return text
  }

  /// Returns whether the first digit is a zero in front of another.
  private static func beginsWithLoneZero(_ text: String) -> Bool {
    let digits = text.utf8.drop { !(0x30...0x39).contains($0) }
    return digits.first == 0x30
      && digits.dropFirst().first.map { (0x30...0x39).contains($0) } == true
  }

  /// The same characters at the same places, typed in another order, are the same number.
  @Test func order() {
    let tally = Self.tally { random, format, tally in
      let digits = "\(random.number(in: 1...9))" + random.digits(random.number(in: 2...6))
      let offset = random.number(in: 1...digits.utf8.count)
      let front = String(digits.prefix(offset)), back = String(digits.dropFirst(offset))
      let key = Self.character(&random)
      var later = Self.typed(digits, in: format)
      for _ in back { later.apply(.move(.left, extending: false)) }
      let text = later.text
      for scalar in key.unicodeScalars { later.apply(.type(scalar)) }
      let number = Self.number(of: later)
      var inOrder = EditingSession(format: format)
      var isRefused = false
      for scalar in (front + key + back).unicodeScalars {
        isRefused = inOrder.apply(.type(scalar)).isRejected || isRefused
      }
      let typed = Self.number(of: inOrder)
      // A key that was stepped over, or was refused, isn't shown.
      let isShown = later.text != text && !isRefused
      guard isShown || number != nil && typed != nil else { return }
      tally.compare(
        number, typed, "\(format.locale) \(format.style.kind), \(front)‹\(key)›\(back)")
    }
    tally.expect(otherNumber: 0, otherValidity: 0, #function)
  }

  /// A wrong key that Backspace takes back changes nothing, unless it shows keys that wait, or a
  /// lone zero gave way to it.
  @Test func detour() {
    let tally = Self.tally { random, format, tally in
      let text = Self.text(&random)
      let offset = random.number(in: 1...text.unicodeScalars.count)
      let front = String(String.UnicodeScalarView(text.unicodeScalars.prefix(offset)))
      let back = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(offset)))
      let slip = random.once(in: 3) ? random.digits(1) : Self.character(&random)
      var field = Self.typed(front, in: format)
      let hasLoneZero = ["0", "-0"].contains(field.state.content.text) && slip.first!.isNumber
      guard field.state.waitingKeys.isEmpty, !hasLoneZero else { return }
      for scalar in slip.unicodeScalars { field.apply(.type(scalar)) }
      field.apply(.delete(.backward))
      for scalar in back.unicodeScalars { field.apply(.type(scalar)) }
      tally.compare(
        Self.number(of: field), Self.number(of: Self.typed(text, in: format)),
        "\(format.locale) \(format.style.kind), \(front)‹\(slip)⌫›\(back)")
    }
    tally.expect(otherNumber: 0, otherValidity: 0, #function)
  }

  /// What is typed and committed is what its paste is, unless the paste is refused.
  @Test func typedIsPasted() {
    let tally = Self.tally { random, format, tally in
      let text = Self.text(&random)
      // A zero gave way to a digit.
      guard !Self.beginsWithLoneZero(text),
        let typed = Self.number(of: Self.typed(text, in: format)),
        let pasted = Self.pasted(text, in: format)
      else { return }
      tally.compare(typed, pasted, "\(format.locale) \(format.style.kind), \(text)")
    }
    tally.expect(otherNumber: 0, otherValidity: 0, #function)
  }

  /// The text that a valid field shows is the number that it holds, or isn't read.
  @Test func shownIsHeld() {
    let tally = Self.tally { random, format, tally in
      let field = Self.typed(Self.text(&random), in: format)
      guard field.validity == .valid, let value = field.value,
        let shown = Self.pasted(field.text, in: format)
      else { return }
      tally.compare(value, shown, "\(format.locale) \(format.style.kind), \(field.text)")
    }
    tally.expect(otherNumber: 0, otherValidity: 0, #function)
  }

  /// An amount in the convention of any locale is the number that was meant, or isn't valid.
  @Test func meant() {
    let conventions: [(group: String, decimal: String, sizes: GroupingSizes)] = [
      (",", ".", .thousands), (".", ",", .thousands), (" ", ",", .thousands),
      ("'", ".", .thousands), ("", ".", .thousands), ("", ",", .thousands), (",", ".", .indian),
    ]
    let tally = Self.tally { random, format, tally in
      let integer = "\(random.number(in: 1...9))" + random.digits(random.number(in: 0...6))
      let fraction = random.digits(random.pick([0, 1, 2, 2, 2]))
      let (group, decimal, sizes) = random.pick(conventions)
      let sign = random.once(in: 4) ? "-" : ""
      let text =
        sign + ForeignNumber.grouped(integer, by: group, sizes)
        + (fraction.isEmpty ? "" : decimal + fraction)
      let meant = ExactDecimal(sign + integer + (fraction.isEmpty ? "" : "." + fraction))?
        .scaledByPowerOfTen(-format.powerOfTen)
      let typed = Self.number(of: Self.typed(text, in: format))
      let subject = "\(format.locale) \(format.style.kind), \(text)"
      tally.compare(typed, meant, subject)
      guard typed != nil, typed != meant else { return }
      // It's wrong only as its paste is.
      var field = EditingSession(format: format)
      field.apply(.paste(text))
      tally.expect(Self.number(of: field) == typed, subject)
    }
    tally.expect(otherNumber: 52, otherValidity: 53, #function)
  }
}
