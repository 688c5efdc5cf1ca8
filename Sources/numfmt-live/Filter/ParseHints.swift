import LiveNumber
import EscapedText

/// Advice on texts that aren't numbers in the form that the options describe: the options with
/// which they would be.
// Only a filter whose turn it is asks for advice.
final class ParseHints: @unchecked Sendable {
  private let style: NumberStyle
  private let locale: NumberLocale
  private let options: NumberFormat.Options
  private let mode: ParseMode
  /// The option for the locale: `--locale` or `--from`.
  private let option: String
  private var formats: [String: NumberFormat?] = [:]

  init(
    style: NumberStyle, locale: NumberLocale, options: NumberFormat.Options, mode: ParseMode,
    option: String
  ) {
    self.style = style
    self.locale = locale
    self.options = options
    self.mode = mode
    self.option = option
  }

  /// Returns advice on a text that isn't a number, or `nil` if there is none.
  func hint(for text: Bytes) -> String? {
    guard text.count <= ParseHints.maximumLength else { return nil }
    guard let text = String(validating: text, as: UTF8.self) else {
      return LikelyEncoding.all(for: [Array(text)], name: nil).first.map {
        "If the input is in \($0.encoding.rawValue), add \($0.encoding.option.text)"
      }
    }
    if text.isEmpty { return "Empty fields stay as they are with --empty keep." }
    if text.utf8.last == .carriageReturn {
      return "It ends in a carriage return, half of CR LF; remove that first."
    }
    return hintOfMode(text) ?? hintOfStyle(text) ?? hintOfLocale(text) ?? hintOfSeveral(text)
      ?? hintOfSurroundings(text)
  }

  private static let maximumLength = 200

  /// Returns advice on a text that isn't a plain number, or `nil` if there is none.
  static func hint(forPlain text: Bytes) -> String? {
    guard text.count <= maximumLength else { return nil }
    if text.isEmpty { return "Empty fields stay as they are with --empty keep." }
    if let text = String(validating: text, as: UTF8.self), let number = hyphenated(text) {
      return "U+2212 isn't the minus sign of plain numbers; write \(number)."
    }
    let reader = FamiliarLocale.all.first { familiar in
      guard let locale = try? NumberLocale(familiar.identifier),
        let format = try? NumberFormat(.number, locale: locale)
      else { return false }
      return (try? format.parse(utf8: text)) != nil
    }
    return reader.map {
      "It looks like \($0.words); numfmt-live convert --from \($0.identifier) reads it."
    }
  }

  /// Returns a plain number with a hyphen for its minus sign U+2212, or `nil` if a text is another
  /// one.
  static func hyphenated(_ text: String) -> String? {
    guard text.unicodeScalars.first == "\u{2212}" else { return nil }
    let number = "-" + text.dropFirst()
    return ExactDecimal(number) == nil ? nil : number
  }

  // MARK: - Other options

  private func hintOfMode(_ text: String) -> String? {
    guard mode == .strict, let value = value(of: text, style, locale, .lenient) else { return nil }
    if let minus = text.unicodeScalars.first(where: { $0 == "\u{2212}" }) {
      return "\(InvisibleScalar.name(of: minus)) is a minus sign that strict parsing rejects; "
        + "try --lenient."
    }
    // `1e400` has 401 digits.
    let text = "\(value)"
    let digitCount = text.utf8.count(where: \.isDigit)
    let number = digitCount > 40 ? "a number of \(digitCount) digits" : text
    return "It could be \(number); try --lenient."
  }

  private func hintOfStyle(_ text: String) -> String? {
    for other in otherStyles(for: text) {
      let advice = "It has \(other.words); try \(other.options)"
      if value(of: text, other.style, locale, mode) != nil { return "\(advice)." }
      if value(of: text, other.style, locale, .lenient) != nil { return "\(advice) --lenient." }
    }
    return nil
  }

  private func hintOfLocale(_ text: String) -> String? {
    let readers = readers(of: text, style, mode)
    guard let first = readers.first else { return nil }
    if let other = readers.first(where: { $0.value != first.value }) {
      return "It's \(first.value) in \(first.locale.words) and \(other.value) in "
        + "\(other.locale.words); numfmt-live detect can compare them in all lines."
    }
    return "It looks like \(first.locale.words); try \(option) \(first.locale.identifier)."
  }

  /// Returns advice on a text that only lenient parsing reads in another locale.
  private func hintOfSeveral(_ text: String) -> String? {
    let same = OtherStyle(style: style, words: "", options: "")
    for other in otherStyles(for: text) + [same] {
      guard let locale = readers(of: text, other.style, .lenient).first?.locale else { continue }
      return "It looks like \(locale.words)" + (other.words.isEmpty ? "" : " with \(other.words)")
        + "; try \(option) \(locale.identifier) "
        + (other.options.isEmpty ? "" : "\(other.options) ") + "--lenient."
    }
    return nil
  }

  /// Returns advice on a text with words before or after the number.
  private func hintOfSurroundings(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    guard let first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return nil }
    // Spaces between a number and the text around it are removed with that text.
    let prefix = String(String(scalars[..<first]).reversed().drop(while: \.isWhitespace).reversed())
    let number = String(scalars[first...last])
    let suffix = String(String(scalars[scalars.index(after: last)...]).drop(while: \.isWhitespace))
    guard !(prefix + suffix).isEmpty else { return nil }
    var advice: [PrintedOption] = []
    if value(of: number, style, locale, mode) == nil {
      guard let reader = readers(of: number, style, mode).first else { return nil }
      advice.append(PrintedOption(option, reader.locale.identifier))
    }
    if ParseHints.triangles.contains(prefix) {
      advice.append(PrintedOption("--sign-prefix", "\(prefix)=-"))
      return "If \"\(prefix)\" is the minus sign of Japanese accounts, try \(advice.text)."
    }
    guard !(prefix + suffix).unicodeScalars.contains(where: ParseHints.isInNoUnit) else {
      return nil
    }
    if let part = [prefix, suffix].first(where: Multiplier.isPartOfNumber) {
      return "\"\(part)\" is a part of the number; write the number in digits."
    }
    let isSign = ParseHints.signWords.contains(suffix.filter { !$0.isWhitespace })
    let multiplier = [prefix, suffix].first(where: Multiplier.isIn)
    if let multiplier, !isSign || multiplier == prefix {
      return "\"\(multiplier)\" changes the magnitude; write the number in full."
    }
    guard ShellWord.canShow(prefix + suffix) else { return nil }
    if !prefix.isEmpty { advice.append(PrintedOption("--strip-prefix", prefix)) }
    if isSign {
      guard suffix.last?.isWhitespace != true else { return nil }
      advice.append(PrintedOption("--sign-suffix", "\(suffix)=-"))
      let isOnlySign = multiplier == nil ? "" : ", and doesn't change the magnitude"
      return "If \"\(suffix)\" is a sign\(isOnlySign), try \(advice.text) or \(suffix)=+."
    }
    if !suffix.isEmpty { advice.append(PrintedOption("--strip-suffix", suffix)) }
    return "If the number is only \(number), try \(advice.text)."
  }

  /// The minus signs of Japanese accounts, which can be arrows for up in other texts.
  static let triangles: Set = ["△", "▲"]

  /// Returns whether a character is in no currency or unit, since it can be a sign, is code, or
  /// isn't seen.
  private static func isInNoUnit(_ scalar: Unicode.Scalar) -> Bool {
    let kind = CharacterClass(scalar)
    // The long vowel of `キロ` with `ー` is a letter, although Japanese keyboards type it for a minus.
    let isSign = kind.isSign && !scalar.properties.isAlphabetic
    return isSign || kind.isParenthesis || InvisibleScalar.contains(scalar)
      || "\"\\$`!".unicodeScalars.contains(scalar)
  }

  /// What statements of accounts write for the signs: German `Soll` and `Haben`, debit and credit.
  static let signWords: Set = ["S", "H", "D", "C", "DR", "CR", "Dr", "Cr", "DB"]

  // MARK: - Reading

  private func readers(
    of text: String, _ style: NumberStyle, _ mode: ParseMode
  ) -> [(locale: FamiliarLocale, value: ExactDecimal)] {
    FamiliarLocale.all.compactMap { familiar in
      guard let locale = try? NumberLocale(familiar.identifier), locale != self.locale,
        // A locale with digits of its own isn't meant by a text without them.
        format(style, locale)?.symbols.digits[0] == "0" || !text.utf8.contains(where: \.isDigit),
        let value = value(of: text, style, locale, mode)
      else { return nil }
      return (familiar, value)
    }
  }

  private func value(
    of text: String, _ style: NumberStyle, _ locale: NumberLocale, _ mode: ParseMode
  ) -> ExactDecimal? {
    try? format(style, locale)?.parse(text, mode: mode)
  }

  private func format(_ style: NumberStyle, _ locale: NumberLocale) -> NumberFormat? {
    let key = "\(locale) \(style)"
    let format = formats[key] ?? (try? NumberFormat(style, locale: locale, options: options))
    formats[key] = .some(format)
    return format
  }

  // MARK: - Styles

  /// A style that a text seems to have.
  private struct OtherStyle {
    var style: NumberStyle
    var words: String
    var options: String
  }

  private func otherStyles(for text: String) -> [OtherStyle] {
    var styles: [OtherStyle] = []
    for (name, other) in ParseHints.stylesOfSigns(in: text) where other != style {
      styles.append(OtherStyle(style: other, words: "a \(name) sign", options: "--style \(name)"))
    }
    for code in CurrencySigns.currencies(in: text) {
      if case .currency(let current, let display, let sign) = style.kind {
        guard code != current else { continue }
        styles.append(
          OtherStyle(
            style: NumberStyle(.currency(code, display: display, sign: sign)),
            words: "another currency (\(code))", options: "--currency \(code)"))
      } else {
        styles.append(
          OtherStyle(
            style: NumberStyle(.currency(code)), words: "a currency (\(code))",
            options: "--style currency --currency \(code)"))
      }
    }
    return styles
  }

  /// Returns the styles whose sign is in a text, in the form of any script.
  static func stylesOfSigns(in text: String) -> [(name: String, style: NumberStyle)] {
    NumberStyle.named.filter { _, style in
      guard let sign = style.kind.scaleSign else { return false }
      return text.unicodeScalars.contains { NumberStyle.ScaleSign($0) == sign }
    }
  }
}

extension FamiliarLocale {
  /// The name and the identifier.
  fileprivate var words: String { "\(name) (\(identifier))" }
}
