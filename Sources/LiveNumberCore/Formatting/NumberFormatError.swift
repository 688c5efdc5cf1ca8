/// Why a format cannot be made.
///
/// `Sendable`. The ``code`` is for programs, the ``description`` for people: it says what was asked
/// for, what is possible, and what to do instead.
public struct NumberFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  ///
  /// An open set: later versions may add to it.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, for programs.
    public let rawValue: String
    /// Makes a kind of failure of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbols do not have ten digits of one UTF-8 width, or a separator is empty.
    public static let unusableSymbols = Code(rawValue: "unusableSymbols")
    /// A count of digits is negative, too great, or its minimum is above its maximum.
    public static let digitCountOutOfRange = Code(rawValue: "digitCountOutOfRange")
    /// The step of an increment is not positive or has too many digits.
    public static let unusableIncrement = Code(rawValue: "unusableIncrement")
    /// The power of ten is beyond ±1,000.
    public static let scaleOutOfRange = Code(rawValue: "scaleOutOfRange")
    /// The text around the number changes with its plural form, so it has no one fixed form.
    public static let pluralDependent = Code(rawValue: "pluralDependent")
    /// The currency is no ISO 4217 code.
    public static let unknownCurrency = Code(rawValue: "unknownCurrency")
    /// The unit is no CLDR unit.
    public static let unknownUnit = Code(rawValue: "unknownUnit")
    /// The locale is not known.
    public static let unknownLocale = Code(rawValue: "unknownLocale")
    /// The source of the symbols failed.
    public static let sourceFailed = Code(rawValue: "sourceFailed")
  }

  /// What kind of failure it is.
  public let code: Code
  /// What was asked for, what is possible, and what to do instead.
  public let description: String

  /// Makes an error of a kind, with words for people.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
