/// The kinds of separators as one format sees them.
struct SeparatorKinds {
  /// The kind of the format's own decimal separator.
  let decimal: SeparatorKind
  /// The kind of the format's own grouping separator.
  let grouping: SeparatorKind
  private let ownDecimal: Unicode.Scalar?
  private let ownGrouping: Unicode.Scalar?

  init(_ symbols: NumberSymbols) {
    ownDecimal = SeparatorKinds.scalar(symbols.decimalSeparator)
    ownGrouping = SeparatorKinds.scalar(symbols.groupingSeparator)
    decimal = ownDecimal.flatMap(SeparatorKinds.common) ?? .ownDecimal
    grouping = ownGrouping.flatMap(SeparatorKinds.common) ?? .ownGrouping
  }

  /// Nil where the scalar is no separator.
  func kind(of scalar: Unicode.Scalar) -> SeparatorKind? {
    if let kind = SeparatorKinds.common(scalar) { return kind }
    if scalar == ownDecimal { return .ownDecimal }
    return scalar == ownGrouping ? .ownGrouping : nil
  }

  private static func common(_ scalar: Unicode.Scalar) -> SeparatorKind? {
    switch SeparatorScalars.folded(scalar) {
    case ".": .point
    case ",": .comma
    case SeparatorScalars.arabicDecimal: .arabicDecimal
    case SeparatorScalars.arabicGrouping: .arabicGrouping
    case let other where SpaceScalars.isSpace(other): .blank
    case let other where SpaceScalars.isApostrophe(other): .apostrophe
    default: nil
    }
  }

  private static func scalar(_ symbol: String) -> Unicode.Scalar? {
    let scalars = symbol.unicodeScalars.filter { !SpaceScalars.isBidiMark($0) }
    return scalars.count == 1 ? scalars.first : nil
  }
}
