// What Foundation's number styles have, declared as unavailable, so that the compiler says what to
// write instead.

extension NumberStyle {
  /// A number in another notation can't be read back or edited.
  @available(
    *, unavailable,
    message:
      "A notation can't be edited. A style of Foundation's writes it, or NumberSkeletonFormat(_:notation:locale:)."
  )
  public func notation(_ notation: Notation) -> Self { self }

  /// A notation of Foundation's.
  @available(
    *, unavailable,
    message:
      "A notation can't be edited. A style of Foundation's writes it, or NumberSkeletonFormat(_:notation:locale:)."
  )
  public enum Notation: Sendable { case automatic, compactName, scientific }
}

extension NumberFormat.Precision {
  /// A maximum of integer digits would write another number.
  @available(
    *, unavailable,
    message:
      "Integer digits are never cut. Write .minimumIntegerDigits(_:) and .precision(.fractionLength(_:))."
  )
  public static func integerAndFractionLength(integer: Int, fraction: Int) -> Self {
    .fractionLength(fraction)
  }

  /// A maximum of integer digits would write another number.
  @available(
    *, unavailable, message: "Integer digits are never cut. Write .minimumIntegerDigits(_:)."
  )
  public static func integerLength(_ length: Int) -> Self { .unlimited }
}
