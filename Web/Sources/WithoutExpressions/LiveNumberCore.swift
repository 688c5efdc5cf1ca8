// What the smaller engine for browsers has in place of the folders `Expressions`, which it leaves
// out: no text is an expression, and no field takes one.

extension NumberEditor {
  var takesExpressions: Bool { false }

  func isExpression(_ scalars: [Unicode.Scalar]) -> Bool { false }
  func isFactor(_ scalar: Unicode.Scalar) -> Bool { false }
  /// Returns `nil`, since a field only shows numbers.
  public func preview(of state: State) -> String? { nil }

  func pasteExpression(_ text: String, on state: inout State) throws(Rejection) -> Bool { false }
  func commit(
    expression: TypedText, of state: inout State, isConfirmed: Bool
  ) -> Reason? { nil }
  func reason(ofInvalid expression: TypedText) -> Reason? { nil }
  func readings(of expression: TypedText) -> [String] { [] }
  func accept(
    _ reading: String, of expression: TypedText, on state: inout State
  ) throws(Rejection) {}
  func translate(_ expression: TypedText, from other: NumberEditor, on state: inout State) {}
}

extension NumberEditor.TypedText {
  func startOfWord(before offset: Int) -> Int { 0 }
}

extension NumberEditor.Options {
  func visitNotations(_ reader: inout OptionReader) {}
}

extension NumberFormat {
  /// A source of words for powers of ten, of which there is none.
  package enum MagnitudeSource: Sendable {}
}
