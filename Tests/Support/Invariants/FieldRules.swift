internal import LiveNumberCore

/// The options and the symbols of a field, prepared once for the checks of all its edits.
final class FieldRules {
  let editor: NumberEditor
  let options: NumberEditor.Options
  let signDisplay: NumberFormat.SignDisplay
  let groups: ExpectedGroups
  /// The UTF-8 of the ten digits.
  let digits: [[UInt8]]
  let decimalSeparator: [UInt8]
  let groupingSeparator: [UInt8]
  /// The keys that are the format's own separators.
  let decimalKey: Unicode.Scalar?
  let groupingKey: Unicode.Scalar?

  let unsigned: ExpectedAffixes
  let positive: ExpectedAffixes
  let negative: ExpectedAffixes
  /// The affixes of a typed negative number, which has a minus sign where a committed one has others, or
  /// `nil` if it has the same.
  let typedNegative: ExpectedAffixes?
  /// A Boolean value that indicates whether a negative number has parentheses.
  let hasParentheses: Bool

  init(_ editor: NumberEditor) {
    let format = editor.format
    let symbols = format.symbols
    let pattern = format.pattern
    self.editor = editor
    options = editor.options
    signDisplay = format.options.signDisplay
    groups = ExpectedGroups(format)
    digits = symbols.digits.map { Array($0.utf8) }
    decimalSeparator = Array(symbols.decimalSeparator.utf8)
    groupingSeparator = Array(symbols.groupingSeparator.utf8)
    decimalKey = Self.key(symbols.decimalSeparator)
    groupingKey = Self.key(symbols.groupingSeparator)
    unsigned = ExpectedAffixes(pattern.unsigned, symbols)
    positive = ExpectedAffixes(pattern.positive, symbols)
    negative = ExpectedAffixes(pattern.negative, symbols)
    typedNegative =
      pattern.negative.hasMinus
      ? nil : ExpectedAffixes(pattern.positive.withMinusForPlus, symbols)
    hasParentheses = pattern.negative.prefix.contains { part in
      part.kind == .literal && part.text.unicodeScalars.contains("(")
    }
  }

  /// Returns the only scalar of a symbol besides marks of direction, or `nil` if it can't be one key.
  private static func key(_ symbol: String) -> Unicode.Scalar? {
    let scalars = symbol.unicodeScalars.filter { !$0.properties.isBidiControl }
    return scalars.count == 1 ? scalars.first : nil
  }
}

/// The text before and after a number, as UTF-8.
struct ExpectedAffixes {
  let prefix: [UInt8]
  let suffix: [UInt8]

  init(_ affixes: Affixes, _ symbols: NumberSymbols) {
    prefix = affixes.prefix.flatMap { Array($0.text(symbols).utf8) }
    suffix = affixes.suffix.flatMap { Array($0.text(symbols).utf8) }
  }
}

/// The sizes of the groups that a format makes.
struct ExpectedGroups {
  private var first: Int
  private let other: Int
  private var minimum: Int

  init(_ format: NumberFormat) {
    let sizes = format.pattern.grouping
    first = max(sizes.primary, 0)
    minimum = sizes.minimum
    switch format.options.grouping {
    case .never: first = 0
    case .min2: minimum = max(minimum, 2)
    case .always:
      minimum = 1
      if first == 0 { first = 3 }
    case .automatic: break
    }
    other = sizes.primary > 0 && sizes.secondary > 0 ? sizes.secondary : first
  }

  /// Returns a Boolean value that indicates whether a group begins before the last digits of an integer.
  func begin(before count: Int, of digitCount: Int) -> Bool {
    guard first > 0, digitCount >= first + minimum, count >= first else { return false }
    return (count - first) % other == 0
  }
}

extension Affixes {
  /// A Boolean value that indicates whether a minus sign stands before or after the number.
  fileprivate var hasMinus: Bool { prefix.contains(.minusSign) || suffix.contains(.minusSign) }

  /// The affixes with a minus sign in the place of the plus sign.
  fileprivate var withMinusForPlus: Affixes {
    func minus(_ part: NumberSample.Part) -> NumberSample.Part {
      part == .plusSign ? .minusSign : part
    }
    let affixes = Affixes(prefix: prefix.map(minus), suffix: suffix.map(minus))
    return affixes.hasMinus
      ? affixes : Affixes(prefix: [.minusSign] + affixes.prefix, suffix: affixes.suffix)
  }
}

extension NumberSample.Part {
  /// Returns the text of the part.
  func text(_ symbols: NumberSymbols) -> String {
    switch kind {
    case .minusSign: symbols.minusSign
    case .plusSign: symbols.plusSign
    default: text
    }
  }
}
