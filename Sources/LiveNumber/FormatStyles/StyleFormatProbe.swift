#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  /// Derives the format of a style of Foundation's from what the style writes.
  ///
  /// Symbols and patterns are those of samples in the style's locale. The options are probed with
  /// the style itself. In the end, both have to write the same texts, so a setting that no format
  /// has is an error.
  struct StyleFormatProbe<Style: ProbedStyle> {
    private let style: Style
    private let kind: NumberStyle.Kind
    private let samples: StyleSamples<Style>

    init(_ style: Style) throws(NumberFormatError) {
      self.style = style
      kind = style.kind
      // Foundation writes plain digits for another text.
      if case .currency(let code, _, _) = kind { _ = try CurrencyCode(code) }
      samples = try StyleSamples(style)
    }

    func format() throws(NumberFormatError) -> NumberFormat {
      var options = try options()
      var mismatch: NumberFormatError?
      let kinds = kinds()
      guard !kinds.isEmpty else { throw samples.namedCurrency }
      for kind in kinds {
        options.scale = samples.powerOfTen - kind.powerOfTen
        let elements = try NumberElements.foundation(kind, locale: style.locale)
        for sign in NumberFormat.SignDisplay.allCases {
          options.signDisplay = sign
          let format = try NumberFormat(
            NumberStyle(kind, options: options), elements, locale: style.locale.identifier)
          guard let error = samples.mismatch(with: format) else { return format }
          if mismatch == nil { mismatch = error }
        }
      }
      throw mismatch ?? samples.error("")
    }

    /// Returns the options that a locale doesn't change, except for the sign and the scale.
    func options() throws(NumberFormatError) -> NumberFormat.Options {
      let plain = style.locale(Locale(identifier: "en"))
      return try probedOptions.value(for: StyleKey(style: plain)) { () throws(NumberFormatError) in
        let samples = try StyleSamples(plain)
        let precision = PrecisionProbe(samples)
        return NumberFormat.Options(
          precision: precision.precision, minimumIntegerDigits: precision.minimumIntegerDigits,
          roundingRule: ExactDecimal.RoundingRule(precision.roundingRule),
          grouping: samples.isGroupedAsLocale ? .automatic : .never,
          decimalSeparatorDisplay: samples.alwaysShowsDecimalSeparator ? .always : .automatic)
      }
    }

    /// Returns the kinds that the style can be: those with its form of the currency.
    func kinds() -> [NumberStyle.Kind] {
      guard case .currency(let code, _, _) = kind else { return [kind] }
      let written = samples.currency
      let symbols = CurrencySymbols(foundation: code, locale: style.locale)
      let displays = NumberStyle.CurrencyDisplay.allCases.filter { display in
        let text =
          switch display {
          case .symbol: symbols.symbol
          case .narrow: symbols.narrowSymbol
          case .code: code
          }
        return written.map { text.isSame(butForMarks: $0) } ?? false
      }
      return displays.flatMap { display in
        NumberStyle.CurrencySign.allCases.map { .currency(code, display: display, sign: $0) }
      }
    }
  }

  extension StyleSamples {
    /// The error of a style that writes the name of a currency.
    fileprivate var namedCurrency: NumberFormatError {
      NumberFormatError(
        .notLive,
        "The style writes the currency as \"\(currency ?? "")\", which changes with the number; "
          + "present it by its symbol or its code.")
    }
  }

  extension NumberElements {
    private struct Key: Hashable {
      let locale: Locale
      let style: NumberStyle.Kind
    }

    private static let foundationCache = BoundedCache<Key, NumberElements>(capacity: 64)

    /// Returns a style in a locale with the symbols that Foundation writes, whatever the source of
    /// other locale data is.
    static func foundation(
      _ style: NumberStyle.Kind, locale: Locale
    ) throws(NumberFormatError) -> NumberElements {
      try foundationCache.value(for: Key(locale: locale, style: style)) {
        () throws(NumberFormatError) in
        var currency: CurrencySymbols?
        if case .currency(let code, _, _) = style {
          currency = CurrencySymbols(foundation: code, locale: locale)
        }
        return try NumberElements(
          style, numberingSystem: locale.numberingSystem.identifier, currency: currency,
          source: FoundationSampleFormatter(locale: locale))
      }
    }
  }
#endif
