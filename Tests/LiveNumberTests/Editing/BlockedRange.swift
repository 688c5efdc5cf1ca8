import LiveNumber

@testable import LiveNumberCore

/// A small range with `block`, and what can be reached in it, found by trying.
struct BlockedRange: CustomStringConvertible {
  let editor: NumberEditor
  /// The same field with the range only flagged.
  let flagging: NumberEditor
  /// The bounds in units of the last place, of which there are `scale` behind the point.
  private let bounds: ClosedRange<Int>
  private let scale: Int

  var description: String {
    let options = editor.options
    let range = "\(options.minimum as Any)…\(options.maximum as Any)"
    return "\(range) \(options.maximumFractionDigits) \(options.maximumIntegerDigits as Any) "
      + "\(options.maximumLength as Any) \(options.signKey) \(options.leadingZeros) \(options.entry)"
  }

  init(_ samples: inout Samples) throws {
    let scale = samples.pick([0, 0, 1])
    let ends = (0..<2).map { _ in samples.number(in: samples.once(in: 3) ? -120...120 : 0...120) }
    self.scale = scale
    bounds = (ends.min() ?? 0)...(ends.max() ?? 0)
    var options = NumberEditor.Options()
    options.minimum = ExactDecimal(bounds.lowerBound).scaledByPowerOfTen(-scale)
    options.maximum = ExactDecimal(bounds.upperBound).scaledByPowerOfTen(-scale)
    options.maximumFractionDigits = .upTo(samples.number(in: scale...3))
    if samples.once(in: 6) {
      options.entry = .fromRight
      options.maximumFractionDigits = .upTo(samples.number(in: scale...1))
    }
    if samples.once(in: 4) { options.maximumIntegerDigits = samples.number(in: 3...4) }
    if samples.once(in: 4) { options.maximumLength = samples.number(in: 5...6) }
    if samples.once(in: 3) { options.signKey = .anywhere }
    if samples.once(in: 3) { options.leadingZeros = .keep }
    let format = try NumberFormat(symbols: NumberSymbols(), pattern: NumberPattern())
    flagging = try NumberEditor(format: format, options: options)
    options.rangePolicy = .block
    editor = try NumberEditor(format: format, options: options)
  }

  /// All values of the range, and the keys that type them.
  var values: [(value: ExactDecimal, keys: String)] {
    bounds.compactMap { number in
      guard let value = ExactDecimal(number).scaledByPowerOfTen(-scale) else { return nil }
      guard editor.options.entry == .fromRight else { return (value, value.trimmed().description) }
      let pushed = value.scaledByPowerOfTen(editor.fractionPlaces)?.trimmed()
      return pushed.map { (value, $0.description) }
    }
  }

  /// Whether the content is in the range, or something more put in at the caret brings it there.
  func canReach(from state: NumberEditor.State) -> Bool {
    let content = state.content
    let togglesSign = editor.options.signKey == .anywhere || editor.options.entry == .fromRight
    let negatives =
      togglesSign && editor.limits.allowsNegative ? [true, false] : [content.isNegative]
    if editor.options.entry == .fromRight { return canPush(behind: content, negatives) }
    var head = content.characters[content.start..<max(state.head, content.start)].text
    let tail = content.characters[max(state.head, content.start)..<content.count].text
    let isInFraction = head.contains(".")
    if editor.options.leadingZeros == .collapse, !isInFraction, content.integer.count == 1,
      head == "0"
    {
      // Typed over by the next digit, or followed by a separator.
      if reaches(from: "", tail, isInFraction: false, negatives) { return true }
    }
    if head == "0", tail.isEmpty, reaches("0", "", negatives) { return true }
    if reaches(from: head, tail, isInFraction: isInFraction, negatives) { return true }
    guard !isInFraction, tail.isEmpty else { return false }
    head += "."
    return reaches(from: head, tail, isInFraction: true, negatives)
  }

  /// Entry from the right: digits push those that stand there to the left.
  private func canPush(behind content: NumberEditor.Content, _ negatives: [Bool]) -> Bool {
    let digits = content.shownDigits.text
    let places = editor.fractionPlaces
    for count in 0...4 {
      for number in 0..<(count == 0 ? 1 : BlockedRange.power(count)) {
        let row = count == 0 ? "" : String(String(BlockedRange.power(count) + number).dropFirst())
        let all = String((digits + row).drop { $0 == "0" })
        let padded = String(repeating: "0", count: max(places + 1 - all.utf8.count, 0)) + all
        let text = padded.dropLast(places) + (places > 0 ? "." : "") + padded.suffix(places)
        if reaches(String(text), "", negatives) { return true }
      }
    }
    return false
  }

  /// Tries every row of up to three digits, and in the integer part of an open end what follows it too.
  private func reaches(
    from head: String, _ tail: String, isInFraction: Bool, _ negatives: [Bool]
  ) -> Bool {
    for count in 0...3 {
      for number in 0..<BlockedRange.power(count) {
        let row = count == 0 ? "" : String(String(BlockedRange.power(count) + number).dropFirst())
        if reaches(head + row, tail, negatives) { return true }
        guard !isInFraction, tail.isEmpty, count < 3 else { continue }
        for digit in 0...9 where reaches("\(head)\(row).\(digit)", "", negatives) { return true }
      }
    }
    return false
  }

  private func reaches(_ head: String, _ tail: String, _ negatives: [Bool]) -> Bool {
    guard let content = NumberEditor.Content(head + tail), let number = content.number,
      editor.limits.exceeded(by: content, from: .empty) == nil
    else { return false }
    return negatives.contains { negative in
      editor.limits.valid.contains(negative ? -number : number)
    }
  }

  private static func power(_ count: Int) -> Int { [1, 10, 100, 1_000, 10_000][count] }
}
