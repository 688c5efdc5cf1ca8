/// A numbering system with ten digits.
public struct NumberingSystem: Hashable, Sendable {
  /// The CLDR name: `latn`, `arab`.
  public let name: String
  /// The ten digits, zero first; they need not be consecutive in Unicode.
  public let digits: [Unicode.Scalar]

  /// All systems with digits that the source of locale data lists, in the order of their names.
  public static let available = LocaleData.numberingSystems().sorted { $0.name < $1.name }
}
