/// Why a text is not a number of a format.
///
/// `Sendable`. The ``code`` and the ``range`` are for programs; the ``description`` shows people the
/// text with the place marked:
///
/// ```
/// a group of 2 digits where 3 are expected
///   1.234.56
///         ^^
/// ```
public struct NumberParseError: Error, Hashable, Sendable {
  /// What kind of failure it is.
  ///
  /// An open set: later versions may add to it. `Sendable`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, for programs.
    public let rawValue: String
    /// Makes a kind of failure of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// There is no text.
    public static let empty = Code(rawValue: "empty")
    /// A sign or a separator, but no digit.
    public static let noDigits = Code(rawValue: "noDigits")
    /// Something that is no part of a number here: `12abc`.
    public static let unexpectedCharacter = Code(rawValue: "unexpectedCharacter")
    /// Grouping separators that are not between whole groups: `1,23`.
    public static let misplacedGrouping = Code(rawValue: "misplacedGrouping")
    /// A second decimal separator: `1.2.3`.
    public static let secondDecimalSeparator = Code(rawValue: "secondDecimalSeparator")
    /// Digits of two numbering systems.
    public static let mixedDigits = Code(rawValue: "mixedDigits")
    /// The sign stands where the pattern has none, or there are two.
    public static let misplacedSign = Code(rawValue: "misplacedSign")
    /// The percent sign, the currency or the unit is missing.
    public static let missingAffix = Code(rawValue: "missingAffix")
    /// An amount in another currency.
    public static let otherCurrency = Code(rawValue: "otherCurrency")
    /// More digits than ``ExactDecimal/maximumDigitCount``.
    public static let tooManyDigits = Code(rawValue: "tooManyDigits")
    /// The bytes are not UTF-8.
    public static let invalidUTF8 = Code(rawValue: "invalidUTF8")
    /// The number does not fit the type that was asked for.
    public static let doesNotFit = Code(rawValue: "doesNotFit")
  }

  /// What kind of failure it is.
  public let code: Code
  /// The text that was read.
  public let text: String
  /// The place in ``text``.
  public let range: Range<String.Index>
  /// What is wrong and what was expected, in one line without the text.
  public let message: String
  /// The characters that could have stood there instead; empty where it is more than that.
  public let expected: [String]

  init(_ failure: ParseFailure, in text: String) {
    code = failure.code
    self.text = text
    message = failure.message
    expected = failure.expected
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: min(failure.range.lowerBound, utf8.count))
    let end = utf8.index(utf8.startIndex, offsetBy: min(failure.range.upperBound, utf8.count))
    range = start..<end
  }

  /// Offset and length of ``range`` in Unicode scalars.
  public var scalarRange: Range<Int> {
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: text.startIndex, to: range.lowerBound)
    return start..<(start + scalars.distance(from: range.lowerBound, to: range.upperBound))
  }
}

extension NumberParseError: CustomStringConvertible {
  /// The message, and the text with the place marked.
  public var description: String {
    let blanks = String(repeating: " ", count: scalarRange.lowerBound)
    let marks = String(repeating: "^", count: max(scalarRange.count, 1))
    return "\(message)\n  \(text)\n  \(blanks)\(marks)"
  }
}
