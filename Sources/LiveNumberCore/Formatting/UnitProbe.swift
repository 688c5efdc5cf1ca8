/// Checks whether the text of a unit is the same for every number.
///
/// A format has one prefix and one suffix. If they depend on the number, as in `1 day` and
/// `2 days`, there is no such format.
enum UnitProbe {
  /// Numbers of every plural category of every language.
  private static let numbers: [Double] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 21, 22, 23, 30, 40, 60, 80, 91, 100,
    101, 102, 103, 106, 111, 200, 1000, 1_000_000, 0.1, 0.2, 0.5, 1.1, 1.2, 1.5, 2.1, 2.5, 3.5, 5.5,
    10.1, 11.1,
  ]

  /// Throws an error if the text of a style's unit depends on the number.
  static func check(
    _ style: NumberStyle.Kind, source: some SampleFormatter
  ) throws(NumberFormatError) {
    guard case .unit(let identifier, _) = style else { return }
    guard !identifier.isMixedUnit else {
      throw NumberFormatError(
        .mixedUnit,
        "\"\(identifier)\" writes one value as several numbers, which cannot be read back; "
          + "choose one of its units")
    }
    guard let forms = try twoForms(style, source: source) else { return }
    throw NumberFormatError(
      .pluralDependent,
      "\"\(identifier)\" has no fixed form: \(forms.0), but \(forms.1); choose a shorter display")
  }

  /// Returns two texts of the unit that differ in more than the number, or `nil` if there are none.
  private static func twoForms(
    _ style: NumberStyle.Kind, source: some SampleFormatter
  ) throws(NumberFormatError) -> (String, String)? {
    var first: [NumberSample.Part]?
    // Trailing zeros matter: in English it's 1 day, but 1.0 days.
    for minimumFractionDigits in 0...1 {
      for value in numbers {
        let number = try source.parts(
          of: NumberSample(value, style: style, minimumFractionDigits: minimumFractionDigits))
        guard let known = first else {
          first = number
          continue
        }
        if !number.hasSameAffixes(as: known) { return (known.text, number.text) }
      }
    }
    return nil
  }
}

extension [NumberSample.Part] {
  /// Returns whether another number has the same affixes.
  ///
  /// The result is `false` if there are no digits: one inch in Nepali is `इन्च`, and only other
  /// numbers of inches have digits.
  fileprivate func hasSameAffixes(as other: Self) -> Bool {
    contains(where: { $0.isNumber }) && prefix == other.prefix && suffix == other.suffix
  }
}

extension String {
  /// Whether a unit combines several, as `foot-and-inch` does.
  fileprivate var isMixedUnit: Bool {
    let bytes = Array("-\(self)-".utf8)
    let word = Array("-and-".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }
}
