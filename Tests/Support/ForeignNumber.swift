public import LiveNumberCore

/// A number with separators of any locale, and what people can mean by it.
public struct ForeignNumber {
  /// The runs of digits, and the separators between them.
  private let runs: [String]
  private let separators: [String]

  /// Returns digits in groups of three, or cut anywhere, with a fraction or without.
  public static func text(
    _ digits: String, group: String, decimal: String, _ random: inout SeededGenerator
  ) -> String {
    let split = random.number(in: 0...digits.utf8.count)
    let fraction = digits.dropFirst(split)
    let size = random.once(in: 4) ? random.number(in: 1...4) : 3
    let integer = grouped(
      digits.prefix(split), by: group, GroupingSizes(primary: size, secondary: size))
    return integer + (fraction.isEmpty ? "" : decimal) + fraction
  }

  /// Returns digits with a separator between their groups, or as they are without one.
  package static func grouped(
    _ digits: some StringProtocol, by separator: String, _ sizes: GroupingSizes
  ) -> String {
    var rest = String(digits)
    var groups: [String] = []
    var size = sizes.primary
    while !separator.isEmpty, rest.utf8.count > size {
      groups.insert(String(rest.suffix(size)), at: 0)
      rest.removeLast(size)
      size = sizes.secondary
    }
    return ([rest] + groups).joined(separator: separator)
  }

  /// Returns the numbers that the convention of the format, or any other, gives to a text of ASCII
  /// digits and separators: all separators group whole groups, or the last one is a decimal
  /// separator and those before it group.
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
        // Spaces and apostrophes are never decimal separators elsewhere, so they group wherever
        // they are. The same key twice is once.
        if runs.last == "", !kinds.isEmpty { kinds.removeLast() } else { runs.append("") }
        kinds.append(decimalKeys.contains(scalar) ? "decimal" : kind)
      }
    }
    // Zeros before a typed digit go.
    let first = runs[0].drop { $0 == "0" }
    if !first.isEmpty { runs[0] = String(first) }
    let number = ForeignNumber(runs: runs, separators: kinds)
    var readings = number.possibleReadings(in: format)
    // A separator without digits after it may separate nothing.
    if runs.last == "", !kinds.isEmpty {
      readings += ForeignNumber(runs: runs.dropLast(), separators: kinds.dropLast())
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

  /// Spaces are alike, and so are apostrophes and commas.
  private static func kind(_ separator: String) -> String {
    switch separator {
    case "\u{A0}", "\u{202F}": " "
    case "’": "'"
    // N'Ko groups with it in Foundation's data.
    case "،": ","
    default: separator
    }
  }

  /// Returns whether the groups are of three, of India with commas, or the format's own with its
  /// separator, and the first doesn't begin with 0.
  private func isWhole(
    _ groups: some BidirectionalCollection<String>, in format: NumberFormat
  ) -> Bool {
    guard let first = groups.first, let last = groups.last, let separator = separators.first,
      groups.count > 1, !first.isEmpty, !first.hasPrefix("0")
    else { return false }
    var sizes = [GroupingSizes.thousands]
    if separator == "," { sizes.append(.indian) }
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
