#if USES_ICU
  public import LiveNumberCore

  /// A format for everything that ICU can write: compact and scientific numbers, units in the
  /// plural, and names of currencies.
  ///
  /// It only formats; numbers in a `NumberFormat` can also be parsed and edited.
  ///
  /// ```swift
  /// let short = try NumberSkeletonFormat(notation: .compactShort, locale: "en")
  /// try short.format(1_234_567)                                     // 1.2M
  /// let days = try NumberSkeletonFormat(NumberSkeleton("unit/day unit-width-full-name"), locale: "en")
  /// try days.format(2)                                              // 2 days
  /// ```
  public struct NumberSkeletonFormat: Sendable {
    /// The skeleton that describes the format.
    public let skeleton: NumberSkeleton
    /// The locale of the symbols and words.
    public let locale: NumberLocale

    private let formatter: ICUFormatter

    /// Creates a format from a skeleton.
    ///
    /// - Throws: ``NumberSkeletonError``, with the range of the word that ICU doesn't know, or with
    ///   the code `unknownLocale` if the locale isn't known.
    public init(
      _ skeleton: NumberSkeleton, locale: some LocaleConvertible
    ) throws(NumberSkeletonError) {
      self.skeleton = skeleton
      do {
        self.locale = try locale.numberLocale()
      } catch {
        let code: NumberSkeletonError.Code =
          error.code == .sourceFailed ? .sourceFailed : .unknownLocale
        throw NumberSkeletonError(code, skeleton, error.description)
      }
      let key = FormatterKey(skeleton: skeleton, locale: self.locale)
      formatter = try Self.formatters.value(for: key) { () throws(NumberSkeletonError) in
        try Self.openFormatter(key.skeleton, locale: key.locale)
      }
    }

    /// Creates a format for a style in a notation.
    ///
    /// - Parameters:
    ///   - style: The kind of number.
    ///   - notation: The notation of the magnitude.
    ///   - namesCurrency: A Boolean value that indicates whether a currency is written by its name.
    ///   - locale: The locale of the symbols and words.
    /// - Throws: ``NumberSkeletonError`` if the currency, the unit, or the locale isn't known.
    public init(
      _ style: NumberStyle = .number, notation: NumberSkeleton.Notation = .standard,
      namesCurrency: Bool = false, locale: some LocaleConvertible
    ) throws(NumberSkeletonError) {
      try self.init(
        NumberSkeleton(style: style, notation: notation, namesCurrency: namesCurrency),
        locale: locale)
    }

    /// Returns the text of a value.
    ///
    /// - Throws: ``NumberSkeletonError`` if ICU can't format it.
    public func format(_ value: ExactDecimal) throws(NumberSkeletonError) -> String {
      try text { () throws(ICUFailure) in try formatter.text(value.description) }
    }

    /// Returns the text of a value of any type of number.
    ///
    /// The text of binary floating point is that of the shortest decimal that reads back as the
    /// value, or the locale's word for an infinity or a value that isn't a number.
    ///
    /// - Throws: ``NumberSkeletonError`` if ICU can't format it.
    public func format<Value: NumberValue>(_ value: Value) throws(NumberSkeletonError) -> String {
      if let decimal = value.decimalValue { return try format(decimal) }
      let number = (value as? any BinaryFloatingPoint).map { Double($0) } ?? .nan
      return try text { () throws(ICUFailure) in try formatter.format(number).text }
    }

    /// Returns the text of a range of values, as the locale writes it.
    ///
    /// What both ends have in common is written once. Ends that have the same text are one
    /// approximate number.
    ///
    /// ```swift
    /// let weight = try NumberSkeletonFormat(.unit("kilogram"), locale: "en")
    /// try weight.format(3...5)                                        // 3–5 kg
    /// try weight.format(3...3)                                        // ~3 kg
    /// ```
    ///
    /// - Throws: ``NumberSkeletonError`` if an end isn't a number, or ICU can't format it.
    public func format<Value: NumberValue & Comparable>(
      _ range: ClosedRange<Value>
    ) throws(NumberSkeletonError) -> String {
      guard let first = range.lowerBound.decimalValue, let last = range.upperBound.decimalValue
      else {
        throw NumberSkeletonError(
          .sourceFailed, skeleton, "a range ends in an infinity, which has no digits")
      }
      return try text { () throws(ICUFailure) in
        try ICUFormatter.text(
          from: first.description, to: last.description, skeleton: skeleton.description,
          locale: locale)
      }
    }

    /// Returns a text of ICU's, or throws the error that stands for its failure.
    private func text(
      _ format: () throws(ICUFailure) -> String
    ) throws(NumberSkeletonError) -> String {
      do throws(ICUFailure) {
        return try format()
      } catch {
        throw NumberSkeletonError(.sourceFailed, skeleton, error.description)
      }
    }
  }

  extension NumberSkeletonFormat: Hashable {
    /// Returns a Boolean value that indicates whether two formats have the same skeleton and
    /// locale.
    public static func == (left: NumberSkeletonFormat, right: NumberSkeletonFormat) -> Bool {
      left.skeleton == right.skeleton && left.locale == right.locale
    }

    /// Hashes the skeleton and the locale.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(skeleton)
      hasher.combine(locale)
    }
  }

  extension NumberSkeletonFormat {
    private struct FormatterKey: Hashable {
      let skeleton: NumberSkeleton
      let locale: NumberLocale
    }

    /// The open ICU formatters, which take long to open and can be shared by threads.
    private static let formatters = BoundedCache<FormatterKey, ICUFormatter>(capacity: 64)

    static func openFormatter(
      _ skeleton: NumberSkeleton, locale: NumberLocale
    ) throws(NumberSkeletonError) -> ICUFormatter {
      var offset: Int?
      do throws(ICUFailure) {
        return try ICUFormatter(
          skeleton: skeleton.description, locale: locale, errorOffset: &offset)
      } catch {
        guard let offset else {
          throw NumberSkeletonError(.sourceFailed, skeleton, error.description)
        }
        throw NumberSkeletonError(
          .malformed, skeleton, range: skeleton.word(at: offset),
          "ICU does not know this word of a number skeleton, or not here")
      }
    }
  }

  extension NumberSkeleton {
    /// Returns the range of the word at, or right before, a byte offset.
    fileprivate func word(at offset: Int) -> Range<String.Index> {
      let bytes = description.utf8
      let space = UInt8(ascii: " ")
      var start = bytes.index(bytes.startIndex, offsetBy: min(max(offset, 0), bytes.count))
      while start > bytes.startIndex, bytes[bytes.index(before: start)] != space {
        start = bytes.index(before: start)
      }
      let end = bytes[start...].firstIndex(of: space) ?? bytes.endIndex
      return start..<end
    }
  }
#endif
