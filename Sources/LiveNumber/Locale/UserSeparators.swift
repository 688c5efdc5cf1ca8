#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
internal import LiveNumberCore

/// The separators of a locale, which its owner can have set in the system's settings.
///
/// They aren't part of the locale's identifier, which is all that a source of locale data knows.
struct UserSeparators {
  /// The decimal separator that the user has set, or `nil` for the locale's own.
  let decimal: String?
  /// The grouping separator that the user has set, or `nil` for the locale's own.
  let grouping: String?

  init(decimal: String?, grouping: String?) {
    self.decimal = decimal
    self.grouping = grouping
  }

  /// Creates the separators by which a locale differs from the locale with the same identifier.
  init(_ locale: Locale) {
    #if canImport(Darwin)
      self.init(locale, differingFrom: Locale(identifier: locale.identifier))
    #else
      self.init(decimal: nil, grouping: nil)
    #endif
  }

  /// Returns what tells a locale from another one with the same identifier.
  ///
  /// Other systems have no such settings, and Foundation's answer takes longer than a format.
  static func key(_ locale: Locale) -> [String?] {
    #if canImport(Darwin)
      [locale.decimalSeparator, locale.groupingSeparator]
    #else
      []
    #endif
  }

  init(_ locale: Locale, differingFrom plain: Locale) {
    func set(_ separator: (Locale) -> String?) -> String? {
      guard let own = separator(locale), let usual = separator(plain), !own.isEmpty,
        !own.hasSameBytes(as: usual)
      else { return nil }
      return own
    }
    decimal = set(\.decimalSeparator)
    grouping = set(\.groupingSeparator)
  }

  /// Changes the separators of symbols to those that the user has set.
  ///
  /// Nothing changes if the two would be the same then.
  func apply(to symbols: inout NumberSymbols) {
    let decimal = decimal ?? symbols.decimalSeparator
    let grouping = grouping ?? symbols.groupingSeparator
    guard !decimal.hasSameBytes(as: grouping) else { return }
    (symbols.decimalSeparator, symbols.groupingSeparator) = (decimal, grouping)
  }
}
