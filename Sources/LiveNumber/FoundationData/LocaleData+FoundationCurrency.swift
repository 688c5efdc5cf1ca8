#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  #if !USES_ICU
    extension LocaleData {
      static func currency(
        _ code: String, in locale: NumberLocale
      ) throws(NumberFormatError) -> CurrencySymbols {
        let isCode = code.utf8.count == 3 && code.utf8.allSatisfy { (65...90).contains($0) }
        guard isCode, Locale.Currency.isoCurrencies.contains(Locale.Currency(code)) else {
          throw NumberFormatError(unknownCurrency: code)
        }
        return CurrencySymbols(foundation: code, locale: Locale(identifier: locale.identifier))
      }
    }
  #endif

  extension CurrencySymbols {
    /// Creates the forms in which Foundation writes a currency of three capital letters.
    init(foundation code: String, locale: Locale) {
      let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
      let symbol = Self.symbol(of: code, in: locale)
      // An attributed text takes long.
      let standard = style.format(0)
      let narrow = style.presentation(.narrow)
      let narrowSymbol =
        narrow.format(0) == standard
        ? nil : narrow.attributed.format(0).text { $0.numberSymbol == .currency }
      var names = [locale.localizedString(forCurrencyCode: code) ?? code]
      let full = style.presentation(.fullName).precision(.fractionLength(0...1))
      var words: Set<[Unicode.Scalar]> = []
      // Few of the texts differ in more than their number.
      for value in Self.pluralSamples where words.insert(full.format(value).letters).inserted {
        let name = full.attributed.format(value).text { $0.numberSymbol == .currency }
        if let name, !names.contains(name) { names.append(name) }
      }
      self.init(
        code: code, symbol: symbol,
        narrowSymbol: narrowSymbol.map { symbol.isSame(butForMarks: $0) ? symbol : $0 } ?? symbol,
        names: names, fractionDigits: standard.digitCount - 1)
    }

    /// Numbers of the plural categories in which currencies have names of their own.
    private static let pluralSamples: [Double] = [0, 1, 2, 3, 5, 11, 20, 100, 1_000_000, 1.5]

    /// Returns the symbol with its bidirectional marks, which a format style leaves out.
    private static func symbol(of code: String, in locale: Locale) -> String {
      var components = Locale.Components(locale: locale)
      components.currency = Locale.Currency(code)
      return Locale(components: components).currencySymbol ?? code
    }
  }

  extension String {
    /// The number of digits.
    fileprivate var digitCount: Int {
      unicodeScalars.count { $0.properties.numericType == .decimal }
    }

    /// The scalars that can't be a part of a number.
    fileprivate var letters: [Unicode.Scalar] {
      unicodeScalars.filter { $0.properties.isAlphabetic }
    }

    /// Returns whether a text differs only in bidirectional marks.
    func isSame(butForMarks other: String) -> Bool {
      unicodeScalars.filter { $0.properties.generalCategory != .format }
        .elementsEqual(other.unicodeScalars.filter { $0.properties.generalCategory != .format })
    }
  }

  extension AttributedString {
    /// Returns the text of the first run that meets a condition.
    fileprivate func text(where isIncluded: (Runs.Run) -> Bool) -> String? {
      runs.first(where: isIncluded).map { String(self[$0.range].characters) }
    }
  }
#endif
