/// A numbering system with ten digits.
package struct NumberingSystem: Hashable, Sendable {
  /// The CLDR name: `latn`, `arab`.
  package let name: String
  /// The ten digits, zero first; they need not be consecutive in Unicode.
  package let digits: [Unicode.Scalar]

  /// All systems with digits that the source of locale data lists, in the order of their names.
  package static let available = LocaleData.numberingSystems().sorted { $0.name < $1.name }
}
