/// The characters with which a locale writes numbers.
///
/// A symbol is text of one or more scalars: a Persian minus sign is a left-to-right mark and
/// U+2212, and some digits lie outside the Basic Multilingual Plane. Symbols are plain data: a
/// format has those of its locale, and you can override any of them, as users do in their system's
/// settings.
///
/// Symbols belong to one *format*: in some locales, money has separators of its own.
public struct NumberSymbols: Hashable, Sendable {
  /// The CLDR name of the numbering system of ``digits``, such as `latn` or `arab`.
  public var numberingSystem: String
  /// The ten digits, zero first.
  ///
  /// A format can't be created with any other number of digits.
  public var digits: [Unicode.Scalar]
  /// The text between the integer and the fraction digits.
  public var decimalSeparator: String
  /// The text between groups of integer digits.
  public var groupingSeparator: String
  /// The sign of negative numbers, with the bidirectional marks that the locale writes around it.
  public var minusSign: String
  /// The sign of positive numbers in formats that show one.
  public var plusSign: String
  /// The word for an infinite value.
  public var infinity: String
  /// The word for a value that isn't a number.
  public var notANumber: String

  /// Creates symbols; the defaults are those of English.
  package init(
    numberingSystem: String = "latn",
    digits: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    decimalSeparator: String = ".",
    groupingSeparator: String = ",",
    minusSign: String = "-",
    plusSign: String = "+",
    infinity: String = "∞",
    notANumber: String = "NaN"
  ) {
    self.numberingSystem = numberingSystem
    self.digits = digits
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.minusSign = minusSign
    self.plusSign = plusSign
    self.infinity = infinity
    self.notANumber = notANumber
  }

  /// Returns a Boolean value that indicates whether two sets of symbols are spelled alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.numberingSystem.hasSameBytes(as: right.numberingSystem) && left.digits == right.digits
      && left.decimalSeparator.hasSameBytes(as: right.decimalSeparator)
      && left.groupingSeparator.hasSameBytes(as: right.groupingSeparator)
      && left.minusSign.hasSameBytes(as: right.minusSign)
      && left.plusSign.hasSameBytes(as: right.plusSign)
      && left.infinity.hasSameBytes(as: right.infinity)
      && left.notANumber.hasSameBytes(as: right.notANumber)
  }
}
