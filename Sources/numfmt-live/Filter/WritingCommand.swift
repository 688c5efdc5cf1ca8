import ArgumentParser
import LiveNumber

/// A filter that writes numbers in a locale.
protocol WritingCommand: FilterCommand {
  var scale: ScaleOptions { get }
  var digits: DigitOptions { get }
  var writing: WritingOptions { get }
  var shown: ShownOptions { get }
}

extension WritingCommand {
  /// Returns a way to write numbers, which uses ICU directly for forms that can't be read back.
  ///
  /// If `keepsFraction` is `true` and no option sets the precision, numbers keep their fraction
  /// digits.
  func writing(
    _ locale: NumberLocale, notation: NumberSkeleton.Notation = .standard,
    keepsFraction: Bool = false
  ) throws(UsageError) -> NumberWriter {
    let resolved = try style.resolve()
    let options = try options(style: resolved, locale: locale)
    do throws(NumberFormatError) {
      // The format validates the options. A skeleton accepts unknown currencies and invalid counts.
      let format = try NumberFormat(resolved, locale: locale, options: options)
      if notation == .standard, !style.namesCurrency {
        guard keepsFraction, options.precision == nil else { return .localized(format) }
        var unlimited = options
        // An amount of money has at least the digits of its currency.
        unlimited.precision = .fractionLength(
          minimum: format.currency?.fractionDigits ?? 0, maximum: nil)
        return .keepingFraction(try format.with(options: unlimited))
      }
    } catch {
      // Only ICU writes a unit whose text depends on the number.
      guard error.code == .pluralDependent else { throw UsageError(style.words(for: error)) }
    }
    let skeleton = NumberSkeleton(
      style: resolved.with(options: options), notation: notation,
      namesCurrency: style.namesCurrency)
    do {
      return .skeleton(try NumberSkeletonFormat(skeleton, locale: locale))
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Returns the options of a format, or throws an error if they contradict each other.
  private func options(
    style: NumberStyle, locale: NumberLocale
  ) throws(UsageError) -> NumberFormat.Options {
    var options = NumberFormat.Options(
      precision: try precision(currencyDigits: try currencyDigits(style, locale)),
      minimumIntegerDigits: digits.minInteger, scale: scale.scale)
    shown.apply(to: &options)
    writing.apply(to: &options)
    return options
  }

  private func currencyDigits(
    _ resolved: NumberStyle, _ locale: NumberLocale
  ) throws(UsageError) -> Int? {
    guard case .currency(let code, _, _) = resolved.kind else { return nil }
    do {
      return try CurrencySymbols(code, locale: locale).fractionDigits
    } catch {
      throw UsageError(style.words(for: error))
    }
  }
}

// MARK: - Precision

extension WritingCommand {
  /// Returns the precision, or `nil` if no count is given.
  ///
  /// The currency's fraction digits are `currencyDigits`, or `nil` for other styles.
  private func precision(currencyDigits: Int?) throws(UsageError) -> NumberFormat.Precision? {
    let increment = ("--increment", writing.increment != nil)
    let maximum = ("--max-fraction", digits.maxFraction != nil)
    let others = [("--min-fraction", digits.minFraction != nil), maximum, increment]
    if writing.minSignificant != nil || writing.maxSignificant != nil {
      try UsageError.checkAlone(
        writing.minSignificant == nil ? "--max-significant" : "--min-significant",
        without: [("--fraction", digits.fraction != nil)] + others)
      return .significantDigits(
        minimum: writing.minSignificant ?? 1, maximum: writing.maxSignificant)
    }
    if let fraction = digits.fraction {
      try UsageError.checkAlone("--fraction", without: others)
      return .fractionLength(fraction)
    }
    if let increment = writing.increment {
      try UsageError.checkAlone("--increment", without: [maximum])
      return .increment(increment, minimumFractionDigits: digits.minFraction ?? 0)
    }
    return fractionDigits(currencyDigits)
  }

  /// Returns a precision whose missing limit is the style's own, adjusted to the other limit.
  private func fractionDigits(_ currencyDigits: Int?) -> NumberFormat.Precision? {
    switch digits.maxFraction {
    case nil, .automatic:
      guard let minimum = digits.minFraction else { return nil }
      return .fractionLength(minimum: minimum, maximum: currencyDigits.map { max($0, minimum) })
    case .upTo(let maximum):
      return .fractionLength(
        minimum: digits.minFraction ?? min(currencyDigits ?? 0, maximum), maximum: maximum)
    case .unlimited:
      return .fractionLength(minimum: digits.minFraction ?? currencyDigits ?? 0, maximum: nil)
    }
  }
}
