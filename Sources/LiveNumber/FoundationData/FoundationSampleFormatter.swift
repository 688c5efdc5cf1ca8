#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  /// Formats samples with Foundation's format styles, whose attributed texts tell the parts, and
  /// keeps the parts, since an attributed text takes twenty times as long as a plain one.
  final class FoundationSampleFormatter: SampleFormatter {
    let locale: Locale
    private var known: [NumberSample: [NumberSample.Part]] = [:]

    init(locale: Locale) { self.locale = locale }

    func parts(of sample: NumberSample) throws(NumberFormatError) -> [NumberSample.Part] {
      if let parts = known[sample] { return parts }
      let parts = try newParts(of: sample)
      known[sample] = parts
      return parts
    }

    private func newParts(of sample: NumberSample) throws(NumberFormatError) -> [NumberSample.Part]
    {
      if sample.forcesGrouping { return groupingParts }
      return switch sample.style {
      case .decimal: sample.parts(decimalText(sample))
      case .scaled: sample.parts(percentText(sample))
      case .currency(let code, let display, let sign):
        sample.parts(currencyText(sample, code, display, sign))
      case .unit(let identifier, let display):
        try unitParts(of: sample, identifier, display)
      }
    }

    /// Returns the parts of a compact number: `1.2K`; Foundation has no long form.
    func compactParts(
      of value: Double, isLong: Bool
    ) throws(NumberFormatError) -> [NumberSample.Part] {
      let text = FloatingPointFormatStyle<Double>(locale: locale)
        .notation(.compactName)
        .attributed.format(value)
      return NumberSample(value, style: .decimal).parts(text)
    }

    // MARK: - Styles

    private func decimalText(_ sample: NumberSample) -> AttributedString {
      FloatingPointFormatStyle<Double>(locale: locale)
        .precision(sample.precision)
        .sign(strategy: sample.sign)
        .attributed.format(sample.value)
    }

    private func percentText(_ sample: NumberSample) -> AttributedString {
      FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .scale(1)
        .precision(sample.precision)
        .sign(strategy: sample.sign)
        .attributed.format(sample.value)
    }

    private func currencyText(
      _ sample: NumberSample, _ code: String, _ display: NumberStyle.CurrencyDisplay,
      _ sign: NumberStyle.CurrencySign
    ) -> AttributedString {
      let strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy =
        switch (sign, sample.showsPlusSign) {
        case (.standard, false): .automatic
        case (.standard, true): .always(showZero: true)
        case (.accounting, false): .accounting
        case (.accounting, true): .accountingAlways(showZero: true)
        }
      return FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
        .precision(sample.precision)
        .presentation(display.presentation)
        .sign(strategy: strategy)
        .attributed.format(sample.value)
    }

    /// Returns the separator as the only part, since a format style can't force groups.
    private var groupingParts: [NumberSample.Part] {
      locale.groupingSeparator.map { [NumberSample.Part(.group, $0)] } ?? []
    }
  }

  extension NumberSample {
    fileprivate var precision: NumberFormatStyleConfiguration.Precision {
      .fractionLength(minimumFractionDigits...1)
    }

    fileprivate var sign: NumberFormatStyleConfiguration.SignDisplayStrategy {
      showsPlusSign ? .always(includingZero: true) : .automatic
    }

    /// Returns the parts of a text.
    func parts(_ text: AttributedString) -> [Part] {
      text.runs.map { run in
        let kind: NumberFormat.Part.Kind? =
          switch run.numberSymbol {
          case .groupingSeparator: .group
          case .decimalSeparator: .decimal
          case .sign: value.sign == .minus ? .minusSign : .plusSign
          case .percent: .percentSign
          case .currency: .currency
          default:
            switch run.numberPart {
            case .integer: .integer
            case .fraction: .fraction
            default: nil
            }
          }
        return Part(kind ?? .literal, String(text[run.range].characters))
      }
    }
  }

  extension NumberStyle.CurrencyDisplay {
    fileprivate var presentation: CurrencyFormatStyleConfiguration.Presentation {
      switch self {
      case .symbol: .standard
      case .narrow: .narrow
      case .code: .isoCode
      }
    }
  }
#endif
