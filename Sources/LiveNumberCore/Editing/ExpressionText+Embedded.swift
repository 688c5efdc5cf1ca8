#if hasFeature(Embedded)
  /// An expression, which the engine for browsers doesn't have: no value of this type exists.
  enum ExpressionText: Hashable, Sendable {
    var text: String { switch self {} }
    var scalars: [Unicode.Scalar] { switch self {} }
    var parts: [NumberFormat.Part] { switch self {} }

    func rendering(of state: NumberEditor.State) -> NumberEditor.Rendering { switch self {} }
  }

  extension NumberEditor {
    func validateExpression(of state: inout State) {}
    func reason(ofInvalid expression: ExpressionText) -> Reason? { switch expression {} }
    func readings(of expression: ExpressionText) -> [String] { switch expression {} }
    func translated(_ expression: ExpressionText, from other: NumberEditor) -> State {
      switch expression {}
    }
    func replaceExpression(
      _ expression: ExpressionText, by text: String, caret: String.Index?, on state: inout State
    ) -> Outcome { switch expression {} }
  }
#endif
