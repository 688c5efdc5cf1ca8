internal import CICUNumber
internal import LiveNumberCore

/// Checks whether the text of a unit is the same for every number.
///
/// A format has one prefix and one suffix. If they depend on the number, as in `1 day` and `2 days`,
/// there is no such format.
enum UnitProbe {
  /// Numbers of every plural category of every language.
  static let numbers = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "16", "20",
    "21", "22", "23", "30", "40", "60", "80", "91", "100", "101", "102", "103", "106", "111",
    "200", "1000", "1000000", "0.1", "0.2", "0.5", "1.1", "1.2", "1.5", "2.1", "2.5", "3.5",
    "5.5", "10.1", "11.1",
  ]

  /// Throws an error if a style's unit isn't known, or has no fixed form.
  static func check(_ style: NumberStyle, locale: NumberLocale) throws(NumberFormatError) {
    guard case .unit(let identifier, _) = style else { return }
    try checkIdentifier(identifier)
    let forms: (String, String)?
    do {
      forms = try twoForms(style, locale: locale)
    } catch {
      throw NumberFormatError(unit: identifier, error)
    }
    guard let forms else { return }
    throw NumberFormatError(
      .pluralDependent,
      "\"\(identifier)\" has no fixed form in \(locale): \(forms.0), but \(forms.1); "
        + "choose a shorter display, or format it with NumberSkeletonFormat")
  }

  /// Throws an error if an identifier would add other words to the skeleton, or combines several units.
  private static func checkIdentifier(_ identifier: String) throws(NumberFormatError) {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    let isWellFormed = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) || (97...122).contains($0) }
    }
    guard isWellFormed else {
      throw NumberFormatError(unit: identifier, ICUFailure(status: CICU_BAD_SKELETON))
    }
    guard !parts.contains("and") else {
      throw NumberFormatError(
        .mixedUnit,
        "\"\(identifier)\" writes one value as several numbers, which cannot be read back; "
          + "choose one of its units, or format it with NumberSkeletonFormat")
    }
  }

  /// Returns two texts of the unit that differ in more than the number, or `nil` if there are none.
  private static func twoForms(
    _ style: NumberStyle, locale: NumberLocale
  ) throws(ICUFailure) -> (String, String)? {
    var first: ICUFormattedNumber?
    // Trailing zeros matter: in English it's 1 day, but 1.0 days.
    for precision in ["precision-unlimited", ".0"] {
      let formatter = try ICUFormatter(skeleton: "\(style.skeleton()) \(precision)", locale: locale)
      for decimal in numbers {
        let number = try formatter.format(decimal)
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

extension ICUFormattedNumber {
  /// Returns a Boolean value that indicates whether another number has the same affixes.
  ///
  /// The result is `false` if there are no digits: one inch in Nepali is `इन्च`, and only other numbers
  /// of inches have digits.
  fileprivate func hasSameAffixes(as other: ICUFormattedNumber) -> Bool {
    !number.isEmpty && bytes[..<number.lowerBound] == other.bytes[..<other.number.lowerBound]
      && bytes[number.upperBound...] == other.bytes[other.number.upperBound...]
  }
}

extension NumberFormatError {
  /// Creates the error for a failure of reading a unit.
  fileprivate init(unit identifier: String, _ failure: ICUFailure) {
    switch failure.status {
    case CICU_OUT_OF_MEMORY:
      self.init(.sourceFailed, failure.description)
    default:
      // ICU accepts more identifiers than it has texts for, and fails when it formats them: pow4-meter.
      self.init(
        .unknownUnit,
        "\"\(identifier)\" is no unit that CLDR has texts for; "
          + "write one like kilometer or meter-per-second")
    }
  }
}
