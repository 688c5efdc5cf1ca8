#if USES_ICU
  internal import CICUNumber
  internal import LiveNumberCore

  /// Formats samples with ICU, and keeps the formatters, which take long to open.
  final class ICUSampleFormatter: SampleFormatter {
    private let locale: NumberLocale
    /// The locale with the currencies' symbols if it isn't the same.
    private let naming: NumberLocale?
    /// The source of the separators if it isn't the locale.
    var separators: ICUSampleFormatter?
    /// The open formatters, by their skeletons.
    private var formatters: [String: ICUFormatter] = [:]
    /// The last currency style of a sample, and the text of its currency.
    private var currency: (style: NumberStyle.Kind, text: String)?
    /// Whether the texts so far had only parts that can be told without asking ICU.
    private var isPlain = true

    init(locale: NumberLocale, namingCurrenciesIn naming: NumberLocale? = nil) {
      self.locale = locale
      self.naming = naming
    }

    func parts(of sample: NumberSample) throws(NumberFormatError) -> [NumberSample.Part] {
      guard let naming, case .currency(let code, let display, let sign) = sample.style else {
        return try ownParts(of: sample)
      }
      let symbols = try CurrencySymbols(code, locale: naming)
      let symbol = symbols.text(display)
      func parts(
        _ code: String, _ display: NumberStyle.CurrencyDisplay
      ) throws(NumberFormatError) -> [NumberSample.Part] {
        var sample = sample
        sample.style = .currency(code, display: display, sign: sign)
        return try ownParts(of: sample)
      }
      // Letters next to a digit have a space between them, and signs have none.
      var written = try parts(code, .code)
      let currency = written.firstIndex { $0.kind == .currency } ?? 0
      let digit = written.firstIndex { $0.kind == .integer } ?? 0
      let nearest = currency < digit ? symbol.unicodeScalars.last : symbol.unicodeScalars.first
      if let nearest, CurrencyScalars.isSymbol(nearest) { written = try parts("EUR", .narrow) }
      return written.map { $0.kind == .currency ? NumberSample.Part(.currency, symbol) : $0 }
    }

    private func ownParts(
      of sample: NumberSample
    ) throws(NumberFormatError) -> [NumberSample.Part] {
      let parts = try localeParts(of: sample)
      guard let separators else { return parts }
      var number = NumberSample(1_234_567.5, style: sample.style)
      number.forcesGrouping = true
      let others = try separators.localeParts(of: number)
      return parts.map { part in
        switch part.kind {
        case .group, .decimal: others.first { $0.kind == part.kind } ?? part
        default: part
        }
      }
    }

    private func localeParts(
      of sample: NumberSample
    ) throws(NumberFormatError) -> [NumberSample.Part] {
      if case .unit(let identifier, _) = sample.style, !identifier.isUnitIdentifier {
        throw NumberFormatError(unknownUnit: identifier)
      }
      do throws(ICUFailure) {
        let formatter = try formatter(sample.skeleton)
        if isPlain, let parts = try plainParts(of: sample, formatter) { return parts }
        isPlain = false
        let number = try formatter.format(sample.value)
        return number.parts(isNegative: sample.value.sign == .minus)
      } catch {
        // ICU accepts more units than it has texts for, and fails when it formats them: pow4-meter.
        if case .unit(let identifier, _) = sample.style, error.status != CICU_OUT_OF_MEMORY {
          throw NumberFormatError(unknownUnit: identifier)
        }
        throw NumberFormatError(.sourceFailed, "\(locale): \(error)")
      }
    }

    /// Returns the parts of a sample, or `nil` if only ICU can tell them.
    private func plainParts(
      of sample: NumberSample, _ formatter: ICUFormatter
    ) throws(ICUFailure) -> [NumberSample.Part]? {
      let text: String
      switch sample.style {
      case .unit: return nil
      case .decimal, .scaled: text = ""
      case .currency(let code, let display, _):
        if let currency, currency.style == sample.style {
          text = currency.text
        } else {
          text = try LocaleData.text(ofCurrency: code, display, in: locale)
          currency = (sample.style, text)
        }
      }
      return try formatter.format(sample.value, integerOnly: true)
        .plainParts(currency: text, isNegative: sample.value.sign == .minus)
    }

    /// Returns the parts of a compact number: `1.2K`, or `1.2 thousand` in the long form.
    func compactParts(
      of value: Double, isLong: Bool
    ) throws(NumberFormatError) -> [NumberSample.Part] {
      do throws(ICUFailure) {
        let number = try formatter(isLong ? "compact-long" : "compact-short").format(value)
        return number.parts(isNegative: false)
      } catch {
        throw NumberFormatError(.sourceFailed, "\(locale): \(error)")
      }
    }

    private func formatter(_ skeleton: String) throws(ICUFailure) -> ICUFormatter {
      if let known = formatters[skeleton] { return known }
      let formatter = try ICUFormatter(skeleton: skeleton, locale: locale)
      formatters[skeleton] = formatter
      return formatter
    }
  }

  extension NumberSample {
    fileprivate var skeleton: String {
      let kind = style.scaleSign == nil ? style : .scaled(.percent)
      var stems = [kind.skeleton(sign: showsPlusSign ? .always : .automatic)]
      stems.append(minimumFractionDigits == 0 ? ".#" : ".0")
      if forcesGrouping { stems.append("group-thousands") }
      return stems.joined(separator: " ")
    }
  }

  extension String {
    /// Whether the text can be a unit, and adds no other words to a skeleton.
    fileprivate var isUnitIdentifier: Bool {
      split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
      }
    }
  }

  extension ICUFormattedNumber {
    /// Returns the parts from left to right, without gaps.
    func parts(isNegative: Bool) -> [NumberSample.Part] {
      // Fields can nest: groups are in integers.
      var kinds = [NumberFormat.Part.Kind](repeating: .literal, count: bytes.count)
      for field in fields.sorted(by: { $0.range.count > $1.range.count }) {
        for index in field.range { kinds[index] = field.part(isNegative: isNegative) }
      }
      var parts: [NumberSample.Part] = []
      var start = 0
      while start < bytes.count {
        let end = kinds[start...].firstIndex { $0 != kinds[start] } ?? bytes.count
        parts.append(NumberSample.Part(kinds[start], text(start..<end)))
        start = end
      }
      return parts
    }
  }

  extension ICUFormattedNumber.Field {
    fileprivate func part(isNegative: Bool) -> NumberFormat.Part.Kind {
      switch kind {
      case CICU_FIELD_INTEGER: .integer
      case CICU_FIELD_GROUP: .group
      case CICU_FIELD_DECIMAL: .decimal
      case CICU_FIELD_FRACTION: .fraction
      case CICU_FIELD_SIGN: isNegative ? .minusSign : .plusSign
      case CICU_FIELD_PERCENT: .percentSign
      case CICU_FIELD_CURRENCY: .currency
      case CICU_FIELD_UNIT: .unit
      default: .literal
      }
    }
  }
#endif
