// Which values more typing at the caret can still make: EDITING.md 7.2 and 7.5.

extension NumberEditor {
  /// Whether more typed at the caret can bring the value into the range, or it is there already.
  func canReach(_ bounds: Bounds, from state: State) -> Bool {
    if reaches(bounds, from: state, negative: state.content.isNegative) { return true }
    let togglesSign = options.signKey == .anywhere || options.entry == .fromRight
    return togglesSign && limits.allowsNegative
      && reaches(bounds, from: state, negative: !state.content.isNegative)
  }

  private func reaches(_ bounds: Bounds, from state: State, negative: Bool) -> Bool {
    guard let magnitudes = bounds.magnitudes(negative: negative) else { return false }
    let unpadded = unpadded(state)
    return templates(unpadded, magnitudes).contains { $0.reaches(magnitudes) }
  }

  /// What can be typed at the caret: so many digits, and at the end of an integer also a separator
  /// and digits behind it.
  ///
  /// Digits beyond those of the bounds decide nothing.
  private func templates(_ state: State, _ bounds: Bounds) -> [DigitTemplate] {
    let content = state.content
    let digits = content.shownDigits.withBytes { Array($0) }
    let mostInteger = max(bounds.lower?.integerCount ?? 0, bounds.upper?.integerCount ?? 0, 1)
    let mostFraction = max(bounds.lower?.scale ?? 0, bounds.upper?.scale ?? 0)
    if options.entry == .fromRight {
      let scale = max(fractionPlaces, content.fraction.count)
      // Zeros in front are pushed out, so they take no room.
      let pushed = digits.count - digits.leadingZeros
      let most = min(
        room(limits.integer, mostInteger + 1, taken: pushed - scale),
        (limits.length ?? unlimitedLength) - (scale > 0 ? 1 : 0) - pushed)
      return (0...max(most, 0)).map {
        DigitTemplate(prefix: digits, free: $0, suffix: [], scale: scale)
      }
    }
    let caret = state.head
    if let point = content.pointOffset, caret > point {
      let prefix = Array(digits[..<(caret - content.start - 1)])
      let suffix = Array(digits[prefix.count...])
      // What stands behind the caret takes room, but decides nothing of what goes in.
      let most = min(
        max(mostFraction + 1 - (caret - point - 1), 0),
        max((limits.fraction ?? unlimitedLength) - content.fraction.count, 0), lengthLeft(content))
      return (0...most).map {
        DigitTemplate(
          prefix: prefix, free: $0, suffix: suffix, scale: content.fraction.count + $0)
      }
    }
    // A lone zero is typed over, so it takes no room.
    let taken = replacesLoneZero(at: caret, of: content) ? 0 : content.integer.count
    let prefix = Array(digits[..<max(caret - content.start, 0)])
    let suffix = Array(digits[prefix.count...])
    // Zeros in front, where they are kept, take room in the field but not in the value.
    let zeros = min(prefix.leadingZeros, taken)
    let most = min(
      room(limits.integer.map { $0 - zeros }, mostInteger + 1, taken: taken - zeros),
      lengthLeft(content) + content.integer.count - taken)
    var templates = (0...max(most, 0)).map {
      DigitTemplate(prefix: prefix, free: $0, suffix: suffix, scale: content.fraction.count)
    }
    guard content.pointOffset == nil, suffix.isEmpty, limits.fraction != 0 else { return templates }
    for integer in 0...max(most, 0) {
      let left = lengthLeft(content) - integer + content.integer.count - taken - 1
      let fraction = min(limits.fraction ?? mostFraction, mostFraction, left)
      guard fraction > 0 else { continue }
      templates.append(
        DigitTemplate(prefix: prefix, free: integer + fraction, suffix: [], scale: fraction))
    }
    return templates
  }

  /// How many more digits can go in, but no more than matter.
  private func room(_ limit: Int?, _ most: Int, taken: Int) -> Int {
    max(min(limit ?? most, most) - taken, 0)
  }

  private func lengthLeft(_ content: Content) -> Int {
    max((limits.length ?? unlimitedLength) - content.length, 0)
  }

  /// Above what any bound needs, below what could overflow.
  private var unlimitedLength: Int { 2 * ExactDecimal.maximumDigitCount }
}

extension [UInt8] {
  fileprivate var leadingZeros: Int { prefix { $0 == UInt8(ascii: "0") }.count }
}
