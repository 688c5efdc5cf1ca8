/// An error that describes why a text isn't a number of a format.
///
/// The ``code`` and the ranges are for programs. The ``description`` shows people the text with the
/// range marked:
///
/// ```
/// a group of 2 digits; 3 are expected
///   1.234.56
///         ^^
/// ```
public struct NumberParseError: Error, Hashable, Sendable {
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
      case empty, noDigits, unexpectedCharacter, misplacedGrouping, ambiguousSeparator
      case secondDecimalSeparator, mixedDigits, misplacedSign, missingAffix, ambiguousCurrency
      case otherCurrency, tooManyDigits, invalidUTF8, doesNotFit, outOfRange, notAllowed
      case ambiguousMagnitude
    }

    /// The text is empty.
    public static let empty = Code(.empty)
    /// There is a sign or a separator, but no digit.
    public static let noDigits = Code(.noDigits)
    /// A character isn't part of a number: `12abc`.
    public static let unexpectedCharacter = Code(.unexpectedCharacter)
    /// Grouping separators aren't between complete groups: `1,23`.
    public static let misplacedGrouping = Code(.misplacedGrouping)
    /// A separator can group or be the decimal one: `1.234` in French, in the mode
    /// ``ParseMode/paste``.
    public static let ambiguousSeparator = Code(.ambiguousSeparator)
    /// A word behind a number can be one of two powers of ten, or the beginning of a unit: `5 m`.
    public static let ambiguousMagnitude = Code(.ambiguousMagnitude)
    /// There is a second decimal separator: `1.2.3`.
    public static let secondDecimalSeparator = Code(.secondDecimalSeparator)
    /// The digits are from two numbering systems.
    public static let mixedDigits = Code(.mixedDigits)
    /// A sign is where the pattern has none, or there are two, or it can be the hyphen that closes
    /// an amount.
    public static let misplacedSign = Code(.misplacedSign)
    /// The percent sign, the currency, or the unit is missing.
    public static let missingAffix = Code(.missingAffix)
    /// The amount can be in two currencies: `$5` in French, in Canadian or Australian dollars.
    public static let ambiguousCurrency = Code(.ambiguousCurrency)
    /// The amount is in another currency.
    public static let otherCurrency = Code(.otherCurrency)
    /// There are more digits than ``ExactDecimal/maximumDigitCount``.
    public static let tooManyDigits = Code(.tooManyDigits)
    /// The bytes aren't UTF-8.
    public static let invalidUTF8 = Code(.invalidUTF8)
    /// The number doesn't fit the requested type.
    public static let doesNotFit = Code(.doesNotFit)
  }

  /// The kind of the error.
  public let code: Code
  /// The text that was parsed, with bytes that aren't UTF-8 replaced by U+FFFD.
  public let text: String
  /// The range at fault, in UTF-8 bytes from the start of the input.
  public let utf8Range: Range<Int>
  let reason: Reason

  /// Where the words come from.
  enum Reason: Sendable {
    case words(Words)
    /// A fault, and the format of the text, or `nil` for canonical text.
    case fault(ParseFault, NumberFormat?)
  }

  /// The texts of the values that were expected, for a number that isn't one of them.
  package struct Values: Hashable, Sendable {
    package var minimum, maximum: String?
    /// The number whose multiples were expected.
    package var unit: String?
  }

  /// The values that were expected.
  package let expectedValues: Values

  /// Creates the error of a text in a format, or of canonical text.
  init(_ fault: ParseFault, in text: String, format: NumberFormat? = nil) {
    code = fault.kind.code
    self.text = text
    utf8Range = fault.range
    reason = .fault(fault, format)
    expectedValues = Values()
  }

  /// Creates an error that has words of its own; it is about the whole text if there is no range.
  package init(
    _ code: Code, in text: String, utf8Range: Range<Int>? = nil,
    expecting values: Values = Values(),
    words: @autoclosure () -> String
  ) {
    self.code = code
    expectedValues = values
    self.text = text
    self.utf8Range = utf8Range ?? 0..<text.utf8.count
    reason = .words(Words(words()))
  }

  /// A line that says what is wrong and what was expected, without the text.
  public var message: String {
    let words =
      switch reason {
      case .words(let words): words
      case .fault(let fault, let format):
        Words(fault.message(about: text[range], in: format))
      }
    return words.text(or: code.rawValue)
  }

  /// The texts that were expected instead, or an empty array if there is nothing to say.
  ///
  /// `0` stands for any digit.
  public var expected: [String] {
    guard case .fault(let fault, let format) = reason else { return [] }
    return fault.expectedTexts(in: format)
  }

  /// The range at fault in ``text``.
  public var range: Range<String.Index> {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: min(utf8Range.lowerBound, utf8.count))
    let end = utf8.index(utf8.startIndex, offsetBy: min(utf8Range.upperBound, utf8.count))
    return start..<end
  }

  /// The range at fault, in Unicode scalars from the start of ``text``.
  public var scalarRange: Range<Int> {
    let range = range
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + scalars.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension NumberParseError {
  /// Returns a Boolean value that indicates whether two errors say the same of the same text.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.utf8Range == right.utf8Range
      && left.text.hasSameBytes(as: right.text) && left.message.hasSameBytes(as: right.message)
  }

  /// Hashes the code, the range, and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(utf8Range)
    hasher.combine(text)
  }
}

extension NumberParseError: CustomStringConvertible {
  /// The message, and the text with the range at fault marked.
  public var description: String {
    let spaces = String(repeating: " ", count: scalarRange.lowerBound)
    let marks = String(repeating: "^", count: max(scalarRange.count, 1))
    return "\(message)\n  \(text)\n  \(spaces)\(marks)"
  }
}
