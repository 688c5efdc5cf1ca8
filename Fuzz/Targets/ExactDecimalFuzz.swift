import LiveNumberCore

/// Canonical text, and the laws of arithmetic: the body has two numbers, one per line.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let mode = input.choices.choose(ExactDecimal.RoundingRule.self)
  let places = input.choices.choose(Array(0...12))
  let lines = input.text.split(separator: "\n", omittingEmptySubsequences: false)
  guard let first = lines.first, let value = ExactDecimal(String(first)) else { return 0 }
  checkText(value)
  guard isShort(value) else { return 0 }
  checkRounding(value, places, mode)
  checkScale(value, places)
  checkTypes(value)
  guard lines.count > 1, let other = ExactDecimal(String(lines[1])), isShort(other) else {
    return 0
  }
  checkPair(value, other)
  return 0
}

private let limit = ExactDecimal(1).scaledByPowerOfTen(500) ?? 1

/// Returns whether a number has few digits.
///
/// An exponent of a few characters makes a long number, whose laws take milliseconds to check. They
/// run the same code, and unit tests check them.
private func isShort(_ value: ExactDecimal) -> Bool {
  value.scale <= 500 && value.magnitude < limit
}

private func checkText(_ value: ExactDecimal) {
  guard let back = ExactDecimal(value.description) else { fatalError("\(value) is not read") }
  promise(back.isIdentical(to: value), "\(value) is read as \(back)")
  let trimmed = value.trimmed()
  promise(trimmed == value && trimmed.hashValue == value.hashValue, "\(value) is not \(trimmed)")
  promise(trimmed.scale <= value.scale, "trimming \(value) adds digits")
  promise((-(-value)).isIdentical(to: value), "twice negated, \(value) is another")
}

private func checkRounding(_ value: ExactDecimal, _ places: Int, _ mode: ExactDecimal.RoundingRule)
{
  let rounded = value.rounded(toScale: places, mode)
  promise(rounded.scale <= max(places, 0), "\(value) rounded \(mode) is \(rounded)")
  promise(rounded.rounded(toScale: places, mode).isIdentical(to: rounded), "rounded twice")
  promise(rounded.isNegative == value.isNegative, "rounding \(value) changed its sign")
  guard let error = rounded.adding(-value), let unit = ExactDecimal("1e-\(places)") else { return }
  promise(error.magnitude < unit, "\(value) rounded \(mode) to \(places) places is \(rounded)")
  if let twice = error.adding(error)?.magnitude, mode.rawValue.hasPrefix("half") {
    promise(twice <= unit, "\(value) rounded \(mode) to \(places) places is \(rounded)")
  }
  let significant = value.rounded(toSignificantDigits: places + 1, mode)
  promise(
    significant.isZero || significant.magnitude <= value.magnitude || mode != .down,
    "\(value) rounded down is \(significant)")
}

private func checkScale(_ value: ExactDecimal, _ places: Int) {
  guard let scaled = value.scaledByPowerOfTen(places) else { return }
  promise(scaled.scaledByPowerOfTen(-places) == value, "\(value) scaled is \(scaled)")
}

private func checkTypes(_ value: ExactDecimal) {
  if let word = Int64(exactly: value) {
    promise(ExactDecimal(word) == value, "\(value) as Int64 is \(word)")
  }
  if let byte = Int8(exactly: value) {
    promise(Int64(exactly: value) == Int64(byte), "\(value) as Int8 is \(byte)")
  }
  if let wide = UInt128(exactly: value) {
    promise(ExactDecimal(wide) == value, "\(value) as UInt128 is \(wide)")
  }
  let double = Double(value)
  promise(!double.isNaN, "\(value) as Double is not a number")
  if let back = ExactDecimal(double) {
    promise(Double(back) == double, "\(double) is another after \(back)")
  }
}

private func checkPair(_ left: ExactDecimal, _ right: ExactDecimal) {
  let order = [left < right, left == right, left > right]
  promise(order.count { $0 } == 1, "\(left) and \(right) have no order")
  if left == right { promise(left.hashValue == right.hashValue, "equal, but not to a hasher") }
  guard let sum = left.adding(right) else { return }
  promise(right.adding(left) == sum, "\(left) + \(right) is not \(right) + \(left)")
  promise(
    (sum.isZero || sum.isNegative) == !(sum > 0), "the sign of \(sum)")
  if let back = sum.adding(-right) {
    promise(back == left, "\(left) + \(right) - \(right) is \(back)")
  }
  if let difference = left.adding(-right) {
    promise((difference < 0) == (left < right), "\(left) - \(right) is \(difference)")
  }
}
