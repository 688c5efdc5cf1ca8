/// The numbers of the editing rules.
enum EditingRules {
  static let numbers: [String] =
    sections(1, 5) + sections(2, 4) + sections(3, 4) + sections(4, 9) + sections(5, 6)
    + sections(6, 5) + sections(7, 6) + (8...15).map { "\($0)" }

  /// The folders with cases for every rule.
  static let languages = ["en", "fr", "de"]

  private static func sections(_ number: Int, _ count: Int) -> [String] {
    (1...count).map { "\(number).\($0)" }
  }
}
