internal import LiveNumberCore

extension MagnitudeWords {
  private static let cache = BoundedCache<NumberLocale, MagnitudeWords>(capacity: 64)

  /// Returns the words of a locale from the cache, or reads them from compact numbers that the
  /// source of locale data writes.
  ///
  /// - Returns: The words, or `nil` if the source fails.
  static func cached(in locale: NumberLocale) -> MagnitudeWords? {
    try? cache.value(for: locale) { () throws(NumberFormatError) in
      let samples = LocaleData.samples(in: locale)
      return try MagnitudeWords { (value, isLong) throws(NumberFormatError) in
        try samples.compactParts(of: value, isLong: isLong)
      }
    }
  }
}
