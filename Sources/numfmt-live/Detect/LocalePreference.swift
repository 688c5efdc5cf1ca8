/// The order in which locales that read the same numbers alike are proposed.
///
/// First is the country of the currency, then the countries that write dates in the form of the
/// file's, then English, German, French, Spanish, and Italian, then other familiar locales. The
/// order never decides what a number is, only which locale stands in a command.
struct LocalePreference {
  private let first: [String]

  init(currency: String?, dateForms: Set<DateForm>) {
    first =
      LocalePreference.locales(ofCurrency: currency)
      + dateForms.flatMap(LocalePreference.identifiers).sorted()
  }

  /// Returns the familiar locales among some locales, the most likely first, and then the others.
  func sorted(_ locales: [String]) -> [String] {
    let familiar = FamiliarLocale.sorted(locales)
    return first.filter(familiar.contains) + familiar.filter { !first.contains($0) }
  }

  /// Returns the locales of the countries that have a currency.
  static func locales(ofCurrency currency: String?) -> [String] {
    currency.flatMap { currencies[$0] } ?? []
  }

  /// The locales of the countries of all currencies.
  static var localesOfCurrencies: [String] { currencies.values.flatMap(\.self) }

  /// Returns whether people recognize the name of a locale, or the file points to it.
  func isLikely(_ locale: String) -> Bool {
    first.contains(locale) || FamiliarLocale.all.contains { $0.identifier == locale }
  }

  private static func identifiers(_ form: DateForm) -> [String] {
    switch form {
    case .day(.dayFirst, UInt8(ascii: ".")), .day(.yearLast, UInt8(ascii: ".")): ["de"]
    case .day(.monthFirst, _): ["en"]
    case .day(.dayFirst, UInt8(ascii: "/")): ["fr"]
    case .month(UInt8(ascii: "."), _): ["de"]
    default: []
    }
  }

  /// The locales of the countries that have a currency, by its ISO 4217 code.
  private static let currencies = [
    "AUD": ["en-AU"], "BRL": ["pt"], "CAD": ["en-CA", "fr-CA"], "CHF": ["de-CH", "fr-CH"],
    "CNY": ["zh"], "CZK": ["cs"], "DKK": ["da"], "GBP": ["en-GB", "en"], "HUF": ["hu"],
    "ILS": ["he"], "INR": ["en-IN", "hi"], "JPY": ["ja"], "KRW": ["ko"], "NGN": ["en-NG"],
    "NOK": ["nb"], "NZD": ["en-NZ"], "PHP": ["en-PH"], "PLN": ["pl"], "RUB": ["ru"],
    "SEK": ["sv"], "THB": ["th"], "TRY": ["tr"], "UAH": ["uk"], "USD": ["en"], "VND": ["vi"],
    "ZAR": ["en-ZA"],
  ]
}
