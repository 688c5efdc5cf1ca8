/// What a separator between digits can be, whoever wrote it.
enum SeparatorKind: Hashable {
  case point, comma
  /// U+066B, which is a decimal separator wherever it stands.
  case arabicDecimal
  /// U+066C, which groups wherever it stands.
  case arabicGrouping
  case blank, apostrophe
  /// A decimal separator that only this format has.
  case ownDecimal
  /// A grouping separator that only this format has.
  case ownGrouping

  var canBeDecimal: Bool {
    switch self {
    case .point, .comma, .arabicDecimal, .ownDecimal: true
    case .arabicGrouping, .blank, .apostrophe, .ownGrouping: false
    }
  }

  var canGroup: Bool {
    self != .arabicDecimal && self != .ownDecimal
  }
}
