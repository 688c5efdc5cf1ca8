#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension InputRestriction {
  /// Takes what one of Foundation's format styles reads and writes: a date, a duration, a style of
  /// the app's own.
  ///
  /// Text that the style reads is shown as the style writes it, so that nobody takes a lenient
  /// reading for another: `12a` becomes `12`, and `1234` becomes `1,234`. Where typing on would
  /// lead elsewhere then, it stays as it is: `1.`, `2026-`. That is found out by trying: with
  /// digits behind the text, and with the ends of the current value's. Since such a sample can miss
  /// something, nothing is refused; other text is shown and invalid, and the value stays the last
  /// one.
  ///
  /// A ``NumberFormatStyle`` has an initialiser of its own, which is exact.
  ///
  /// - Parameter style: how values are read and written.
  public init<Style: ParseableFormatStyle & Sendable>(_ style: Style)
  where Style.FormatInput == Value, Style.FormatOutput == String {
    let reader = StyleReader(style: style)
    self.init(text: { style.format($0) }, read: { reader.reading(of: $0, value: $1) })
  }
}

extension InputRestriction where Value: NumberValue {
  /// Takes the numbers of a style, in its range, through a ``NumberEditor``.
  ///
  /// - Parameters:
  ///   - style: how numbers are written, and which are allowed.
  ///   - policy: what becomes of numbers outside the style's range.
  ///   - options: how the field behaves otherwise; its minimum, maximum and policy are not used.
  /// - Throws: `NumberEditorError` where the options contradict each other or the range.
  public init(
    _ style: NumberFormatStyle<Value>, policy: NumberEditor.Options.RangePolicy = .block,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(NumberEditorError) {
    var options = options
    options.minimum = style.range?.minimum
    options.maximum = style.range?.maximum
    options.rangePolicy = policy
    try self.init(
      PredicateRestriction { _ in true }, format: style.numberFormat, options: options)
  }
}

/// What a text is to a style of which nothing is known but what it reads and writes.
private struct StyleReader<Style: ParseableFormatStyle & Sendable>: Sendable
where Style.FormatInput: Sendable, Style.FormatOutput == String {
  let style: Style

  func reading(
    of text: String, value: Style.FormatInput
  ) -> InputRestriction<Style.FormatInput>.Reading {
    let completions = completions(of: text, value)
    guard let read = parse(text) else {
      return completions.isEmpty ? .invalid(.notAllowed, shown: text) : .unfinished(shown: text)
    }
    let canonical = style.format(read)
    if isSame(canonical, text) { return .value(read, shown: text) }
    // `1.` stays, since typing on from `1` leads elsewhere; `1,23` becomes `123`, since it does
    // not.
    let staysAsTyped = completions.contains { completion in
      !isSame(rewritten(canonical + completion) ?? "", text + completion)
    }
    guard staysAsTyped else { return .value(read, shown: canonical) }
    // Lenient parsers read a lone sign as zero.
    let hasValue = text.contains { $0.isLetter || $0.isNumber }
    return hasValue ? .value(read, shown: text) : .unfinished(shown: text)
  }

  /// What may follow so that the whole is as the style writes it.
  private func completions(of text: String, _ value: Style.FormatInput) -> [String] {
    candidates(style.format(value)).filter { completion in
      rewritten(text + completion).map { isSame($0, text + completion) } ?? false
    }
  }

  /// A text as the style writes it; nil where it does not read it.
  private func rewritten(_ text: String) -> String? {
    parse(text).map { style.format($0) }
  }

  /// What is tried: digits, a fraction, and the ends of a text that the style writes, also with a
  /// digit in front.
  private func candidates(_ example: String) -> [String] {
    var ends: [String] = []
    var end = example.suffix(Self.longestEnd)
    while !end.isEmpty {
      ends += ["\(end)", "0\(end)", "1\(end)"]
      end = end.dropFirst()
    }
    return ["1", "11", "111", ".1", ",1"] + ends
  }

  /// A bound of the work that one key makes.
  private static var longestEnd: Int { 40 }

  private func parse(_ text: String) -> Style.FormatInput? {
    try? style.parseStrategy.parse(text)
  }

  private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }
}
