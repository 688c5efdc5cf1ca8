extension NumberEditor {
  /// The keys that a field has a use for, so that an app can choose a keyboard.
  ///
  /// ```swift
  /// let traits = editor.keyboardTraits
  /// keyboardType = traits.allowsMinus || traits.allowsExpressions ? .numbersAndPunctuation
  ///   : traits.allowsFraction ? .decimalPad : .numberPad
  /// ```
  public struct KeyboardTraits: Hashable, Sendable {
    /// A Boolean value that indicates whether the decimal key begins a fraction.
    public let allowsFraction: Bool
    /// A Boolean value that indicates whether a minus sign can be typed, of the number or of an
    /// expression.
    public let allowsMinus: Bool
    /// A Boolean value that indicates whether the plus key changes anything: it is typed in an
    /// expression, and removes the minus sign if sign keys work anywhere.
    public let allowsPlus: Bool
    /// A Boolean value that indicates whether the field takes more than a number: operators and
    /// parentheses, or letters, as in `5k`, by its option `accepts`.
    public let allowsExpressions: Bool
  }

  /// The keys that the field has a use for, by its format, its options, and the type of its value.
  public var keyboardTraits: KeyboardTraits {
    // `12 - 5`, `1e-5`
    let expressionsHaveSigns = takesExpressions && options.accepts != .magnitudes
    return KeyboardTraits(
      allowsFraction: limits.fraction > 0 && options.entry == .free,
      allowsMinus: limits.allowsNegative || expressionsHaveSigns,
      allowsPlus: limits.allowsNegative && togglesSign || expressionsHaveSigns,
      allowsExpressions: takesExpressions)
  }
}
