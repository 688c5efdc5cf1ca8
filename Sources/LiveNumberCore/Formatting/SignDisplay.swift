/// When a sign is written.
public enum SignDisplay: String, Hashable, Sendable, CaseIterable {
  /// A minus before negative numbers, negative zero included.
  case auto
  /// A sign before every number.
  case always
  /// No sign at all.
  case never
  /// A minus before negative numbers, but none before a zero.
  case negative
  /// A sign before every number but zero.
  case exceptZero = "except-zero"
}

#if !hasFeature(Embedded)
  extension SignDisplay: Codable {}
#endif
