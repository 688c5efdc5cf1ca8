#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A run of a filter over arguments or standard input.
struct FilterRun {
  var conversion: Source
  var settings: FilterSettings
  /// The texts to convert; if there are none, the lines of standard input.
  var arguments: [String]
  var pen: Pen

  /// The number of errors in a run that say what to do next; more of them would repeat it.
  private static let hintCount = 20

  /// The source of a conversion.
  enum Source {
    case given(Conversion)
    /// The convention of the input is found in a sample of it.
    case detected(DetectedConversion)
  }

  /// Converts all input, and returns the exit code.
  func run() -> Int32 {
    let input = FilterInput(settings, arguments: arguments)
    do throws(FilterState.End) {
      switch conversion {
      case .given(let conversion): return try convert(input, conversion)
      case .detected(let detected):
        let detection = try input.sample(detected.startDetection())
        guard let conversion = detected.conversion(detection, isComplete: input.isAtEnd) else {
          StandardError.print(
            detected.failure(detection, unit: input.unit, isComplete: input.isAtEnd, pen: pen))
          return 2
        }
        return try convert(input, conversion)
      }
    } catch {
      return error.report()
    }
  }

  private func convert(
    _ input: FilterInput, _ conversion: Conversion
  ) throws(FilterState.End) -> Int32 {
    let progress = Progress(descriptor: STDIN_FILENO, unit: input.unit)
    defer { progress.hide() }
    let report = FailureReport(
      unit: input.unit, isWarning: settings.invalid == .warn, expectation: conversion.expectation,
      pen: pen)
    let filter = Filter(conversion, settings, report: report) { message in
      progress.hide()
      StandardError.print(message)
    }
    let givesHints = settings.output == .text && settings.invalid != .ignore
    conversion.hintCount = givesHints ? FilterRun.hintCount : 0
    var state = FilterState(fields: settings.fields)
    try input.pass(to: filter, progress, &state)
    try filter.end(&state)
    try state.flush()
    return state.hasFailed ? 2 : 0
  }
}

extension FilterState.End {
  /// Reports the error, and returns the exit code.
  func report() -> Int32 {
    switch self {
    case .aborted: return 2
    // The reader closed the pipe, which is no error.
    case .unwritable(let error) where error.isClosedPipe: break
    case .unwritable(let error): StandardError.print("error: standard output: \(error)")
    case .unreadable(let error): StandardError.print("error: standard input: \(error)")
    }
    return 1
  }
}
