#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension InputRestriction {
  /// Creates an input restriction for the texts of one of Foundation's format styles, such as a
  /// date, a duration, or a style of the app.
  ///
  /// A text that the style parses is shown as the style formats it, so that a lenient
  /// interpretation is visible: `12a` becomes `12`, and `1234` becomes `1,234`. If typing on would
  /// lead elsewhere then, the text stays as it is: `1.`, `2026-`. The restriction finds that out by
  /// trying what can follow: some digits, and the ends of the current value's text. Because such a
  /// sample can miss something, no text is rejected; a text that doesn't parse is shown and
  /// invalid, and the value stays the last one.
  ///
  /// A ``NumberFormatStyle`` has its own initializer, which is exact.
  ///
  /// - Parameter style: The style that formats and parses the values.
  public init<Style: ParseableFormatStyle & Sendable>(_ style: Style)
  where Style.FormatInput == Value, Style.FormatOutput == String {
    let reader = StyleReader(style: style)
    self.init(text: { style.format($0) }, read: { reader.reading(of: $0, value: $1) })
  }
}

extension InputRestriction where Value: NumberValue {
  /// Creates an input restriction for the numbers that a style parses.
  ///
  /// A ``NumberEditor`` edits the text.
  ///
  /// - Parameters:
  ///   - style: The format of the numbers and their restriction.
  ///   - options: The options of the editor. Its range policy decides what happens to numbers
  ///     outside the range. By default, they can't be typed.
  public init(
    _ style: NumberFormatStyle<Value>, options: NumberEditor.Options = .blocking
  ) {
    self.init(style.restriction, format: style.numberFormat, options: options)
  }
}

/// Determines what a field makes of a text by asking a style to parse and format texts.
private struct StyleReader<Style: ParseableFormatStyle & Sendable>: Sendable
where Style.FormatInput: Sendable, Style.FormatOutput == String {
  let style: Style

  func reading(
    of text: String, value: Style.FormatInput
  ) -> InputRestriction<Style.FormatInput>.Interpretation {
    let completions = completions(of: text, value)
    guard let read = parse(text) else {
      return completions.isEmpty ? .invalid(.notAllowed, shown: text) : .incomplete(shown: text)
    }
    let canonical = style.format(read)
    if canonical.hasSameBytes(as: text) { return .value(read, shown: text) }
    // `1.` stays, since typing on from `1` leads elsewhere; `1,23` becomes `123`, since it doesn't.
    let staysAsTyped = completions.contains { completion in
      !(rewritten(canonical + completion) ?? "").hasSameBytes(as: text + completion)
    }
    guard staysAsTyped else { return .value(read, shown: canonical) }
    // Lenient parsers interpret a lone sign as zero.
    let hasValue = text.contains { $0.isLetter || $0.isNumber }
    return hasValue ? .value(read, shown: text) : .incomplete(shown: text)
  }

  /// Returns the texts that can follow so that the style formats the whole in the same way.
  private func completions(of text: String, _ value: Style.FormatInput) -> [String] {
    candidates(style.format(value)).filter { completion in
      rewritten(text + completion)?.hasSameBytes(as: text + completion) ?? false
    }
  }

  /// Returns a text as the style formats it, or `nil` if the style doesn't parse it.
  private func rewritten(_ text: String) -> String? {
    parse(text).map { style.format($0) }
  }

  /// Returns the texts to try: digits, a fraction, and the ends of a formatted text, also after a
  /// digit.
  private func candidates(_ example: String) -> [String] {
    var ends: [String] = []
    var end = example.suffix(Self.longestEnd)
    while !end.isEmpty {
      ends += ["\(end)", "0\(end)", "1\(end)"]
      end = end.dropFirst()
    }
    return ["1", "11", "111", ".1", ",1"] + ends
  }

  /// The maximum length of the ends to try, which bounds the work for one key.
  private static var longestEnd: Int { 40 }

  private func parse(_ text: String) -> Style.FormatInput? {
    try? style.parseStrategy.parse(text)
  }
}
