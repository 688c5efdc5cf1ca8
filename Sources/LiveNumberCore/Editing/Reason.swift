extension NumberEditor {
  /// Why an edit was adjusted or rejected, or a field is invalid.
  ///
  /// An open set: restrictions and later versions add to it. The raw value is for programs; a face has
  /// words for it in its user's language. `Sendable`.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name, for programs.
    public let rawValue: String
    /// Makes a reason of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    // MARK: What was adjusted

    /// A grouping separator typed by hand did not end up between whole groups: `1.5` in German is 15.
    public static let groupingMisfit = Reason(rawValue: "groupingMisfit")
    /// Fraction digits beyond the last place were cut: a pasted `1.239` in a field of two places.
    public static let fractionTruncated = Reason(rawValue: "fractionTruncated")
    /// The decimal separator between digits is gone: `1.5` without its point is 15.
    public static let partsJoined = Reason(rawValue: "partsJoined")
    /// The value was outside the range and became the nearer bound: 35 in 18…30 is 30 at commit.
    public static let clampedToRange = Reason(rawValue: "clampedToRange")
    /// A value from the program had more fraction digits than the field shows: 1.005 is `1.00`.
    public static let rounded = Reason(rawValue: "rounded")

    // MARK: What cannot be typed

    /// The character is no part of a number: `x`.
    public static let unexpectedCharacter = Reason(rawValue: "unexpectedCharacter")
    /// There is a decimal separator already: `1.5` and another point.
    public static let secondDecimalSeparator = Reason(rawValue: "secondDecimalSeparator")
    /// The field takes integers only: `1.` in an age.
    public static let noFraction = Reason(rawValue: "noFraction")
    /// A digit right behind a refused decimal key, which would change the magnitude: the `50` of
    /// `1234.50` in a yen field.
    public static let afterRefusedSeparator = Reason(rawValue: "afterRefusedSeparator")
    /// A grouping separator where none can stand: `.5` in German.
    public static let misplacedGrouping = Reason(rawValue: "misplacedGrouping")
    /// A sign away from the start, or a second one: `5-`.
    public static let misplacedSign = Reason(rawValue: "misplacedSign")
    /// A minus where no negative value is allowed: `-` in an age.
    public static let negativeNotAllowed = Reason(rawValue: "negativeNotAllowed")
    /// A zero in front of other digits: `0` before `12`.
    public static let leadingZero = Reason(rawValue: "leadingZero")
    /// The fraction is full: a third digit in a field of two places.
    public static let tooManyFractionDigits = Reason(rawValue: "tooManyFractionDigits")
    /// The integer part is full.
    public static let tooManyIntegerDigits = Reason(rawValue: "tooManyIntegerDigits")
    /// The field is full, or the type of its value is.
    public static let tooLong = Reason(rawValue: "tooLong")
    /// Nothing typed here can bring the value into the range: `4` in 18…30.
    public static let outOfRange = Reason(rawValue: "outOfRange")
    /// The value stands at the bound that a step would leave.
    public static let atBound = Reason(rawValue: "atBound")

    // MARK: What cannot be pasted

    /// The text is no number: `12abc`, or nothing at all.
    public static let notANumber = Reason(rawValue: "notANumber")
    /// Digits of two numbering systems in one text: `1٢`.
    public static let mixedDigits = Reason(rawValue: "mixedDigits")
    /// An amount in another currency: `$5` in a field of euros.
    public static let otherCurrency = Reason(rawValue: "otherCurrency")
    /// One separator that could be either: `1.234` in French.
    public static let ambiguousSeparator = Reason(rawValue: "ambiguousSeparator")
    /// Separators that make no well-formed number: `1,1,1.2`.
    public static let misplacedSeparator = Reason(rawValue: "misplacedSeparator")
    /// A change of text that touches nothing but decoration: a currency symbol deleted.
    public static let decoration = Reason(rawValue: "decoration")
  }
}
