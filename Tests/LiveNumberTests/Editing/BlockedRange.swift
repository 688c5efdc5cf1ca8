import LiveNumber
import TestSupport

/// A small range with the policy `block`, and what can be reached in it, found by trying.
struct BlockedRange: CustomStringConvertible {
  let editor: NumberEditor
  /// The same field with the range only flagged.
  let flagging: NumberEditor
  /// The bounds, in units of the last fraction digit.
  private let bounds: ClosedRange<Int>
  /// The number of fraction digits of the bounds.
  private let scale: Int
  /// The maximum number of fraction digits.
  private let places: Int

  private var options: NumberEditor.Options { editor.options }

  var description: String {
    "\(bounds) e-\(scale) \(places) \(options.maximumIntegerDigits as Any) "
      + "\(options.maximumLength as Any) \(options.maximumSignificantDigits as Any) \(options.signKey) \(options.leadingZeros) \(options.entry)"
  }

  init(_ random: inout SeededGenerator) throws {
    let scale = random.pick([0, 0, 1])
    let ends = (0..<2).map { _ in random.number(in: random.once(in: 3) ? -120...120 : 0...120) }
    self.scale = scale
    bounds = (ends.min() ?? 0)...(ends.max() ?? 0)
    var options = NumberEditor.Options()
    options.range.minimum = ExactDecimal(bounds.lowerBound).scaledByPowerOfTen(-scale)
    options.range.maximum = ExactDecimal(bounds.upperBound).scaledByPowerOfTen(-scale)
    var places = random.number(in: scale...3)
    if random.once(in: 6) {
      options.entry = .fromRight
      places = random.number(in: scale...1)
    }
    options.maximumFractionDigits = .upTo(places)
    self.places = places
    if random.once(in: 4) { options.maximumIntegerDigits = random.number(in: 3...4) }
    if random.once(in: 4) { options.maximumLength = random.number(in: 5...6) }
    if random.once(in: 3) { options.maximumSignificantDigits = random.number(in: 1...3) }
    if random.once(in: 3) { options.signKey = .anywhere }
    if random.once(in: 3) { options.leadingZeros = .keep }
    let format = try NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern())
    flagging = NumberEditor(format: format, options: options)
    options.rangePolicy = .block
    editor = NumberEditor(format: format, options: options)
  }

  /// All values of the range, and the keys that type them.
  var values: [(value: ExactDecimal, keys: String)] {
    bounds.compactMap { number in
      guard let value = ExactDecimal(number).scaledByPowerOfTen(-scale),
        hasSignificantDigits("\(value)")
      else { return nil }
      guard options.entry == .fromRight else { return (value, value.trimmed().description) }
      let pushed = value.scaledByPowerOfTen(places)?.trimmed()
      return pushed.map { (value, $0.description) }
    }
  }

  /// Returns whether the content is in the range, or something more at the caret brings it there.
  func canReach(from state: NumberEditor.State) -> Bool {
    let content = state.content
    let togglesSign = options.signKey == .anywhere || options.entry == .fromRight
    let negatives = togglesSign ? [true, false] : [content.isNegative]
    let magnitude = content.text.drop { $0 == "-" }
    if options.entry == .fromRight {
      return canPush(after: magnitude.filter(\.isNumber), negatives)
    }
    let offset = max(state.head - (content.isNegative ? 1 : 0), 0)
    let head = String(magnitude.prefix(offset))
    let tail = String(magnitude.dropFirst(offset))
    let isInFraction = head.contains(".")
    if options.leadingZeros == .collapse, head == "0", tail.isEmpty || tail.hasPrefix(".") {
      // The next digit replaces the zero, or a separator follows it.
      if reaches(from: "", tail, isInFraction: false, negatives) { return true }
    }
    if head == "0", tail.isEmpty, reaches("0", "", negatives) { return true }
    if reaches(from: head, tail, isInFraction: isInFraction, negatives) { return true }
    guard !isInFraction, tail.isEmpty else { return false }
    return reaches(from: head + ".", tail, isInFraction: true, negatives)
  }

  /// Entry from the right: digits push the others to the left.
  private func canPush(after digits: String, _ negatives: [Bool]) -> Bool {
    for row in Self.rows {
      let all = String((digits + row).drop { $0 == "0" })
      let padded = String(repeating: "0", count: max(places + 1 - all.utf8.count, 0)) + all
      let text = padded.dropLast(places) + (places > 0 ? "." : "") + padded.suffix(places)
      if reaches(String(text), "", negatives) { return true }
    }
    return false
  }

  /// Tries every row of up to three digits, and in the integer part of an open end a fraction too.
  private func reaches(
    from head: String, _ tail: String, isInFraction: Bool, _ negatives: [Bool]
  ) -> Bool {
    for row in Self.rows.prefix(1_111) {
      if reaches(head + row, tail, negatives) { return true }
      guard !isInFraction, tail.isEmpty, row.utf8.count < 3 else { continue }
      for digit in 0...9 where reaches("\(head)\(row).\(digit)", "", negatives) { return true }
    }
    return false
  }

  private func reaches(_ head: String, _ tail: String, _ negatives: [Bool]) -> Bool {
    let text = head + tail
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let number = ExactDecimal(text), let least = options.range.minimum,
      let most = options.range.maximum,
      parts.count == 1 || parts[1].utf8.count <= places,
      parts[0].utf8.count <= options.maximumIntegerDigits ?? .max,
      text.utf8.count <= options.maximumLength ?? .max, hasSignificantDigits(text)
    else { return false }
    return negatives.contains { negative in
      let value = negative ? -number : number
      return least <= value && value <= most
    }
  }

  private func hasSignificantDigits(_ text: String) -> Bool {
    guard let most = options.maximumSignificantDigits else { return true }
    let digits = text.filter(\.isNumber).drop { $0 == "0" }
    return digits.reversed().drop { $0 == "0" }.count <= most
  }

  /// All rows of up to four digits, the short ones first.
  private static let rows =
    [""]
    + [10, 100, 1_000, 10_000].flatMap { power in
      (0..<power).map { String(String(power + $0).dropFirst()) }
    }
}
