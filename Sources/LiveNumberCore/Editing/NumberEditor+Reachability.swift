// The values that more typing at the caret can still make: EDITING.md 7.2 and 7.5.

extension NumberEditor {
  /// Returns whether the value is within one of several ranges, or more typed at the caret can
  /// bring it there.
  func canReach(_ ranges: [ValueBounds<ExactDecimal>], from state: State) -> Bool {
    let isNegative = state.content.isNegative
    return ranges.contains {
      reaches($0, from: state, negative: isNegative)
        || canChangeSign(in: state) && reaches($0, from: state, negative: !isNegative)
    }
  }

  private func reaches(_ bounds: ValueBounds<ExactDecimal>, from state: State, negative: Bool)
    -> Bool
  {
    guard let magnitudes = bounds.magnitudes(negative: negative) else { return false }
    // Content that exceeds the maximum, as a value from the program can, may keep its digits.
    let significant =
      limits.significant == .max
      ? .max : max(limits.significant, state.content.significantDigits)
    return templates(unpadded(state), magnitudes).contains {
      $0.reaches(magnitudes, significant: significant)
    }
  }

  /// Returns the numbers that can be typed at the caret: with more digits, and, at the end of an
  /// integer, also with a separator and digits after it.
  ///
  /// They are those among which is the least number that isn't below the minimum.
  private func templates(_ state: State, _ bounds: ValueBounds<ExactDecimal>) -> [DigitTemplate] {
    if options.entry == .fromRight { return templatesFromRight(state.content, bounds) }
    if let point = state.content.pointOffset, state.head > point {
      return templatesInFraction(state, point: point, bounds)
    }
    return templatesInInteger(state, bounds)
  }

  private func templatesFromRight(_ content: Content, _ bounds: ValueBounds<ExactDecimal>)
    -> [DigitTemplate]
  {
    let digits = content.digits
    let scale = max(limits.maximumFraction, content.fraction.count)
    // Leading zeros are pushed out, so they take no room.
    let pushed = digits.count - digits.leadingZeroCount
    let most = min(
      min(limits.integer, unlimitedLength) + scale - pushed,
      min(limits.length, unlimitedLength) - (scale > 0 ? 1 : 0) - pushed)
    return counts(upTo: most, bounds.minimumDigits(atScale: scale).count - pushed).map {
      DigitTemplate(prefix: digits, free: $0, suffix: .empty, scale: scale)
    }
  }

  /// Returns the numbers of digits to insert that make a number as long as a minimum, or one digit
  /// longer, as 1000 is after 999: fewer make it too small, and more only greater.
  private func counts(upTo most: Int, _ missing: Int) -> ClosedRange<Int> {
    let least = min(max(missing, 0), max(most, 0))
    return least...max(min(least + 1, most), least)
  }

  private func templatesInFraction(
    _ state: State, point: Int, _ bounds: ValueBounds<ExactDecimal>
  ) -> [DigitTemplate] {
    let content = state.content
    let digits = content.digits
    let split = state.head - content.start - 1
    // The digits after the caret take room, but don't decide what is inserted.
    let most = min(
      max(bounds.maximumScale - (state.head - point - 1), 0),
      max(min(limits.fraction, unlimitedLength) - content.fraction.count, 0), lengthLeft(content))
    return (0...most).map {
      DigitTemplate(
        prefix: digits[0..<split], free: $0, suffix: digits[split..<digits.count],
        scale: content.fraction.count + $0)
    }
  }

  private func templatesInInteger(_ state: State, _ bounds: ValueBounds<ExactDecimal>)
    -> [DigitTemplate]
  {
    let content = state.content
    let digits = content.digits
    // A lone zero is replaced, so it takes no room.
    let taken = replacesLoneZero(at: state.head, of: content) ? 0 : content.integer.count
    let split = max(state.head - content.start, 0)
    let prefix = digits[0..<split]
    let suffix = digits[split..<digits.count]
    let most = min(
      min(limits.integer, unlimitedLength) - taken,
      lengthLeft(content) + content.integer.count - taken)
    let scale = content.fraction.count
    // Leading zeros that are kept take room in the field, but not in the value.
    let given = prefix.count - prefix.leadingZeroCount
    let missing = bounds.minimumDigits(atScale: scale).count - given - suffix.count
    var templates = counts(upTo: most, missing).map {
      DigitTemplate(prefix: prefix, free: $0, suffix: suffix, scale: scale)
    }
    guard !content.hasPoint, suffix.isEmpty, limits.fraction != 0 else { return templates }
    for integer in counts(upTo: most, (bounds.minimum?.integerCount ?? 0) - given) {
      let left = lengthLeft(content) - integer + content.integer.count - taken - 1
      let fraction = min(limits.fraction, bounds.maximumScale, left)
      guard fraction > 0 else { continue }
      templates.append(
        DigitTemplate(prefix: prefix, free: integer + fraction, suffix: .empty, scale: fraction))
    }
    return templates
  }

  private func lengthLeft(_ content: Content) -> Int {
    max(min(limits.length, unlimitedLength) - content.length, 0)
  }

  /// A number above what any bound needs and below what could overflow.
  private var unlimitedLength: Int { 2 * ExactDecimal.maximumDigitCount }
}

extension ValueBounds<ExactDecimal> {
  /// Returns the bounds of the magnitudes of the negative or of the nonnegative values, or `nil` if
  /// there are none.
  fileprivate func magnitudes(negative: Bool) -> ValueBounds? {
    let least = negative ? maximum.map { -$0 } : minimum
    let greatest = negative ? minimum.map { -$0 } : maximum
    if let greatest, greatest < .zero { return nil }
    return ValueBounds(minimum: least.map { max($0, .zero) } ?? .zero, maximum: greatest)
  }

  /// The maximum number of fraction digits in the bounds.
  fileprivate var maximumScale: Int { max(minimum?.scale ?? 0, maximum?.scale ?? 0) }
}
