/// A piece of a formatted number, with the name that ECMA-402 gives it.
///
/// `Sendable`.
public struct NumberPart: Hashable, Sendable {
  /// What a piece is.
  ///
  /// An open set. `Sendable`.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name in ECMA-402.
    public let rawValue: String
    /// Makes a kind of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Integer digits, up to the next grouping separator.
    public static let integer = Kind(rawValue: "integer")
    /// A grouping separator.
    public static let group = Kind(rawValue: "group")
    /// The decimal separator.
    public static let decimal = Kind(rawValue: "decimal")
    /// The fraction digits.
    public static let fraction = Kind(rawValue: "fraction")
    /// The sign of a negative number.
    public static let minusSign = Kind(rawValue: "minusSign")
    /// The sign of a positive number.
    public static let plusSign = Kind(rawValue: "plusSign")
    /// The percent sign.
    public static let percentSign = Kind(rawValue: "percentSign")
    /// The currency, as the format writes it.
    public static let currency = Kind(rawValue: "currency")
    /// The unit, as the format writes it.
    public static let unit = Kind(rawValue: "unit")
    /// The word for an infinite value.
    public static let infinity = Kind(rawValue: "infinity")
    /// The word for a value that is not a number.
    public static let notANumber = Kind(rawValue: "nan")
    /// Anything else: blanks, parentheses, marks of direction.
    public static let literal = Kind(rawValue: "literal")
  }

  /// What the piece is.
  public let kind: Kind
  /// The place in the formatted text.
  public let range: Range<String.Index>
}
