/// When grouping separators are written.
public enum GroupingStrategy: String, Hashable, Sendable, CaseIterable {
  /// As the locale does it, with its minimum.
  case auto
  /// From the first whole group on, whatever the locale's minimum is.
  case always
  /// Where at least two digits stand before the first separator.
  case min2
  /// Never.
  case never
}

#if !hasFeature(Embedded)
  extension GroupingStrategy: Codable {}
#endif
