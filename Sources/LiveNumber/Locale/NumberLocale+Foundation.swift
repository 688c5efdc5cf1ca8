#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NumberLocale {
  /// Creates a locale from the identifier of a Foundation locale.
  ///
  /// Separators that a user has changed in the system's settings aren't part of the identifier; set them
  /// in the symbols of the format.
  public init(_ locale: Locale) throws(NumberLocaleError) {
    try self.init(locale.identifier)
  }
}
