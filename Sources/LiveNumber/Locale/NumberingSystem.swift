internal import CICUNumber

/// A numbering system with ten digits.
public struct NumberingSystem: Hashable, Sendable {
  /// The CLDR name: `latn`, `arab`.
  public let name: String
  /// The ten digits, zero first; they need not be consecutive in Unicode.
  public let digits: [Unicode.Scalar]

  /// All systems with digits that ICU lists, in the order of their names.
  public static let available: [NumberingSystem] = {
    var count: Int32 = 0
    guard cicu_numbering_system_count(&count) == CICU_OK else { return [] }
    return (0..<count).compactMap(NumberingSystem.init(at:)).sorted { $0.name < $1.name }
  }()

  private init?(at index: Int32) {
    var system = CICUNumberingSystem()
    guard cicu_numbering_system_at(index, &system) == CICU_OK, system.isAlgorithmic == 0 else {
      return nil
    }
    name = ICUText.field(system.name)
    digits = withUnsafeBytes(of: system.digits) { bytes in
      bytes.bindMemory(to: UInt32.self).compactMap(Unicode.Scalar.init)
    }
  }
}
