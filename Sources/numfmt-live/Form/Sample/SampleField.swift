import LiveNumber

/// The fields of the sample form, in focus order.
enum SampleField: CaseIterable, Hashable, Sendable {
  case age, size, percentage, low, high, email, note
}

extension SampleField {
  /// Returns a description of the expected values in a locale.
  func expectation(_ formats: SampleFormats) -> String {
    switch self {
    case .age: Self.words(SampleValues.ages, formats.integer)
    case .size: FormWords.range(ShirtSize.range.lowerBound.name, ShirtSize.range.upperBound.name)
    case .percentage: Self.words(SampleValues.percentages, formats.percent)
    case .low: Self.words(SampleValues.lows, formats.temperature)
    case .high: Self.words(SampleValues.highs, formats.temperature)
    case .email: FormWords.email
    case .note: FormWords.note
    }
  }

  private static func words<Value: NumberValue & Comparable>(
    _ range: ClosedRange<Value>, _ format: NumberFormat
  ) -> String {
    let bounds = [range.lowerBound, range.upperBound].map { bound in
      bound.decimalValue.map(format.format) ?? "\(bound)"
    }
    return FormWords.range(bounds[0], bounds[1])
  }
}
