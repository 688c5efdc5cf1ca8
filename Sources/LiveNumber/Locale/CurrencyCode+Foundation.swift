#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension CurrencyCode {
  /// Creates the code of one of Foundation's currencies, such as that of the user's locale.
  ///
  /// ```swift
  /// let style: NumberStyle = .currency(CurrencyCode(locale.currency ?? "USD"))
  /// ```
  ///
  /// A currency whose identifier isn't three letters is `XXX`, the code of no currency.
  public init(_ currency: Locale.Currency) {
    self = (try? CurrencyCode(currency.identifier.uppercased())) ?? "XXX"
  }
}
