import LiveNumber

/// The way to read the numbers of a table whose conventions are unknown.
struct ColumnReading {
  let conventions: [Convention]
  let mode: ParseMode
  /// A Boolean value that indicates whether numbers can have words around them, as money does.
  let hasWords: Bool
  /// Returns the format of numbers in a locale.
  let format: (NumberLocale) -> NumberFormat?
  /// The texts to remove before reading a number, or `nil` if there are none.
  var surroundings: SurroundingText?
  /// The options that make this reading, as the user wrote them.
  var options: [String] = []
}

extension ColumnReading {
  /// Creates the way to find the fields for a filter, whose formats are `formats` if it doesn't detect a
  /// convention.
  init(
    of reading: FilterRun.Reading, otherwise formats: @escaping (NumberLocale) -> NumberFormat?,
    hasWords: Bool, _ surroundings: SurroundingText?
  ) {
    var (mode, format) = (ParseMode.strict, formats)
    if case .detected(let detected) = reading { (mode, format) = (detected.mode, detected.format) }
    self.init(
      conventions: Convention.all(format), mode: mode, hasWords: hasWords, format: format,
      surroundings: surroundings)
  }
}
