public import LiveNumberCore

// What the keys of a keyboard and the buttons of a stepper ask for.

extension NumberStore {
  /// Moves the caret, or the moving end of the selection, as an arrow key does.
  ///
  /// - Parameters:
  ///   - motion: The direction.
  ///   - extending: A Boolean value that indicates whether the selection is extended, as with
  ///     Shift.
  public func move(_ motion: NumberEditor.Motion, extending: Bool = false) {
    apply(.move(motion, extending: extending))
  }

  /// A Boolean value that indicates whether a step can be added to the value.
  public var canIncrement: Bool { canStep(1) }

  /// A Boolean value that indicates whether a step can be subtracted from the value.
  public var canDecrement: Bool { canStep(-1) }
}
