extension TextFieldController {
  /// Decides about a key of a numeric pad, whose separator key is the decimal key in every locale.
  ///
  /// - Parameters:
  ///   - character: The character of the key.
  ///   - field: What the field shows before the change.
  /// - Returns: What to show instead, or `leave` while an input method is composing.
  public func typeOnNumericPad(_ character: Unicode.Scalar, in field: FieldContents) -> Answer {
    perform(in: field) { $0.typeOnNumericPad(character) }
  }
}
