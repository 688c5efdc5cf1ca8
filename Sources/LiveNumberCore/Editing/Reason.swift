extension NumberEditor {
  /// The reason why an edit was adjusted or rejected, or why a field is invalid.
  ///
  /// Restrictions and later versions can add reasons. The raw value is for programs; an app
  /// describes the reason in its user's language.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public var rawValue: String { name.text }
    private let name: Name<Known>

    /// Creates a reason from its name.
    public init(rawValue: String) { name = Name(rawValue) }

    init(_ known: Known) { name = .known(known) }

    /// Returns a Boolean value that indicates whether two reasons have the same name.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// The names of the engine's reasons.
    package enum Known: String, KnownName {
      case characterRejected, readAsTyped
      case fractionTruncated, partsJoined, clampedToRange, rounded, unexpectedCharacter
      case secondDecimalSeparator, noFraction, misplacedGrouping, misplacedSign
      case negativeNotAllowed
      case tooManyFractionDigits, tooManyIntegerDigits, tooLong, outOfRange, atBound
      case missingNumber, missingOperator, missingParenthesis, divisionByZero, ambiguousPercent
      case ambiguousMagnitude, possibleDate, notANumber, mixedDigits, otherCurrency
      case ambiguousSeparator, misplacedSeparator, decoration, outsideText, notAllowed
    }

    // MARK: Adjustments

    /// A refused key waits behind the number at a commit, and is asked about: the `x` of `12x`.
    public static let characterRejected = Reason(.characterRejected)
    /// A commit read a text that isn't written as the field writes numbers: `1.5` in German is 1.5.
    public static let readAsTyped = Reason(.readAsTyped)
    /// Fraction digits beyond the maximum were truncated: a pasted `1.239` with two fraction
    /// digits.
    public static let fractionTruncated = Reason(.fractionTruncated)
    /// The decimal separator between digits was removed: `1.5` without its point is 15.
    public static let partsJoined = Reason(.partsJoined)
    /// The value was outside the range and became the nearest bound: 35 in 18…30 is 30 after a
    /// commit.
    public static let clampedToRange = Reason(.clampedToRange)
    /// A value from the program, the result of a step, or a number at the commit had more digits
    /// than the field shows: 1.005 is `1.00`.
    public static let rounded = Reason(.rounded)

    // MARK: Rejected keys

    /// The character isn't part of a number: `x`.
    public static let unexpectedCharacter = Reason(.unexpectedCharacter)
    /// There already is a decimal separator: the second point of `1.5.` in English.
    public static let secondDecimalSeparator = Reason(.secondDecimalSeparator)
    /// The field accepts only integers: `.5` pasted behind the 1 of an age.
    public static let noFraction = Reason(.noFraction)
    /// A grouping separator is where none can be: a comma behind `1.5` in English.
    public static let misplacedGrouping = Reason(.misplacedGrouping)
    /// A sign isn't at the start, or is the second one: `--`, or `5-`, which asks.
    public static let misplacedSign = Reason(.misplacedSign)
    /// Negative values aren't allowed: `-` in an age.
    public static let negativeNotAllowed = Reason(.negativeNotAllowed)
    /// The fraction is full: a third digit with two fraction digits.
    public static let tooManyFractionDigits = Reason(.tooManyFractionDigits)
    /// The integer part is full.
    public static let tooManyIntegerDigits = Reason(.tooManyIntegerDigits)
    /// The field is full, or the type of its value is.
    public static let tooLong = Reason(.tooLong)
    /// Nothing typed here can bring the value into the range: `4` in 18…30.
    public static let outOfRange = Reason(.outOfRange)
    /// The value is already at the bound that a step would leave.
    public static let atBound = Reason(.atBound)

    // MARK: Expressions

    /// A number is missing beside an operator: `12+`.
    public static let missingNumber = Reason(.missingNumber)
    /// Two numbers are side by side: `2 1/2`.
    public static let missingOperator = Reason(.missingOperator)
    /// A parenthesis has no other one: `(1+2`.
    public static let missingParenthesis = Reason(.missingParenthesis)
    /// The divisor is zero: `1/0`.
    public static let divisionByZero = Reason(.divisionByZero)
    /// A percentage can be a hundredth of what is written: `5 %` in a plain number field is 0.05
    /// or 5.
    public static let ambiguousPercent = Reason(.ambiguousPercent)
    /// A word behind a number can be one of two powers of ten, or the beginning of the field's own
    /// unit: `5 m`.
    public static let ambiguousMagnitude = Reason(.ambiguousMagnitude)
    /// The text can be a date, a range, or a telephone number: `2026-11-26`.
    public static let possibleDate = Reason(.possibleDate)

    // MARK: Rejected text

    /// The text isn't a number: `12abc`, or an empty text.
    public static let notANumber = Reason(.notANumber)
    /// The digits are from two numbering systems: `1٢`.
    public static let mixedDigits = Reason(.mixedDigits)
    /// The amount is in another currency: `$5` in a field of euros, or of kilometers.
    public static let otherCurrency = Reason(.otherCurrency)
    /// The only separator could be a decimal or a grouping one: `1.234` in French.
    public static let ambiguousSeparator = Reason(.ambiguousSeparator)
    /// The separators don't make a well-formed number: `1,1,1.2`.
    public static let misplacedSeparator = Reason(.misplacedSeparator)
    /// The change affects only decoration: a currency symbol is deleted.
    public static let decoration = Reason(.decoration)
  }
}
