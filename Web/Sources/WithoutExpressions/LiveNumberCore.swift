// What the smaller engine for browsers has in place of the folders `Expressions`, which it leaves
// out: nothing is an expression, and no field takes one.

/// An expression, of which there is none.
enum ExpressionText: Hashable, Sendable {
  var text: String { "" }
  var scalars: [Unicode.Scalar] { [] }
  var parts: [NumberFormat.Part] { [] }

  func rendering(of state: NumberEditor.State) -> NumberEditor.Rendering {
    NumberEditor.Rendering(text: "", utf8Anchor: 0, utf8Head: 0)
  }
}

extension NumberEditor.State {
  var expression: ExpressionText? { nil }
}

extension NumberEditor {
  var takesExpressions: Bool { false }

  func applyToExpression(_ edit: Edit, _ state: State) -> (state: State, outcome: Outcome)? { nil }
  func typesFactor(_ edit: Edit) -> Bool { false }
  func validateExpression(of state: inout State) {}
  /// Returns `nil`, since a field only shows numbers.
  public func preview(of state: State) -> String? { nil }

  func reason(ofInvalid expression: ExpressionText) -> Reason? { nil }
  func readings(of expression: ExpressionText) -> [String] { [] }
  func translated(_ expression: ExpressionText, from other: NumberEditor) -> State { .empty }
  func replaceExpression(
    _ expression: ExpressionText, by text: String, caret: String.Index?, on state: inout State
  ) -> Outcome { .accepted }
}

extension NumberEditor.Options {
  func visitNotations(_ reader: inout OptionReader) {}
}

extension NumberFormat {
  /// A source of words for powers of ten, of which there is none.
  package enum MagnitudeSource: Sendable {}
}
