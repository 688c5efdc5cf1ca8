#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run of a filter over arguments or standard input.
struct FilterRun {
  var conversion: Conversion
  var settings: FilterSettings
  /// The texts to convert; if there are none, the lines of standard input.
  var arguments: [String]
  var pen: Pen

  /// Converts all input, and returns the exit code.
  func run() -> Int32 {
    var unit = settings.recordEnd == .byte(0) ? "record" : "line"
    if !arguments.isEmpty { unit = "argument" }
    let progress = Progress(descriptor: STDIN_FILENO, unit: unit)
    let report = FailureReport(
      unit: unit, isWarning: settings.invalid == .warn, expectation: conversion.expectation,
      pen: pen)
    let filter = Filter(conversion, settings, report: report) { message in
      progress.hide()
      StandardError.print(message)
    }
    var state = FilterState(fields: settings.fields)
    do throws(Filter.End) {
      if arguments.isEmpty {
        try convertInput(filter, progress, &state)
      } else {
        for argument in arguments { try FilterRun.convert(argument, filter, &state) }
      }
      try state.flush()
    } catch {
      progress.hide()
      switch error {
      case .aborted: return 2
      // The reader closed the pipe, which is no error.
      case .unwritable(let error) where error.code == EPIPE: return 1
      case .unwritable(let error): return FilterRun.fail("standard output", error)
      case .unreadable(let error): return FilterRun.fail("standard input", error)
      }
    }
    progress.hide()
    return state.hasFailed ? 2 : 0
  }

  private static func fail(_ name: String, _ error: SystemError) -> Int32 {
    StandardError.print("error: \(name): \(error)")
    return 1
  }

  private static func convert(
    _ argument: String, _ filter: Filter, _ state: inout FilterState
  ) throws(Filter.End) {
    let bytes = Array(argument.utf8)
    let result = bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(Filter.End) in try filter.take(bytes, isTerminated: true, &state) }
    }
    try result.get()
  }

  /// Converts standard input, and writes all output before it waits for more input.
  private func convertInput(
    _ filter: Filter, _ progress: Progress, _ state: inout FilterState
  ) throws(Filter.End) {
    var reader = RecordReader(InputFile.standardInput.read, ending: settings.recordEnd)
    while true {
      while let record = reader.take() {
        switch record {
        case .byteOrderMark(let mark): filter.takeByteOrderMark(mark, &state)
        case .whole(let text, let isTerminated):
          try filter.take(text, isTerminated: isTerminated, &state)
        case .tooLong(let text): try filter.takeTooLong(text, &state)
        case .rest(let text, let isTerminated):
          try filter.takeRest(text, isTerminated: isTerminated, &state)
        }
      }
      if reader.isAtEnd { return }
      try state.flush()
      progress.show(lines: state.line, bytes: reader.byteCount)
      do throws(SystemError) {
        try reader.fill()
      } catch {
        throw .unreadable(error)
      }
    }
  }
}
