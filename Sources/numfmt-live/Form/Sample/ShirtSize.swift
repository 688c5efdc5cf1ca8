/// The sizes of shirts; the sample form has only some of them on offer.
enum ShirtSize: Int, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, doubleExtraLarge

  /// What is on offer.
  static let range = medium...extraLarge

  var name: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .doubleExtraLarge: "XXL"
    }
  }

  static func < (left: ShirtSize, right: ShirtSize) -> Bool { left.rawValue < right.rawValue }
}
