/// How many digits a locale puts in a group, counted from the decimal separator.
///
/// Most locales group by three; Indian ones group by three once and then by two (`12,34,567`).
public struct GroupingSizes: Hashable, Sendable {
  /// The size of the group next to the decimal separator; 0 where the locale does not group at all.
  public var primary: Int
  /// The size of all other groups.
  public var secondary: Int
  /// How many digits must stand before the first separator for any to be written.
  ///
  /// Spanish and Polish have 2: `1234`, but `12 345`. (CLDR: `minimumGroupingDigits`.)
  public var minimum: Int

  /// Makes sizes; separators are written from the first whole group on where no minimum is given.
  public init(primary: Int, secondary: Int, minimum: Int = 1) {
    self.primary = primary
    self.secondary = secondary
    self.minimum = minimum
  }

  /// Groups of three, from four digits on.
  public static let thousands = GroupingSizes(primary: 3, secondary: 3)
  /// No groups.
  public static let none = GroupingSizes(primary: 0, secondary: 0)
}

#if !hasFeature(Embedded)
  extension GroupingSizes: Codable {}
#endif
