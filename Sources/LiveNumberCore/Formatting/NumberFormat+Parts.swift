extension NumberFormat {
  /// A part of a formatted number, named as in ECMA-402.
  public struct Part: Hashable, Sendable {
    /// The kind of the part.
    public let kind: Kind
    /// The characters of the part, a slice of the formatted text.
    public let text: Substring

    /// Returns a Boolean value that indicates whether two parts have the same kind and text.
    public static func == (left: Self, right: Self) -> Bool {
      left.kind == right.kind && left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Hashes the kind and the text.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      for byte in text.utf8 { hasher.combine(byte) }
    }

    /// The kind of a part; later versions can add to the kinds.
    public struct Kind: RawRepresentable, Hashable, Sendable {
      /// The name in ECMA-402.
      public var rawValue: String { name.text }
      private let name: Name<Known>

      /// Creates a kind from its name.
      public init(rawValue: String) { name = Name(rawValue) }

      init(_ known: Known) { name = .known(known) }

      /// Returns a Boolean value that indicates whether two kinds have the same name.
      public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

      /// The names of the engine's kinds.
      enum Known: String, KnownName {
        case integer, group, decimal, fraction, minusSign, plusSign, percentSign, permilleSign
        case currency, unit, infinity, notANumber = "nan", literal, currencySpacing
      }

      /// Integer digits, up to the next grouping separator.
      public static let integer = Kind(.integer)
      /// A grouping separator.
      public static let group = Kind(.group)
      /// The decimal separator.
      public static let decimal = Kind(.decimal)
      /// The fraction digits.
      public static let fraction = Kind(.fraction)
      /// The sign of a negative number.
      public static let minusSign = Kind(.minusSign)
      /// The sign of a positive number.
      public static let plusSign = Kind(.plusSign)
      /// The percent sign.
      public static let percentSign = Kind(.percentSign)
      /// The per mille sign, which ECMA-402 has no name for.
      public static let permilleSign = Kind(.permilleSign)
      /// The currency, as the format writes it.
      public static let currency = Kind(.currency)
      /// The unit, as the format writes it.
      public static let unit = Kind(.unit)
      /// The word for an infinite value.
      public static let infinity = Kind(.infinity)
      /// The word for a value that isn't a number.
      public static let notANumber = Kind(.notANumber)
      /// Any other text: spaces, parentheses, bidirectional marks.
      public static let literal = Kind(.literal)
    }
  }

  /// Returns the parts of the text of a value, in order and without gaps.
  ///
  /// ```swift
  /// for part in format.parts(of: -12.5) {
  ///   print(part.kind.rawValue, part.text)
  /// }
  /// // minusSign -
  /// // integer 12
  /// // decimal .
  /// // fraction 5
  /// ```
  public func parts<Value: NumberValue>(of value: Value) -> [Part] {
    value.decimalValue.map { parts(ofDecimal: $0) } ?? word(of: value).parts
  }

  private func parts(ofDecimal value: ExactDecimal) -> [Part] {
    let compiled = compiled
    return value.withView(shiftedBy: compiled.powerOfTen) { number in
      compiled.withLayout(of: number) { compiled.parts(of: $0) }
    }
  }
}

extension CompiledFormat {
  /// Returns the parts of the text of a layout.
  func parts(of layout: NumberLayout) -> [NumberFormat.Part] {
    var builder = PartBuilder(text: text(of: layout))
    builder.add(layout.affixes.prefix, of: self)
    var groups = groupingRule.groups(of: layout.integer.count)
    while let group = groups.next() {
      builder.add(.integer, bytes: group * digitWidth)
      builder.add(.group, bytes: grouping.count)
    }
    builder.add(.integer, bytes: groups.rest * digitWidth)
    if layout.showsSeparator { builder.add(.decimal, bytes: decimal.count) }
    builder.add(.fraction, bytes: (layout.fraction.count + layout.fractionZeros) * digitWidth)
    builder.add(layout.affixes.suffix, of: self)
    return builder.parts
  }
}

/// Lays parts one after the other.
struct PartBuilder {
  let text: String
  private(set) var parts: [NumberFormat.Part] = []
  private var end: String.Index

  init(text: String) {
    self.text = text
    end = text.startIndex
  }

  mutating func add(_ kind: NumberFormat.Part.Kind, bytes: Int) {
    guard bytes > 0 else { return }
    let start = end
    end = text.utf8.index(end, offsetBy: bytes)
    if let last = parts.last, last.kind == kind {
      parts[parts.count - 1] = NumberFormat.Part(kind: kind, text: text[last.text.startIndex..<end])
    } else {
      parts.append(NumberFormat.Part(kind: kind, text: text[start..<end]))
    }
  }

  /// Adds the parts of an affix.
  mutating func add(_ affix: CompiledFormat.Piece, of compiled: CompiledFormat) {
    for (kind, piece) in compiled.affixParts where affix.contains(piece) {
      // Bidirectional marks at the ends of a symbol are literals next to it.
      let text = compiled.text(piece).unicodeScalars
      let rest = text.drop(while: { $0.isBidiMark })
      let marks = rest.reversed().prefix(while: { $0.isBidiMark }).count
      add(.literal, bytes: text[..<rest.startIndex].byteCount)
      add(kind == .currencySpacing ? .literal : kind, bytes: rest.dropLast(marks).byteCount)
      add(.literal, bytes: rest.suffix(marks).byteCount)
    }
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var byteCount: Int { reduce(0) { $0 + UTF8.width($1) } }
}
