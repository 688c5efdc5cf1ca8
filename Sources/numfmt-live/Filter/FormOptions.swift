import ArgumentParser
import LiveNumber

/// The options for the form of a number.
struct FormOptions: ParsableArguments {
  @OptionGroup var style: StyleOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Multiply values by this power of ten, such as -3 for thousands.",
      valueName: "exponent"))
  var scale = 0

  /// Returns the conversion of numbers in a locale, or in the convention of the input if the locale is
  /// `nil`.
  ///
  /// Errors name `option` as the option for the locale.
  func conversion(
    from locale: NumberLocale?, option: String,
    options: NumberFormat.Options = NumberFormat.Options(),
    mode: ParseMode, to output: Conversion.OutputForm
  ) throws(UsageError) -> FilterRun.Source {
    guard let locale else {
      return .detected(
        DetectedConversion(
          option: option, mode: mode, output: output, format: try style.formats(options: options)))
    }
    let format = try style.format(locale: locale, options: options)
    let hints = ReadingHints(
      style: style, locale: locale, options: options, mode: mode, option: option)
    return .given(.make(input: .localized(format, mode, locale), output: output, hints: hints))
  }

  /// Returns a formatter, which uses ICU directly for forms that can't be read back.
  ///
  /// If `keepsFraction` is `true` and no option sets the precision, numbers keep their fraction digits.
  func writer(
    locale: NumberLocale, _ writing: WritingOptions,
    notation: NumberSkeleton.Notation = .standard, keepsFraction: Bool = false
  ) throws(UsageError) -> Formatter {
    let namesCurrency = style.namesCurrency
    let named = style
    let style = try named.resolve()
    let options = try writing.options(style: style, locale: locale, scale: scale)
    do throws(NumberFormatError) {
      // The format validates the options. A skeleton accepts unknown currencies and invalid counts.
      let format = try NumberFormat(style, locale: locale, options: options)
      if notation == .standard, !namesCurrency {
        return keepsFraction && options.precision == nil
          ? .keptFraction(KeptFractionFormat(format)) : .exact(format)
      }
    } catch {
      // Only ICU writes a unit whose text depends on the number.
      guard error.code == .pluralDependent else { throw UsageError(named.words(for: error)) }
    }
    let skeleton = NumberSkeleton(
      style: style, notation: notation, namesCurrency: namesCurrency, options: options)
    do {
      return .skeleton(try NumberSkeletonFormat(skeleton, locale: locale))
    } catch {
      throw UsageError(error.description)
    }
  }
}

/// The option for notations, most of which can't be read back.
struct NotationOptions: ParsableArguments {
  @Option(help: "The notation: 1234, 1.234E3, or 1.2K.")
  var notation = NumberSkeleton.Notation.standard
}

/// A formatter that can also read numbers, or one that only ICU implements.
enum Formatter {
  case exact(NumberFormat)
  case keptFraction(KeptFractionFormat)
  indirect case skeleton(NumberSkeletonFormat)
}
