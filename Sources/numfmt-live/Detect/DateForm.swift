/// The form of a date, a time, or both.
enum DateForm: Hashable {
  /// A day, in the order that its first and last part show, and with the separator between the
  /// parts.
  case day(Order, separator: UInt8)
  /// A month and a year, as in `01.2024`.
  ///
  /// Without a leading zero, it can be a number with four decimals.
  case month(separator: UInt8, hasLeadingZero: Bool)
  /// Eight digits, as in `20240131`.
  case digits
  /// A time alone.
  case time

  enum Order: Hashable {
    case yearFirst, dayFirst, monthFirst
    /// The day and the month can be either.
    case yearLast
  }

  /// Whether no number has this form.
  var isCertain: Bool {
    switch self {
    case .day, .time: true
    case .month(let separator, let hasLeadingZero):
      hasLeadingZero || separator != UInt8(ascii: ".")
    case .digits: false
    }
  }

  /// Creates the form of a text, or `nil` if it isn't a date or a time.
  init?(_ bytes: Bytes) {
    guard let first = bytes.first, first.isDigit, bytes.count <= DateForm.maximumLength else {
      return nil
    }
    let dayEnd = bytes.firstIndex { " Tt".utf8.contains($0) } ?? bytes.count
    if let day = DateForm.day(Bytes(rebasing: bytes[..<dayEnd])) {
      guard dayEnd == bytes.count || DateForm.isTime(Bytes(rebasing: bytes[(dayEnd + 1)...])) else {
        return nil
      }
      self = day
    } else if DateForm.isTime(bytes) {
      self = .time
    } else {
      return nil
    }
  }

  private static let maximumLength = 40
  static let years = 1900...2100

  // MARK: - Days

  /// The numbers of a date, and how many digits each has.
  private struct Parts {
    var count = 1
    var values = SIMD4<Int>()
    var digitCounts = SIMD4<Int>()
  }

  private static func day(_ bytes: Bytes) -> DateForm? {
    guard bytes.count <= 10 else { return nil }
    var parts = Parts()
    var separator: UInt8 = 0
    for byte in bytes {
      let index = parts.count - 1
      if byte.isDigit {
        guard parts.digitCounts[index] < 8 else { return nil }
        parts.values[index] = 10 * parts.values[index] + Int(byte - UInt8(ascii: "0"))
        parts.digitCounts[index] += 1
      } else {
        guard "./-".utf8.contains(byte), parts.count < 3 else { return nil }
        separator = byte
        parts.count += 1
      }
    }
    let (values, digitCounts) = (parts.values, parts.digitCounts)
    if parts.count == 1 {
      let value = values[0]
      let isDay = years ~= value / 10_000 && isMonth(value / 100 % 100, day: value % 100)
      return digitCounts[0] == 8 && isDay ? .digits : nil
    }
    guard digitCounts.max() <= 4, digitCounts[0] > 0 else { return nil }
    if parts.count == 2 {
      guard digitCounts[0] <= 2, 1...12 ~= values[0], digitCounts[1] == 4, years ~= values[1]
      else { return nil }
      return .month(separator: separator, hasLeadingZero: digitCounts[0] == 2 && values[0] < 10)
    }
    // A day and a month, as in `31.12.`
    if digitCounts[2] == 0 {
      let isDay = separator == UInt8(ascii: ".") && isMonth(values[1], day: values[0])
      return isDay ? .day(.dayFirst, separator: separator) : nil
    }
    return order(parts).map { .day($0, separator: separator) }
  }

  private static func isMonth(_ month: Int, day: Int) -> Bool {
    1...12 ~= month && 1...31 ~= day
  }

  /// Returns the order of a year, a month, and a day, or `nil` if these aren't such numbers.
  private static func order(_ parts: Parts) -> Order? {
    let (first, second, third) = (parts.values[0], parts.values[1], parts.values[2])
    let counts = (parts.digitCounts[0], parts.digitCounts[1], parts.digitCounts[2])
    guard counts.0 > 0, counts.1 > 0, counts.2 > 0 else { return nil }
    if counts.0 == 4 { return years ~= first && isMonth(second, day: third) ? .yearFirst : nil }
    guard counts.2 == 2 || counts.2 == 4 && years ~= third else { return nil }
    let (isDayFirst, isMonthFirst) = (isMonth(second, day: first), isMonth(first, day: second))
    if isDayFirst, isMonthFirst { return .yearLast }
    if isDayFirst { return .dayFirst }
    if isMonthFirst { return .monthFirst }
    // The year has two digits and comes first.
    let isYearFirst = counts.0 == 2 && counts.2 == 2 && isMonth(second, day: third)
    return isYearFirst ? .yearFirst : nil
  }

  // MARK: - Times

  /// Returns whether a text is a time such as `9:30`, `09:30:15.25 pm`, or `09:30:15+02:00`.
  private static func isTime(_ bytes: Bytes) -> Bool {
    var rest = bytes[...]
    func take(_ fits: (UInt8) -> Bool) -> Bool {
      guard let byte = rest.first, fits(byte) else { return false }
      rest.removeFirst()
      return true
    }
    func take(_ byte: Unicode.Scalar) -> Bool { take { $0 == UInt8(ascii: byte) } }
    func takeSixty() -> Bool { take { $0 &- UInt8(ascii: "0") < 6 } && take(\.isDigit) }
    guard take(\.isDigit) else { return false }
    _ = take(\.isDigit)
    guard take(":"), takeSixty() else { return false }
    if take(":") {
      guard takeSixty() else { return false }
      if take({ $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }) {
        guard take(\.isDigit) else { return false }
        while take(\.isDigit) {}
      }
    }
    if rest.isEmpty || take("Z") { return rest.isEmpty }
    _ = take(" ")
    if take({ "AaPp".utf8.contains($0) }) {
      _ = take(".")
      guard take({ $0 | 0x20 == UInt8(ascii: "m") }) else { return false }
      _ = take(".")
      return rest.isEmpty
    }
    guard take({ $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }), take(\.isDigit),
      take(\.isDigit)
    else { return false }
    _ = take(":")
    return take(\.isDigit) && take(\.isDigit) && rest.isEmpty
  }
}
