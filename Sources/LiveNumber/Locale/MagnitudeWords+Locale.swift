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

  /// The texts beside numbers in any locale that multiply them: the words, and what isn't read as
  /// one, such as a word in front of the digits in Swahili, or the `v/milion` of Breton.
  ///
  /// They are read from every locale's compact numbers, which takes as long as a thousand formats.
  package static let textsOfAllLocales: Set<String> = {
    var texts: Set<String> = []
    for locale in NumberLocale.available {
      let samples = LocaleData.samples(in: locale)
      let words = try? MagnitudeWords { (value, isLong) throws(NumberFormatError) in
        let parts = try samples.compactParts(of: value, isLong: isLong)
        let isNumber: (NumberSample.Part) -> Bool = { $0.kind == .integer || $0.kind == .fraction }
        if let first = parts.firstIndex(where: isNumber),
          let last = parts.lastIndex(where: isNumber)
        {
          texts.insert(parts[..<first].map(\.text).joined())
          texts.insert(parts[(last + 1)...].map(\.text).joined())
        }
        return parts
      }
      texts.formUnion(words?.texts ?? [])
    }
    return texts
  }()
}
