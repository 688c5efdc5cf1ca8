/// The enum of these tests.
enum ShirtSize: String, CaseIterable, Comparable, Hashable, Sendable {
  case small = "S"
  case medium = "M"
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"

  static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
