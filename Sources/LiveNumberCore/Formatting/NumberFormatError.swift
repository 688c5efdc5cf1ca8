/// An error that prevents a format from being created.
///
/// The ``code`` is for programs. The ``description`` is for people: it says what is wrong, and what
/// to do about it.
public struct NumberFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error; later versions can add to the kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String { name.text }
    private let name: Name<Known>

    /// Creates a kind from its name.
    public init(rawValue: String) { name = Name(rawValue) }

    init(_ known: Known) { name = .known(known) }

    /// Returns a Boolean value that indicates whether two codes have the same name.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// The names of the engine's kinds.
    enum Known: String, KnownName {
      case unusableSymbols, unusableAffix, unusablePattern, digitCountOutOfRange
      case unusableIncrement, scaleOutOfRange, pluralDependent, unknownCurrency, unknownUnit
      case mixedUnit, unknownLocale, sourceFailed
    }

    /// The symbols don't include ten digits of one UTF-8 width, or a separator is empty.
    public static let unusableSymbols = Code(.unusableSymbols)
    /// A text around the number has a digit, or neither a letter nor a symbol.
    public static let unusableAffix = Code(.unusableAffix)
    /// A pattern writes negative numbers as positive ones.
    public static let unusablePattern = Code(.unusablePattern)
    /// A number of digits is out of range, or a minimum is greater than its maximum.
    public static let digitCountOutOfRange = Code(.digitCountOutOfRange)
    /// The step of an increment isn't positive or has too many digits.
    public static let unusableIncrement = Code(.unusableIncrement)
    /// The power of ten is beyond ±1,000.
    public static let scaleOutOfRange = Code(.scaleOutOfRange)
    /// The text around a number changes with its plural form.
    public static let pluralDependent = Code(.pluralDependent)
    /// The currency isn't an ISO 4217 code.
    public static let unknownCurrency = Code(.unknownCurrency)
    /// The unit isn't a CLDR unit.
    public static let unknownUnit = Code(.unknownUnit)
    /// The unit combines several, as feet and inches do, and so formats more than one number.
    public static let mixedUnit = Code(.mixedUnit)
    /// The locale isn't known.
    public static let unknownLocale = Code(.unknownLocale)
    /// The source of the symbols failed.
    public static let sourceFailed = Code(.sourceFailed)
  }

  /// The kind of the error.
  public let code: Code
  /// What is wrong, and what to do about it.
  public var description: String { words.text(or: code.rawValue) }
  private let words: Words

  /// Creates the error for a code that is no currency's.
  package init(unknownCurrency code: String) {
    self.init(
      .unknownCurrency,
      "\"\(code)\" is no ISO 4217 currency code; write one like EUR, in capital letters")
  }

  /// Creates an error.
  package init(_ code: Code, _ description: @autoclosure () -> String) {
    self.code = code
    words = Words(description())
  }
}
