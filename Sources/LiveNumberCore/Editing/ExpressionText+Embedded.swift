#if hasFeature(Embedded)
  /// An expression, which the engine for browsers doesn't have: nothing creates one.
  struct ExpressionText: Hashable, Sendable {
    private init() {}

    var text: String { "" }
    var scalars: [Unicode.Scalar] { [] }
    var parts: [NumberFormat.Part] { [] }

    func rendering(of state: NumberEditor.State) -> NumberEditor.Rendering {
      NumberEditor.Rendering(text: "", utf8Anchor: 0, utf8Head: 0)
    }
  }

  extension NumberEditor {
    func validateExpression(of state: inout State) {}
    func reason(ofInvalid expression: ExpressionText) -> Reason? { nil }
    func readings(of expression: ExpressionText) -> [String] { [] }
    func translated(_ expression: ExpressionText, from other: NumberEditor) -> State { .empty }
    func replaceExpression(
      _ expression: ExpressionText, by text: String, caret: String.Index?, on state: inout State
    ) -> Outcome { .accepted }
  }
#endif
