import LiveNumber

/// A conversion between two written forms of numbers.
class Conversion {
  /// The maximum byte count of a number's text: 100,000 digits of up to four bytes, and separators.
  static let maximumTextLength = 1 << 20

  let input: InputForm
  let output: OutputForm
  /// Advice on texts that aren't numbers.
  private let hints: ReadingHints?
  /// The number of failures that still get a hint, which takes longer than reading many numbers.
  var hintCount = 0

  /// The form of numbers in the input.
  enum InputForm {
    /// Plain decimal numbers, such as `-1234.5`.
    case canonical
    case localized(NumberFormat, ParseMode, NumberLocale)
    /// Numbers in any of these conventions, which agree on all numbers.
    case detected([Convention], ParseMode)

    /// A Boolean value that indicates whether a number's value differs from its text.
    var hasValues: Bool {
      if case .canonical = self { false } else { true }
    }
  }

  /// The form of numbers in the output.
  enum OutputForm {
    case canonical
    case localized(Formatter)
  }

  init(input: InputForm, output: OutputForm, hints: ReadingHints? = nil) {
    self.input = input
    self.output = output
    self.hints = hints
  }

  static func make(
    input: InputForm, output: OutputForm, hints: ReadingHints? = nil
  ) -> Conversion {
    if case .canonical = input, case .localized(.exact(let format)) = output {
      return DirectConversion(to: format)
    }
    return Conversion(input: input, output: output, hints: hints)
  }

  /// Appends the converted text, or throws and appends nothing.
  func convert(
    _ number: NumberText, to buffer: inout OutputBuffer
  ) throws(ConversionFailure) {
    try write(try read(number), to: &buffer)
  }

  /// Appends the converted lines at the start of a text that the fast path handles, until the buffer is
  /// full; for the line after them, use ``convert(_:to:)``.
  func convertLines(
    atStartOf text: UnsafeBufferPointer<UInt8>, ending end: LineEnd, to buffer: inout OutputBuffer
  ) -> (count: Int, byteCount: Int) {
    (0, 0)
  }

  func read(_ number: NumberText) throws(ConversionFailure) -> ExactDecimal {
    let value = try read(number.utf8)
    guard let isNegative = number.isNegative else { return value }
    guard !value.isNegative else { throw ConversionFailure.secondSign(number.utf8.count) }
    return isNegative && !value.isZero ? -value : value
  }

  private func read(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(ConversionFailure) -> ExactDecimal {
    guard text.count <= Conversion.maximumTextLength else {
      throw ConversionFailure.tooLong(text.count)
    }
    do throws(NumberParseError) {
      switch input {
      case .canonical: return try ExactDecimal(utf8: text)
      case .localized(let format, let mode, _): return try format.parse(utf8: text, mode: mode)
      case .detected(let conventions, let mode):
        for convention in conventions {
          if let value = convention.read(text, mode: mode) { return value }
        }
        return try conventions[0].formats[0].parse(utf8: text, mode: mode)
      }
    } catch {
      throw failure(error, for: text)
    }
  }

  /// Returns the failure of a text, with advice if somebody reads it.
  fileprivate func failure(
    _ error: NumberParseError, for text: UnsafeBufferPointer<UInt8>
  ) -> ConversionFailure {
    var failure = ConversionFailure(error)
    guard hintCount > 0 else { return failure }
    hintCount -= 1
    if case .canonical = input {
      failure.hint = ReadingHints.hint(forPlain: text)
    } else {
      failure.hint = hints?.hint(for: text)
    }
    return failure
  }

  func write(
    _ value: ExactDecimal, to buffer: inout OutputBuffer
  ) throws(ConversionFailure) {
    switch output {
    case .canonical:
      buffer.appendFitting { value.write(into: $0) }
    case .localized(.exact(let format)):
      buffer.appendFitting { format.format(value, into: $0) }
    case .localized(.keptFraction(let kept)):
      let format = kept.format(for: value)
      buffer.appendFitting { format.format(value, into: $0) }
    case .localized(.skeleton(let format)):
      do throws(NumberSkeletonError) {
        buffer.append(try format.format(value))
      } catch {
        throw ConversionFailure(code: error.code.rawValue, range: 0..<0, message: error.message)
      }
    }
  }

  /// The locale that the input is read in, as a suffix for error messages.
  var expectation: String {
    switch input {
    case .canonical: ""
    case .localized(_, _, let locale): " (\(locale.identifier))"
    case .detected(let conventions, _): " (detected: \(conventions[0].sample))"
    }
  }
}

/// A conversion from canonical numbers to one format that formats without creating values.
private final class DirectConversion: Conversion {
  private let format: NumberFormat

  init(to format: NumberFormat) {
    self.format = format
    super.init(input: .canonical, output: .localized(.exact(format)))
  }

  override func convert(
    _ number: NumberText, to buffer: inout OutputBuffer
  ) throws(ConversionFailure) {
    guard number.isNegative == nil else {
      try write(try read(number), to: &buffer)
      return
    }
    let text = number.utf8
    guard text.count <= Conversion.maximumTextLength else {
      throw ConversionFailure.tooLong(text.count)
    }
    do throws(NumberParseError) {
      try buffer.appendFitting { memory throws(NumberParseError) in
        try format.format(utf8: text, into: memory)
      }
    } catch {
      throw failure(error, for: text)
    }
  }

  override func convertLines(
    atStartOf text: UnsafeBufferPointer<UInt8>, ending end: LineEnd, to buffer: inout OutputBuffer
  ) -> (count: Int, byteCount: Int) {
    guard let start = text.baseAddress else { return (0, 0) }
    var (count, offset) = (0, 0)
    while !buffer.isFull {
      let rest = UnsafeBufferPointer(start: start + offset, count: text.count &- offset)
      guard
        let number = format.formatPlain(
          atStartOf: rest, before: end.terminator, or: end.firstByte, into: buffer.free),
        let endCount = end.byteCount(in: rest, at: number.end)
      else { break }
      buffer.advance(by: number.count)
      if endCount > 1 { buffer.append(.carriageReturn) }
      buffer.append(end.terminator)
      offset &+= number.end &+ endCount
      count &+= 1
    }
    return (count, offset)
  }
}

extension OutputBuffer {
  /// Appends the bytes that `write` stores in a buffer.
  ///
  /// If `write` returns `nil`, the next buffer is larger.
  @inline(__always)
  mutating func appendFitting<Failure: Error>(
    _ write: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Int?
  ) throws(Failure) {
    var size = 64
    while true {
      reserve(size)
      if let written = try write(free) {
        advance(by: written)
        return
      }
      size = 2 * free.count
    }
  }
}
