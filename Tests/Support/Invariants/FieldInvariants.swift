public import LiveNumberCore

/// The promises that hold for a field at every moment.
public struct FieldInvariants {
  private let session: EditingSession
  private let field: FieldSnapshot
  private let broken = BrokenPromises()

  /// Returns the promises that a field breaks.
  public static func broken(by session: EditingSession) -> [String] {
    let invariants = FieldInvariants(session, FieldSnapshot(session))
    invariants.check()
    invariants.checkFormat()
    return invariants.messages
  }

  /// Returns the promises that a field breaks, apart from those that take much longer than an edit.
  public static func brokenByStep(_ session: EditingSession) -> [String] {
    brokenByStep(session, FieldSnapshot(session))
  }

  static func brokenByStep(_ session: EditingSession, _ field: FieldSnapshot) -> [String] {
    let invariants = FieldInvariants(session, field)
    invariants.check()
    return invariants.messages
  }

  private init(_ session: EditingSession, _ field: FieldSnapshot) {
    self.session = session
    self.field = field
  }

  private var format: NumberFormat { session.editor.format }
  private var options: NumberEditor.Options { session.editor.options }
  private var messages: [String] { broken.messages.map { "\($0): \(field)" } }

  private func check() {
    guard !field.isText else { return checkText() }
    let content = field.content
    let points = content.utf8.count { $0 == UInt8(ascii: ".") }
    broken.expect(
      field.magnitude.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") } && points <= 1,
      "the content is malformed")
    broken.expect(
      session.state.content == NumberEditor.Content(content), "the content isn't that of its text")
    broken.expect(
      session.text == field.text, "the field has two texts, the other “\(session.text.escaped)”")
    broken.expect(
      field.text.decimalDigits == field.digits, "the text doesn't have the digits of the content")
    let offsets = 0...content.utf8.count
    guard offsets ~= field.anchor, offsets ~= field.head else {
      broken.add("the selection exceeds the content")
      return
    }
    checkCaret(field.utf8Head, at: field.head)
    checkCaret(field.utf8Anchor, at: field.anchor)
    checkValue()
    checkValidity()
  }

  /// A text has the number of its paste, if it's valid, and its selection is in it.
  private func checkText() {
    broken.expect(field.content.isEmpty, "a text has content")
    let offsets = 0...field.text.utf8.count
    broken.expect(
      offsets ~= field.utf8Head && offsets ~= field.utf8Anchor, "the selection exceeds the text")
    broken.expect(
      !field.isCommitted || field.validity != .incomplete, "it is incomplete after a commit")
    guard !field.isExpression else {
      broken.expect(field.value == nil, "an expression has a value")
      broken.expect(field.validity != .valid, "an expression is valid")
      return
    }
    guard field.validity == .valid else { return }
    broken.expect(session.readings.isEmpty, "it is valid, and asks")
    var pasted = EditingSession(editor: session.editor)
    guard !pasted.apply(.paste(field.text)).isRejected, pasted.validity == .valid else { return }
    broken.expect(
      pasted.value == field.value, "its paste is \(pasted.value as Any), not \(field.value as Any)")
  }

  // MARK: - Text and selection

  /// Between the same digits as in the content, and found again from there.
  private func checkCaret(_ offset: Int, at contentOffset: Int) {
    let text = field.text
    guard 0...text.utf8.count ~= offset else {
      broken.add("the caret exceeds the text")
      return
    }
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard index.samePosition(in: text.unicodeScalars) != nil else {
      broken.add("the caret is inside a character")
      return
    }
    broken.expect(
      text[..<index].decimalDigits == field.digits(in: 0..<contentOffset),
      "the caret at byte \(offset) is between other digits than in the content")
    let found = session.editor.contentOffset(at: index, in: session.state)
    // A sign can be on both sides of the digits.
    broken.expect(
      max(found.offset, field.start) == max(contentOffset, field.start),
      "byte \(offset) of the text is taken for offset \(found.offset)")
  }

  /// The format writes the same text for the number, if a number is written with these digits.
  private func checkFormat() {
    guard let written = try? writtenText() else { return }
    broken.expect(
      written.utf8.elementsEqual(field.text.utf8), "the format writes “\(written.escaped)”")
  }

  /// Returns what the format writes for a number with the digits of the content, or `nil` if no
  /// number is written with them.
  private func writtenText() throws -> String? {
    let fraction = field.fraction
    guard !field.integer.isEmpty, fraction?.isEmpty != true,
      let number = ExactDecimal(field.content)
    else { return nil }
    var options = format.options
    if field.isNegative {
      // A typed minus is one in accounting, too, until the commit.
      let negative = format.pattern.negative
      let isCommitted =
        (negative.prefix + negative.suffix).contains(.minusSign)
        || field.text.utf8.contains(UInt8(ascii: "("))
      guard isCommitted, options.signDisplay == .automatic || options.signDisplay == .always else {
        return nil
      }
    }
    // The number as shown: without the power of ten of percentages.
    options.scale -= format.powerOfTen
    options.precision = .fractionLength(fraction?.utf8.count ?? 0)
    options.minimumIntegerDigits = field.integer.utf8.count
    options.decimalSeparatorDisplay = .automatic
    return try format.with(options: options).format(number)
  }

  // MARK: - Value and validity

  private func checkValue() {
    let number = field.digits.isEmpty ? nil : ExactDecimal(field.content)
    let value = number?.scaledByPowerOfTen(-format.powerOfTen)
    // Padding alone has no value.
    let isPadding =
      options.padsWhileTyping && field.value == nil && field.digits.allSatisfy { $0 == "0" }
    broken.expect(
      field.value == value || isPadding || !session.isExact,
      "the value is \(field.value as Any), but the content is \(value as Any)")
  }

  private func checkValidity() {
    broken.expect(
      (field.validity == .empty) == field.content.isEmpty, "the validity is \(field.validity)")
    guard field.validity == .valid else { return }
    broken.expect(session.readings.isEmpty, "it is valid, and asks")
    guard let value = field.value else {
      // Zeros after a lone separator are a value or padding: it depends on the caret.
      broken.expect(options.padsWhileTyping && field.integer.isEmpty, "it is valid without a value")
      return
    }
    for least in [options.range.minimum, options.valueLimits.range.minimum] {
      broken.expect(least.map { value >= $0 } ?? true, "it is valid below the range")
    }
    for most in [options.range.maximum, options.valueLimits.range.maximum] {
      broken.expect(most.map { value <= $0 } ?? true, "it is valid above the range")
    }
  }
}
