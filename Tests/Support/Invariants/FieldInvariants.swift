public import LiveNumberCore

/// The promises that hold for a field at every moment.
public struct FieldInvariants {
  private let session: EditingSession
  private let rules: FieldRules
  private let field: FieldSnapshot
  private let broken = BrokenPromises()

  /// Returns the promises that a field breaks.
  public static func broken(by session: EditingSession) -> [String] {
    let invariants = FieldInvariants(session, FieldSnapshot(session), FieldRules(session.editor))
    invariants.check()
    invariants.checkFormat()
    return invariants.messages
  }

  /// Returns the promises that a field breaks, apart from those that take much longer than an edit.
  static func brokenByStep(
    _ session: EditingSession, _ field: FieldSnapshot, _ rules: FieldRules
  ) -> [String] {
    let invariants = FieldInvariants(session, field, rules)
    invariants.check()
    return invariants.messages
  }

  private init(_ session: EditingSession, _ field: FieldSnapshot, _ rules: FieldRules) {
    self.session = session
    self.field = field
    self.rules = rules
  }

  private var editor: NumberEditor { rules.editor }
  private var messages: [String] { broken.messages.map { "\($0): \(field)" } }

  private func check() {
    let content = field.content
    let points = content.utf8.count { $0 == UInt8(ascii: ".") }
    broken.expect(
      field.magnitude.utf8.allSatisfy { 48...57 ~= $0 || $0 == UInt8(ascii: ".") } && points <= 1,
      "the content is malformed")
    broken.expect(
      session.state.content == NumberEditor.Content(content), "the content isn't that of its text")
    broken.expect(
      session.text == field.text, "the field has two texts, the other “\(session.text.escaped)”")
    let offsets = 0...content.utf8.count
    guard offsets ~= field.anchor, offsets ~= field.head else {
      broken.add("the selection exceeds the content")
      return
    }
    checkText()
    checkValue()
    checkValidity()
  }

  // MARK: - Text and selection

  private func checkText() {
    let committed = ExpectedText.committed(field, by: rules)
    let typed =
      committed.matches(field.text) ? nil : ExpectedText.typed(field, by: rules)
    guard typed?.matches(field.text) ?? committed.matches(field.text) else {
      let texts = [committed, typed].compactMap(\.?.text.escaped)
      broken.add("the text isn't “\(texts.joined(separator: "” or “"))”")
      return
    }
    let expected = typed ?? committed
    checkCaret(field.utf8Head, at: field.head, field.affinity, in: expected)
    guard !field.selection.isEmpty else {
      broken.expect(field.utf8Anchor == field.utf8Head, "the caret is at two offsets")
      return
    }
    checkCaret(field.utf8Anchor, at: field.anchor, .upstream, in: expected)
  }

  /// Between the same digits as in the content, outside of affixes, and found again from there.
  private func checkCaret(
    _ offset: Int, at contentOffset: Int, _ affinity: NumberEditor.State.Affinity,
    in expected: ExpectedText
  ) {
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
    if let exact = expected.utf8Offset(of: contentOffset, in: field, affinity) {
      broken.expect(offset == exact, "the caret is at byte \(offset), not \(exact)")
    } else {
      broken.expect(
        expected.isBeforeNumber(offset), "the caret before the sign is at byte \(offset)")
    }
    let found = editor.contentOffset(at: index, in: session.state)
    let back = expected.utf8Offset(of: found.offset, in: field, found.affinity)
    broken.expect(
      back == offset || back == nil && found.offset == contentOffset,
      "byte \(offset) of the text is taken for offset \(found.offset), \(found.affinity)")
  }

  /// The format writes the same text for the number, if a number is written with these digits.
  private func checkFormat() {
    let isCommitted = ExpectedText.committed(field, by: rules).matches(field.text)
    guard let written = try? written(asCommitted: isCommitted) else { return }
    broken.expect(
      written.utf8.elementsEqual(field.text.utf8), "the format writes “\(written.escaped)”")
  }

  /// Returns what the format writes for a number with the digits of the content, or `nil` if no number
  /// is written with them.
  private func written(asCommitted: Bool) throws -> String? {
    let fraction = field.fraction
    guard !field.integer.isEmpty, fraction?.isEmpty != true,
      let number = ExactDecimal(field.content)
    else { return nil }
    var options = editor.format.options
    if field.isNegative {
      guard asCommitted, options.signDisplay == .automatic || options.signDisplay == .always else {
        return nil
      }
    }
    // The number as shown: without the power of ten of percentages.
    options.scale -= editor.format.powerOfTen
    options.precision = .fractionLength(fraction?.utf8.count ?? 0)
    options.minimumIntegerDigits = field.integer.utf8.count
    options.decimalSeparatorDisplay = .automatic
    return try editor.format.with(options: options).format(number)
  }

  // MARK: - Value and validity

  private func checkValue() {
    let number = field.digits.isEmpty ? nil : ExactDecimal(field.content)
    let value = number?.scaledByPowerOfTen(-editor.format.powerOfTen)
    // Padding alone has no value.
    let isPadding =
      rules.options.padsWhileTyping && field.value == nil && field.digits.allSatisfy { $0 == "0" }
    broken.expect(
      field.value == value || isPadding || !session.isExact,
      "the value is \(field.value as Any), but the content is \(value as Any)")
  }

  private func checkValidity() {
    broken.expect(
      (field.validity == .empty) == field.content.isEmpty, "the validity is \(field.validity)")
    guard field.validity == .valid else { return }
    guard let value = field.value else {
      // Zeros after a lone separator are a value or padding: it depends on the caret.
      broken.expect(
        rules.options.padsWhileTyping && field.integer.isEmpty, "it is valid without a value")
      return
    }
    let options = rules.options
    for least in [options.range.minimum, options.valueLimits.range.minimum] {
      broken.expect(least.map { value >= $0 } ?? true, "it is valid below the range")
    }
    for most in [options.range.maximum, options.valueLimits.range.maximum] {
      broken.expect(most.map { value <= $0 } ?? true, "it is valid above the range")
    }
  }
}
