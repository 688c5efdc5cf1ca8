/// A piece of a formatted number, with the name that ECMA-402 gives it. `Sendable`.
public struct NumberPart: Hashable, Sendable {
  /// What a piece is. An open set. `Sendable`.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Integer digits, up to the next grouping separator.
    public static let integer = Kind(rawValue: "integer")
    /// A grouping separator.
    public static let group = Kind(rawValue: "group")
    /// The decimal separator.
    public static let decimal = Kind(rawValue: "decimal")
    /// The fraction digits.
    public static let fraction = Kind(rawValue: "fraction")
    public static let minusSign = Kind(rawValue: "minusSign")
    public static let plusSign = Kind(rawValue: "plusSign")
    public static let percentSign = Kind(rawValue: "percentSign")
    public static let currency = Kind(rawValue: "currency")
    public static let unit = Kind(rawValue: "unit")
    /// The word for an infinite value.
    public static let infinity = Kind(rawValue: "infinity")
    /// The word for a value that is not a number.
    public static let notANumber = Kind(rawValue: "nan")
    /// Anything else: blanks, parentheses, marks of direction.
    public static let literal = Kind(rawValue: "literal")
  }

  public let kind: Kind
  /// The place in the formatted text.
  public let range: Range<String.Index>
}
