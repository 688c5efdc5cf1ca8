/// The input of a filter: arguments or standard input.
struct FilterInput: ~Copyable {
  /// The number of bytes in which to look for the convention of the input.
  private static let sampleSize = 1 << 20

  private let arguments: [String]
  private var reader: RecordReader

  init(arguments: [String], recordEnd: RecordEnd) {
    self.arguments = arguments
    reader = RecordReader(InputFile.standardInput.read, ending: recordEnd)
  }

  /// A Boolean value that indicates whether all input is read.
  var isAtEnd: Bool { !arguments.isEmpty || reader.isAtEnd }

  /// Passes all input to a filter, whose output is written before more input is waited for.
  mutating func pass(to filter: inout Filter) throws(Filter.End) {
    guard arguments.isEmpty else { return try passArguments(to: &filter) }
    while true {
      try passRecords(to: &filter)
      if reader.isAtEnd { return }
      try filter.flush()
      filter.progress.show(lines: filter.line, bytes: reader.byteCount)
      try fill()
    }
  }

  /// Passes input to a filter until a function returns `true`, or a sample of bounded size.
  ///
  /// The input can be passed to another filter after that.
  mutating func passSample(
    to filter: inout Filter, until isEnough: () -> Bool
  ) throws(Filter.End) {
    guard arguments.isEmpty else { return try passArguments(to: &filter) }
    reader.keepBytes()
    while true {
      try passRecords(to: &filter)
      if isEnough() || reader.isAtEnd || reader.byteCount >= FilterInput.sampleSize { break }
      try fill()
    }
    reader.rewind()
  }

  /// Passes the records that are read to a filter.
  private mutating func passRecords(to filter: inout Filter) throws(Filter.End) {
    while let record = reader.take() {
      try filter.take(record)
      if case .whole = record { try filter.takeLines(from: &reader) }
    }
  }

  private func passArguments(to filter: inout Filter) throws(Filter.End) {
    for argument in arguments {
      let bytes = Array(argument.utf8)
      try bytes.withUnsafeBufferPointer { bytes throws(Filter.End) in
        try filter.take(.whole(bytes, isTerminated: true))
      }
    }
  }

  private mutating func fill() throws(Filter.End) {
    do throws(SystemError) {
      try reader.fill()
    } catch {
      throw .unreadable(error)
    }
  }
}
