/// The numbers of digits in a locale's groups, counted from the decimal separator.
///
/// Most locales group by three; Indian locales group by three once and then by two (`12,34,567`).
package struct GroupingSizes: Hashable, Sendable {
  /// The size of the group next to the decimal separator, or 0 if the locale doesn't group digits.
  package var primary: Int
  /// The size of all other groups.
  package var secondary: Int
  /// The minimum number of digits before the first separator; numbers with fewer aren't grouped.
  ///
  /// In Spanish and Polish it is 2: `1234`, but `12 345`. (CLDR: `minimumGroupingDigits`.)
  package var minimum: Int

  /// Creates sizes; the default minimum writes separators from the first complete group on.
  package init(primary: Int, secondary: Int, minimum: Int = 1) {
    self.primary = primary
    self.secondary = secondary
    self.minimum = minimum
  }

  /// Groups of three, from four digits on.
  package static let thousands = GroupingSizes(primary: 3, secondary: 3)
  /// No groups.
  package static let none = GroupingSizes(primary: 0, secondary: 0)
}

#if !hasFeature(Embedded)
  extension GroupingSizes: Codable {}
#endif
