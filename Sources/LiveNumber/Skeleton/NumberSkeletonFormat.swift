public import LiveNumberCore

/// Writes numbers in every way that ICU can: compact, scientific, with plural units and names of
/// currencies.
///
/// It formats only. What can also be read back and edited is a `NumberFormat`. Formatters are
/// shared and may be used from many threads at once. `Sendable`.
///
/// ```swift
/// let short = try NumberSkeletonFormat(.decimal, notation: .compactShort, locale: "en")
/// try short.format(1_234_567)                                     // 1.2M
/// let days = try NumberSkeletonFormat(NumberSkeleton("unit/day unit-width-full-name"), locale: "en")
/// try days.format(2)                                              // 2 days
/// ```
public struct NumberSkeletonFormat: Sendable {
  /// What is shown, in ICU's words.
  public let skeleton: NumberSkeleton
  /// Whose symbols and words are written.
  public let locale: NumberLocale

  private let formatter: ICUFormatter

  /// Makes the format of a skeleton.
  ///
  /// - Throws: ``NumberSkeletonError`` with the place where the skeleton is not understood.
  public init(_ skeleton: NumberSkeleton, locale: NumberLocale) throws(NumberSkeletonError) {
    self.skeleton = skeleton
    self.locale = locale
    formatter = try SkeletonFormatterCache.formatter(skeleton, locale: locale)
  }

  /// Makes the format of a skeleton in a locale that is given by its name.
  ///
  /// - Throws: ``NumberSkeletonError``, with the code `unknownLocale` where the name is none.
  public init(_ skeleton: NumberSkeleton, locale: String) throws(NumberSkeletonError) {
    let resolved: NumberLocale
    do {
      resolved = try NumberLocale(locale)
    } catch {
      let code: NumberSkeletonError.Code =
        error.code == .sourceFailed ? .sourceFailed : .unknownLocale
      throw NumberSkeletonError(code, skeleton, error.description)
    }
    try self.init(skeleton, locale: resolved)
  }

  /// Makes the format of a style in a notation.
  ///
  /// - Throws: ``NumberSkeletonError`` where ICU does not know the currency or unit, or the locale is
  ///   not known.
  public init(
    _ style: NumberStyle = .decimal, notation: NumberNotation = .standard,
    namesCurrency: Bool = false, locale: String,
    options: NumberFormat.Options = NumberFormat.Options()
  ) throws(NumberSkeletonError) {
    try self.init(
      NumberSkeleton(
        style: style, notation: notation, namesCurrency: namesCurrency, options: options),
      locale: locale)
  }

  /// The text of a value.
  ///
  /// - Throws: ``NumberSkeletonError`` where ICU could not write it.
  public func format(_ value: ExactDecimal) throws(NumberSkeletonError) -> String {
    do throws(ICUFailure) {
      return try formatter.text(value.description)
    } catch {
      throw NumberSkeletonError(.sourceFailed, skeleton, error.description)
    }
  }

  /// The text of a binary number: of the shortest decimal that reads back as it, or the locale's word
  /// for what has no digits.
  ///
  /// - Throws: ``NumberSkeletonError`` where ICU could not write it.
  public func format(_ value: Double) throws(NumberSkeletonError) -> String {
    if let decimal = ExactDecimal(value) { return try format(decimal) }
    do throws(ICUFailure) {
      return try formatter.format(value).text
    } catch {
      throw NumberSkeletonError(.sourceFailed, skeleton, error.description)
    }
  }
}

extension NumberSkeletonFormat: Hashable {
  /// Whether both have the same skeleton and locale.
  public static func == (left: NumberSkeletonFormat, right: NumberSkeletonFormat) -> Bool {
    left.skeleton == right.skeleton && left.locale == right.locale
  }

  /// Hashes the skeleton and the locale.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(skeleton)
    hasher.combine(locale)
  }
}
