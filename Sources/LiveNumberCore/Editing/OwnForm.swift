extension NumberEditor {
  /// A text in the field's own form, or the beginning of one: a sign, digits, complete groups or
  /// none, the field's decimal separator, a fraction, and own symbols around them.
  struct OwnForm {
    let content: Content
    /// The content offset of the caret.
    let caret: Int
    /// Whether the text has nothing but the characters of the content.
    let isContent: Bool
    /// The index of the decimal separator in the text, or `nil` if there is none.
    let point: Int?
  }
}

extension NumberEditor.OwnForm {
  /// Reads a text as the field writes numbers, or returns `nil` if it's in another form.
  ///
  /// - Parameters:
  ///   - scalars: The text.
  ///   - caret: The caret in it.
  ///   - editor: The rules of the field.
  init?(_ scalars: [Unicode.Scalar], caret: Int = 0, in editor: NumberEditor) {
    let format = editor.compiledFormat
    let end = editor.startOfTrailingText(in: scalars) ?? scalars.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count)
    var caretOffset: Int?
    var point: Int?
    var affixEnd = 0
    var (hasSign, hasBracket, isClosed, hasDigits) = (false, false, false, false)
    // Beside the content's characters; the offset is that of the last separator.
    var hasAffix = false
    var (groupOffset, integerEnd): (Int?, Int?)
    for index in 0..<end {
      if index == caret { caretOffset = bytes.count }
      guard index >= affixEnd else { continue }
      let scalar = scalars[index]
      let isInFront = !hasDigits && point == nil
      if scalar.isASCIIDigit, !isClosed {
        hasDigits = true
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        continue
      }
      let kind = format.characterClasses[scalar]
      if point == nil, !isClosed, editor.isOwnDecimal(scalar) {
        (point, integerEnd) = (index, bytes.count)
        bytes.append(UInt8(ascii: "."))
      } else if isInFront, !hasSign,
        kind == .minus || kind == .openingParenthesis && format.bracketsNegatives
      {
        (hasSign, hasBracket) = (true, kind != .minus)
        bytes.append(UInt8(ascii: "-"))
      } else if isInFront, !hasSign, kind == .plus {
        (hasSign, hasAffix) = (true, true)
      } else if hasBracket, !isInFront, !isClosed, kind == .closingParenthesis {
        isClosed = true
      } else if hasDigits, point == nil, !isClosed, kind.isSeparator {
        // Spaces and apostrophes group in every format.
        guard
          format.characterClasses.isGroupingKey(kind)
            ? format.groupingRule.isOn : kind == .space || kind == .apostrophe
        else { return nil }
        groupOffset = bytes.count
      } else if isInFront, let length = format.affixTexts.prefixLength(of: scalars[index..<end]) {
        hasAffix = true
        affixEnd = index + length
        while affixEnd < end, scalars[affixEnd].isWhitespace { affixEnd += 1 }
      } else {
        return nil
      }
    }
    // A symbol or a plus alone is shown as typed.
    guard !bytes.isEmpty || !hasAffix && end == scalars.count,
      point == nil || editor.limits.fraction > 0
    else { return nil }
    if let groupOffset {
      let count = (integerEnd ?? bytes.count) - groupOffset
      guard count == 3 || count > 0 && count == format.groupingRule.primary else { return nil }
    }
    content = NumberEditor.Content(unchecked: ASCIIBytes(bytes))
    guard !editor.hidesZero(content) else { return nil }
    if hasDigits, hasAffix || groupOffset != nil {
      // The groups can be incomplete, or a fraction, and a period a word's.
      let numbers = editor.numbers(in: scalars)
      guard numbers.count == 1, numbers[0].number == content.number else { return nil }
    }
    self.caret = caretOffset ?? bytes.count
    self.point = point
    isContent = bytes.count == scalars.count && !hasBracket
  }
}
