#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The input of a filter: arguments or standard input.
final class FilterInput {
  /// The number of bytes in which to look for the convention of the input.
  private static let sampleSize = 1 << 20

  /// The unit of the input: `line`, `record`, or `argument`.
  let unit: String

  private let arguments: [String]
  private let settings: FilterSettings
  private var reader: RecordReader

  init(_ settings: FilterSettings, arguments: [String]) {
    self.settings = settings
    self.arguments = arguments
    reader = RecordReader(InputFile.standardInput.read, ending: settings.recordEnd)
    unit = arguments.isEmpty ? settings.recordEnd == .byte(0) ? "record" : "line" : "argument"
  }

  /// A Boolean value that indicates whether all input is read.
  var isAtEnd: Bool { !arguments.isEmpty || reader.isAtEnd }

  /// Passes all input to a filter, whose output is written before more input is waited for.
  func pass(
    to filter: Filter, _ progress: Progress, _ state: inout FilterState
  ) throws(FilterState.End) {
    guard arguments.isEmpty else { return try passArguments(to: filter, &state) }
    while true {
      try FilterInput.pass(&reader, to: filter, &state)
      if reader.isAtEnd { return }
      try state.flush()
      progress.show(lines: state.line, bytes: reader.byteCount)
      try fill()
    }
  }

  /// Compares conventions on all input.
  func detect(_ start: Detection) throws(FilterState.End) -> Detection {
    let conversion = DetectingConversion(start)
    let filter = detectingFilter(conversion, invalid: .warn)
    var state = FilterState(fields: settings.fields)
    try pass(to: filter, Progress(descriptor: STDIN_FILENO, unit: unit), &state)
    return conversion.detection
  }

  /// Compares conventions on the input until one is decided, or on a sample of bounded size.
  ///
  /// The input can be passed to a filter after that.
  func sample(_ start: Detection) throws(FilterState.End) -> Detection {
    let conversion = DetectingConversion(start)
    // The conversion reports failures of its own.
    let filter = detectingFilter(conversion, invalid: .ignore)
    var state = FilterState(fields: settings.fields)
    guard arguments.isEmpty else {
      try passArguments(to: filter, &state)
      return conversion.detection
    }
    reader.keepBytes()
    while true {
      try FilterInput.pass(&reader, to: filter, &state)
      if case .decided = conversion.detection.verdict { break }
      if reader.isAtEnd || reader.byteCount >= FilterInput.sampleSize { break }
      try fill()
    }
    reader.rewind()
    return conversion.detection
  }

  /// Returns a filter without output, for which texts that aren't numbers are no failures.
  private func detectingFilter(
    _ conversion: DetectingConversion, invalid: InvalidPolicy
  ) -> Filter {
    var settings = settings
    settings.output = .none
    settings.invalid = invalid
    let report = FailureReport(
      unit: unit, isWarning: true, expectation: "",
      pen: Pen(usesColor: false, usesSequences: false))
    return Filter(conversion, settings, report: report, say: StandardError.print)
  }

  private func fill() throws(FilterState.End) {
    do throws(SystemError) {
      try reader.fill()
    } catch {
      throw .unreadable(error)
    }
  }

  /// Passes the records that are read to a filter.
  private static func pass(
    _ reader: inout RecordReader, to filter: Filter, _ state: inout FilterState
  ) throws(FilterState.End) {
    while let record = reader.take() {
      switch record {
      case .byteOrderMark(let mark): filter.takeByteOrderMark(mark, &state)
      case .whole(let text, let isTerminated):
        try filter.take(text, isTerminated: isTerminated, &state)
        try filter.takePlainLines(from: &reader, &state)
      case .tooLong(let text): try filter.takeTooLong(text, &state)
      case .rest(let text, let isTerminated):
        try filter.takeRest(text, isTerminated: isTerminated, &state)
      }
    }
  }

  private func passArguments(
    to filter: Filter, _ state: inout FilterState
  ) throws(FilterState.End) {
    for argument in arguments {
      let bytes = Array(argument.utf8)
      let result = bytes.withUnsafeBufferPointer { bytes in
        Result { () throws(FilterState.End) in
          try filter.take(bytes, isTerminated: true, &state)
        }
      }
      try result.get()
    }
  }
}
