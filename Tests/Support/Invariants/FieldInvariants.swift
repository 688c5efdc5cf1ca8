public import LiveNumberCore

/// The promises that hold for a field at every moment.
public struct FieldInvariants {
  private let session: EditingSession
  private let editor: NumberEditor
  private let field: FieldSnapshot
  private let broken = BrokenPromises()

  /// Returns the promises that a field breaks.
  public static func broken(by session: EditingSession) -> [String] {
    let invariants = FieldInvariants(session)
    invariants.check()
    return invariants.broken.messages.map { "\($0): \(invariants.field)" }
  }

  private init(_ session: EditingSession) {
    self.session = session
    editor = session.editor
    field = FieldSnapshot(session)
  }

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
    let candidates = ExpectedText.candidates(field, in: editor)
    guard let expected = candidates.first(where: { $0.text.utf8.elementsEqual(field.text.utf8) })
    else {
      broken.add("the text isn't “\(candidates.map(\.text.escaped).joined(separator: "” or “"))”")
      return
    }
    checkCaret(field.utf8Anchor, at: field.anchor, .upstream, in: expected)
    checkCaret(field.utf8Head, at: field.head, field.affinity, in: expected)
    if let written = try? written(asCommitted: expected.text == candidates[0].text) {
      broken.expect(
        written.utf8.elementsEqual(field.text.utf8), "the format writes “\(written.escaped)”")
    }
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
    let affinity = field.anchor == field.head ? field.affinity : affinity
    if let exact = expected.utf8Offset(of: contentOffset, in: field, affinity) {
      broken.expect(offset == exact, "the caret is at byte \(offset), not \(exact)")
    } else {
      broken.expect(
        offset <= expected.prefix.utf8.count, "the caret before the sign is at byte \(offset)")
    }
    let found = editor.contentOffset(at: index, in: session.state)
    let back = expected.utf8Offset(of: found.offset, in: field, found.affinity)
    broken.expect(
      back == offset || back == nil && found.offset == contentOffset,
      "byte \(offset) of the text is taken for offset \(found.offset), \(found.affinity)")
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
    options.scale -= editor.format.displayScale
    options.precision = .fractionLength(fraction?.utf8.count ?? 0)
    options.minimumIntegerDigits = field.integer.utf8.count
    options.decimalSeparatorDisplay = .automatic
    return try editor.format.with(options: options).format(number)
  }

  // MARK: - Value and validity

  private func checkValue() {
    let number = field.digits.isEmpty ? nil : ExactDecimal(field.content)
    let value = number?.scaledByPowerOfTen(-editor.format.displayScale)
    // Padding alone has no value.
    let isPadding =
      editor.options.padsWhileTyping && field.value == nil && field.digits.allSatisfy { $0 == "0" }
    broken.expect(
      field.value == value || isPadding,
      "the value is \(field.value as Any), but the content is \(value as Any)")
  }

  private func checkValidity() {
    broken.expect(
      (field.validity == .empty) == field.content.isEmpty, "the validity is \(field.validity)")
    guard field.validity == .valid else { return }
    guard let value = field.value else {
      // Zeros after a lone separator are a value or padding: it depends on the caret.
      broken.expect(
        editor.options.padsWhileTyping && field.integer.isEmpty, "it is valid without a value")
      return
    }
    let options = editor.options
    for least in [options.minimum, options.valueLimits.minimum] {
      broken.expect(least.map { value >= $0 } ?? true, "it is valid below the range")
    }
    for most in [options.maximum, options.valueLimits.maximum] {
      broken.expect(most.map { value <= $0 } ?? true, "it is valid above the range")
    }
  }
}
