/// The meanings that a separator between digits can have, whoever wrote it.
enum SeparatorKind: Hashable {
  case point, comma
  /// U+066B, which is a decimal separator everywhere.
  case arabicDecimal
  /// U+066C, which groups digits everywhere.
  case arabicGrouping
  case space, apostrophe
  /// A decimal separator that only this format has.
  case ownDecimal
  /// A grouping separator that only this format has.
  case ownGrouping

  var canBeDecimal: Bool {
    switch self {
    case .point, .comma, .arabicDecimal, .ownDecimal: true
    case .arabicGrouping, .space, .apostrophe, .ownGrouping: false
    }
  }

  var canGroup: Bool {
    self != .arabicDecimal && self != .ownDecimal
  }
}

/// The kinds of separators from the point of view of one format.
struct SeparatorKinds: Hashable, Sendable {
  /// The kind of the format's own decimal separator.
  let decimal: SeparatorKind
  /// The kind of the format's own grouping separator.
  let grouping: SeparatorKind
  private let ownDecimal: Unicode.Scalar?
  private let ownGrouping: Unicode.Scalar?

  init(_ symbols: NumberSymbols) {
    ownDecimal = SeparatorScalars.onlyScalar(of: symbols.decimalSeparator)
    ownGrouping = SeparatorScalars.onlyScalar(of: symbols.groupingSeparator)
    decimal = ownDecimal.flatMap(SeparatorKinds.common) ?? .ownDecimal
    grouping = ownGrouping.flatMap(SeparatorKinds.common) ?? .ownGrouping
  }

  /// Returns the kind of a scalar, or `nil` if it isn't a separator.
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
    case let other where SpaceScalars.isSpace(other): .space
    case let other where SpaceScalars.isApostrophe(other): .apostrophe
    default: nil
    }
  }
}

/// The forms of separators.
enum SeparatorScalars {
  static let arabicDecimal: Unicode.Scalar = "\u{66B}"
  static let arabicGrouping: Unicode.Scalar = "\u{66C}"

  /// Returns `.` or `,` for their full-width and small forms, and other scalars unchanged.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF0E, 0xFE52: "."
    case 0xFF0C, 0xFE50: ","
    default: scalar
    }
  }

  /// Returns a Boolean value that indicates whether a scalar is the ideographic full stop or its
  /// half-width form, which East Asian keyboards produce instead of `.`.
  static func isIdeographicStop(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{3002}" || scalar == "\u{FF61}"
  }

  /// Returns the only scalar of a symbol, ignoring bidirectional marks, or `nil` if it has several.
  static func onlyScalar(of symbol: String) -> Unicode.Scalar? {
    let scalars = symbol.unicodeScalars.filter { !SpaceScalars.isBidiMark($0) }
    return scalars.count == 1 ? scalars.first : nil
  }
}
