public import LiveNumberCore

/// A number with separators of any locale, and what people can mean by it.
public struct ForeignNumber {
  /// The digits and separators.
  public let text: String
  /// The runs of digits, and the separators between them.
  private let runs: [String]
  private let separators: [String]

  /// Digits in groups of three, or cut anywhere, with a fraction or without.
  public init(_ digits: String, group: String, decimal: String, _ random: inout SeededGenerator) {
    var runs: [String] = []
    var separators: [String] = []
    var rest = Substring(digits)
    let split = random.number(in: 0...digits.utf8.count)
    var integer = rest.prefix(split)
    rest = rest.dropFirst(split)
    if group.isEmpty {
      runs.append(String(integer))
    } else {
      let size = random.once(in: 4) ? random.number(in: 1...4) : 3
      var groups: [String] = []
      while integer.utf8.count > size {
        groups.insert(String(integer.suffix(size)), at: 0)
        integer = integer.dropLast(size)
      }
      groups.insert(String(integer), at: 0)
      runs = groups
      separators = Array(repeating: group, count: groups.count - 1)
    }
    if !rest.isEmpty {
      if decimal.isEmpty {
        runs[runs.count - 1] += rest
      } else {
        runs.append(String(rest))
        separators.append(decimal)
      }
    }
    // A leading space is around the number, not in it.
    let isSpace = runs.first == "" && [" ", "\u{A0}", "\u{202F}"].contains(separators.first)
    self.runs = isSpace ? Array(runs.dropFirst()) : runs
    self.separators = isSpace ? Array(separators.dropFirst()) : separators
    text = zip(runs, separators + [""]).map { $0 + $1 }.joined()
  }

  /// Returns the numbers a person could mean: all separators group whole groups, or the last one is a
  /// decimal separator and those before it group.
  ///
  /// The format's own convention decides between the two if it is one of them.
  public func readings(in format: NumberFormat) -> [ExactDecimal] {
    let grouped = ExactDecimal(runs.joined())
    let kinds = separators.map(ForeignNumber.kind)
    guard let last = kinds.last else { return [grouped].compactMap { $0 } }
    let fraction = ExactDecimal(runs.dropLast().joined() + "." + (runs.last ?? ""))
    let isOwn = { (symbol: String) in last == ForeignNumber.kind(symbol) }
    let canGroup = isWhole(runs, in: format) && Set(kinds).count == 1 && last != "٫"
    let canBeDecimal =
      [",", ".", "٫", format.symbols.decimalSeparator].contains(last)
      && Set(kinds.dropLast()).subtracting([last]).count == Set(kinds.dropLast()).count
      && Set(kinds.dropLast()).count < 2
      && (runs.count == 2 || isWhole(runs.dropLast(), in: format))
    if canGroup, canBeDecimal {
      if isOwn(format.symbols.groupingSeparator) { return [grouped].compactMap { $0 } }
      // It is neither of the locale's separators: nobody can know.
      guard isOwn(format.symbols.decimalSeparator) else { return [] }
      return [fraction].compactMap { $0 }
    }
    return [canGroup ? grouped : nil, canBeDecimal ? fraction : nil].compactMap { $0 }
  }

  /// Returns the numbers that the convention of the format, or any other, gives to a text of ASCII digits and
  /// separators.
  ///
  /// Decimal keys are characters that are the decimal separator in this field only.
  public static func possibleReadings(
    of text: String, in format: NumberFormat, decimalKeys: [Unicode.Scalar] = []
  ) -> [ExactDecimal] {
    var runs = [""]
    var kinds: [String] = []
    for scalar in text.unicodeScalars {
      let kind = kind(String(scalar))
      if "0"..."9" ~= scalar {
        runs[runs.count - 1].unicodeScalars.append(scalar)
      } else if decimalKeys.contains(scalar) || ![" ", "'"].contains(kind) {
        // Spaces and apostrophes are never decimal separators elsewhere, so they group wherever they are.
        // The same key twice is once.
        if runs.last == "", !kinds.isEmpty { kinds.removeLast() } else { runs.append("") }
        kinds.append(decimalKeys.contains(scalar) ? "decimal" : kind)
      }
    }
    // Zeros before a typed digit go.
    let first = runs[0].drop { $0 == "0" }
    if !first.isEmpty { runs[0] = String(first) }
    let number = ForeignNumber(text: text, runs: runs, separators: kinds)
    var readings = number.possibleReadings(in: format)
    // A separator without digits after it may separate nothing.
    if runs.last == "", !kinds.isEmpty {
      readings += ForeignNumber(text: text, runs: runs.dropLast(), separators: kinds.dropLast())
        .possibleReadings(in: format)
    }
    return readings.compactMap { ExactDecimal($0) }
  }

  private func possibleReadings(in format: NumberFormat) -> [String] {
    let grouped = runs.joined()
    guard let last = separators.last else { return [grouped] }
    let decimals = ["decimal", ".", ",", "٫", ForeignNumber.kind(format.symbols.decimalSeparator)]
    let others = Set(separators.dropLast())
    let isGrouped = separators.allSatisfy { $0 == last } && last != "٫" && isWhole(runs, in: format)
    // In the field's own convention, those before the decimal separator group wherever they are.
    let isOwn = others == [ForeignNumber.kind(format.symbols.groupingSeparator)]
    let isDecimal =
      decimals.contains(last) && !others.contains(last)
      && (others.isEmpty || isOwn || others.count == 1 && isWhole(runs.dropLast(), in: format))
    let decimal = "0" + runs.dropLast().joined() + "." + (runs.last ?? "") + "0"
    return (isGrouped ? [grouped] : []) + (isDecimal ? [decimal] : [])
  }

  private init(text: String, runs: [String], separators: [String]) {
    self.text = text
    self.runs = runs
    self.separators = separators
  }

  /// Spaces are alike, and so are apostrophes.
  private static func kind(_ separator: String) -> String {
    switch separator {
    case "\u{A0}", "\u{202F}": " "
    case "’": "'"
    default: separator
    }
  }

  /// Returns whether the groups have sizes that people know, or the format's own with its separator, and
  /// the first doesn't begin with 0.
  private func isWhole(
    _ groups: some BidirectionalCollection<String>, in format: NumberFormat
  ) -> Bool {
    guard let first = groups.first, let last = groups.last, let separator = separators.first,
      groups.count > 1, !first.isEmpty, !first.hasPrefix("0")
    else { return false }
    var sizes = [GroupingSizes.thousands, GroupingSizes(primary: 3, secondary: 2)]
    if ForeignNumber.kind(separator) == ForeignNumber.kind(format.symbols.groupingSeparator) {
      sizes.append(format.pattern.grouping)
    }
    let middle = groups.dropFirst().dropLast()
    return sizes.contains { size in
      last.utf8.count == size.primary && first.utf8.count <= size.secondary
        && middle.allSatisfy { $0.utf8.count == size.secondary }
    }
  }
}
