/// An expression as a field shows it: what was typed, in the digits and with the decimal
/// separator of the locale.
struct ExpressionText: Hashable, Sendable {
  let scalars: [Unicode.Scalar]
  /// A Boolean value that indicates whether all of it was pasted at once.
  let isPasted: Bool

  var text: String { ExpressionText.text(of: scalars[...]) }

  private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The only part of the text, or none if it is empty.
  var parts: [NumberFormat.Part] {
    let text = text
    return scalars.isEmpty
      ? [] : [NumberFormat.Part(kind: .literal, text: text[...])]
  }

  /// Returns the text with the selection of a state, whose offsets are those of scalars.
  func rendering(of state: NumberEditor.State) -> NumberEditor.Rendering {
    NumberEditor.Rendering(
      text: text, utf8Anchor: utf8Offset(of: state.anchor), utf8Head: utf8Offset(of: state.head))
  }

  /// Returns the offset of a scalar in the text, in UTF-8 bytes.
  func utf8Offset(of offset: Int) -> Int {
    scalars[..<min(max(offset, 0), scalars.count)].reduce(0) { $0 + UTF8.width($1) }
  }

  /// Returns the offset of the end of the word in front of an offset: a number, or an operator
  /// with the spaces around it.
  func wordStart(before offset: Int) -> Int {
    var start = offset
    func isOperator(_ scalar: Unicode.Scalar) -> Bool {
      Expression.kind(of: scalar) != nil || Expression.isEqualsSign(scalar)
        || scalar.isWhitespace
    }
    guard let last = scalars[..<start].last else { return 0 }
    let endsInOperator = isOperator(last)
    while let last = scalars[..<start].last, isOperator(last) == endsInOperator { start -= 1 }
    return start
  }
}

extension NumberEditor.State {
  /// The expression that the field shows instead of content, or `nil` if it shows a number.
  ///
  /// The selection is in its scalars then, and the content is empty.
  var expression: ExpressionText? {
    @inline(__always) get { replacement?.expression }
    @inline(__always) set { replacement = newValue.map(Replacement.init) }
  }
}
