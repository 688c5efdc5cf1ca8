/// When the decimal separator is written.
public enum DecimalSeparatorDisplay: String, Hashable, Sendable, CaseIterable {
  /// Where fraction digits follow.
  case auto
  /// Always.
  case always
}

#if !hasFeature(Embedded)
  extension DecimalSeparatorDisplay: Codable {}
#endif
