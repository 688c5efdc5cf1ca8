extension NumberEditor {
  /// The keys that a field has a use for, so that an app can choose a keyboard.
  ///
  /// ```swift
  /// let traits = editor.keyboardTraits
  /// keyboardType = traits.allowsMinus ? .numbersAndPunctuation
  ///   : traits.allowsFraction ? .decimalPad : .numberPad
  /// ```
  public struct KeyboardTraits: Hashable, Sendable {
    /// A Boolean value that indicates whether the decimal key begins a fraction.
    public let allowsFraction: Bool
    /// A Boolean value that indicates whether a minus sign can be typed.
    public let allowsMinus: Bool
    /// A Boolean value that indicates whether the plus key changes anything: it removes the minus
    /// sign if sign keys work anywhere.
    public let allowsPlus: Bool
  }

  /// The keys that the field has a use for, by its format, its options, and the type of its value.
  public var keyboardTraits: KeyboardTraits {
    KeyboardTraits(
      allowsFraction: limits.fraction > 0 && options.entry == .free,
      allowsMinus: limits.allowsNegative,
      allowsPlus: limits.allowsNegative && togglesSign)
  }
}
