/// How much a reader lets pass.
public enum ParseMode: String, Hashable, Sendable, CaseIterable {
  /// The locale's own form: groups absent or exactly right, the sign and the affix where the pattern
  /// has them, no blanks but the pattern's own.
  case strict
  /// What a careful person would read as the same number: blanks around, any form of minus and plus
  /// on either side, brackets for minus, the grouping characters that people use for one another,
  /// the affix or without it.
  ///
  /// A reading never changes the magnitude.
  case lenient
}
