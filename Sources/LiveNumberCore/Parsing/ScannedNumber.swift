/// A number somebody wrote, without what stands around it: its sign, and its digits with the
/// separators between them, whose meaning is not decided yet.
struct ScannedNumber {
  /// The text could not be read.
  struct Failure: Error {
    let reason: NumberEditor.Reason
    /// UTF-8 offsets in the text.
    let range: Range<Int>
    /// Whether nothing else is wrong with the text.
    var lacksDigits = false
  }

  /// Which currencies may stand beside the number.
  enum Currencies {
    /// The format's own; another one is told apart from rubbish.
    case own
    /// Any, and it is dropped.
    case any
  }

  /// A separator, and how many digits stand before it.
  struct Separator: Hashable {
    let kind: SeparatorKind
    /// The scalar as it was written.
    let scalar: Unicode.Scalar
    let digitsBefore: Int
    /// UTF-8 offsets in the text.
    let range: Range<Int>
  }

  private(set) var isNegative = false
  private(set) var hasSign = false
  /// ASCII digits.
  private(set) var digits: [UInt8] = []
  private(set) var separators: [Separator] = []
  /// Whether a dash stood for the missing fraction, as in `5,-`: the last separator is a decimal one.
  private(set) var hasPriceDash = false

  init(
    _ text: String, in format: NumberFormat, currencies: Currencies
  ) throws(Failure) {
    var scanner = LenientScanner(text, format: format, currencies: currencies)
    try scanner.stripStart()
    try scanner.stripEnd()
    isNegative = scanner.isNegative
    hasSign = scanner.hasSign
    hasPriceDash = scanner.hasPriceDash
    try readBody(scanner)
  }

  private mutating func readBody(_ scanner: LenientScanner) throws(Failure) {
    let kinds = SeparatorKinds(scanner.format.symbols)
    var system: UInt32?
    for index in scanner.rest {
      let scalar = scanner.scalars[index]
      let range = scanner.range(index..<(index + 1))
      if let digit = DecimalDigit(scalar) {
        guard digit.zero == system ?? digit.zero else {
          throw Failure(reason: .mixedDigits, range: range)
        }
        system = digit.zero
        digits.append(UInt8(ascii: "0") + digit.value)
      } else if let kind = kinds.kind(of: scalar) {
        separators.append(
          Separator(kind: kind, scalar: scalar, digitsBefore: digits.count, range: range))
      } else {
        throw Failure(reason: .notANumber, range: range)
      }
    }
    guard !digits.isEmpty else {
      throw Failure(reason: .notANumber, range: 0..<scanner.byteCount, lacksDigits: true)
    }
    guard digits.count <= ExactDecimal.maximumDigitCount else {
      throw Failure(reason: .tooLong, range: 0..<scanner.byteCount)
    }
  }

  /// The digits between the separators; one run more than there are separators.
  var runs: [ArraySlice<UInt8>] {
    var runs: [ArraySlice<UInt8>] = []
    var start = 0
    for separator in separators {
      runs.append(digits[start..<separator.digitsBefore])
      start = separator.digitsBefore
    }
    runs.append(digits[start...])
    return runs
  }
}
