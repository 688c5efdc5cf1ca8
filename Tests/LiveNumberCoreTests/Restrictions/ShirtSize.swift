/// The enum of these tests.
enum ShirtSize: String, CaseIterable, Comparable, Hashable, Sendable {
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"

  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .small: 0
    case .medium: 1
    case .large: 2
    case .extraLarge: 3
    case .extraExtraLarge: 4
    }
  }
}
