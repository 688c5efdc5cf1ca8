/// How the magnitude of a number is written.
///
/// `Sendable`.
public enum NumberNotation: String, Hashable, Sendable, CaseIterable {
  /// In full.
  case standard
  /// With one integer digit and a power of ten: `1.234E3`.
  case scientific
  /// With a power of ten that is a multiple of three: `12.34E3`.
  case engineering
  /// With a short word for the thousands: `1.2K`.
  case compactShort = "compact-short"
  /// With a long word for the thousands: `1.2 thousand`.
  case compactLong = "compact-long"
}
