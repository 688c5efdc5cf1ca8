#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NumberLocale {
  /// Resolves one of Foundation's locales by its identifier.
  ///
  /// Only the name is taken: separators that a user has changed in the system's settings are not part
  /// of it; set them in the format's symbols.
  public init(_ locale: Locale) throws(NumberLocaleError) {
    try self.init(locale.identifier)
  }
}
