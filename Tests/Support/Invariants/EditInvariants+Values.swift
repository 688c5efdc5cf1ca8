internal import LiveNumberCore

// Commits and values from the program: EDITING.md 8 and 12.

extension EditInvariants {
  func checkCommit() {
    if reason == .readAsDecimal {
      // The same digits, apart from zeros at the ends and from rounding.
      let digits = before.digits.drop { $0 == "0" }
      let found = after.digits.drop { $0 == "0" }
      let same = zip(digits, found).prefix { $0 == $1 }.count
      broken.expect(
        (found.dropFirst(same) + digits.dropFirst(same)).allSatisfy { $0 == "0" }
          || options.fractionOverflow == .roundOnCommit,
        "the decimal reading has other digits")
    } else if reason != .clampedToRange {
      broken.expect(
        after.value == valueToCommit, "a commit left another value than \(valueToCommit as Any)")
      broken.expect(
        (reason == .rounded) == (before.value != nil && valueToCommit != before.value)
          || reason == .groupingMisfit,
        "rounding and the outcome disagree")
      if valueToCommit == nil {
        broken.expect(after.content.isEmpty, "a commit without a value left text")
      }
      broken.expect(after.validity != .incomplete, "the field is incomplete after a commit")
    }
    if after.value != nil {
      broken.expect(
        after.fraction?.utf8.count ?? 0 >= minimumFractionDigits, "a commit left too few digits")
    }
    checkCommittedSign()
    var again = session
    again.removeHistory()
    again.apply(.commit)
    broken.expect(
      again.text == after.text && again.state.content.text == after.content,
      "a second commit changes the text")
  }

  /// The value before a commit, as far as the commit may round it, or put it into an empty field.
  private var valueToCommit: ExactDecimal? {
    let shift = editor.format.powerOfTen
    if before.value == nil, options.emptyValue == .zero { return 0 }
    // What the field doesn't show isn't the user's.
    guard before.isExact else { return before.value }
    guard options.fractionOverflow == .roundOnCommit, let maximum = maximumFractionDigits,
      let shown = before.value?.scaledByPowerOfTen(shift)
    else { return before.value }
    return shown.rounded(toScale: maximum).scaledByPowerOfTen(-shift)
  }

  func checkSet(_ value: ExactDecimal?) {
    guard let value else {
      broken.expect(
        after.value == nil && (after.content.isEmpty || after.content == before.content),
        "the value isn't cleared")
      return
    }
    broken.expect(after.value == value, "the value isn't kept")
    guard before.value != value else {
      broken.expect(after.looksLike(before), "its own value changed the field")
      return
    }
    broken.expect(after.isExact == (reason != .rounded), "the field doesn't know what it hides")
    checkCommittedSign()
    guard let shown = value.scaledByPowerOfTen(editor.format.powerOfTen) else { return }
    let rounded = maximumFractionDigits.map { shown.rounded(toScale: $0) } ?? shown
    broken.expect(ExactDecimal(after.content) == rounded, "the field doesn't show \(rounded)")
    broken.expect(
      reason == (rounded == shown ? nil : .rounded), "rounding and the outcome disagree")
    broken.expect(after.head == after.content.utf8.count, "the caret isn't at the end")
  }

  /// A committed negative has the sign that the format writes.
  private func checkCommittedSign() {
    guard after.isNegative else { return }
    broken.expect(
      ExpectedText.committed(after, by: rules).matches(after.text),
      "the sign isn't that of a committed value")
  }

  /// The number of fraction digits that the field takes, or `nil` if there is no limit.
  var maximumFractionDigits: Int? {
    let format = editor.format
    var digits: Int?
    switch options.maximumFractionDigits {
    case .unlimited: digits = nil
    case .upTo(let count): digits = count
    case .automatic:
      if case .fractionLength(_, let maximum) = format.precision { digits = maximum }
    }
    if options.entry == .fromRight { digits = digits ?? format.currency?.fractionDigits ?? 2 }
    guard let ofType = options.valueLimits.maximumFractionDigits else { return digits }
    return min(digits ?? .max, max(ofType - format.powerOfTen, 0))
  }

  /// The number of fraction digits that a commit leaves at least: those asked for, or the format's own.
  var minimumFractionDigits: Int {
    if let count = options.minimumFractionDigits { return count }
    let maximum = maximumFractionDigits ?? .max
    if options.entry == .fromRight { return maximum }
    return switch editor.format.precision {
    case .fractionLength(let minimum, _): min(minimum, maximum)
    case .increment(_, let minimum): min(minimum, maximum)
    case .significantDigits: 0
    }
  }
}
