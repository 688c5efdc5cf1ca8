import LiveNumber

/// A way to read numbers whose convention is found in the input.
struct DetectedReading {
  /// The option that asks for it: `--locale` or `--from`.
  var option: String
  var mode: ParseMode
  /// Returns the format of numbers in a locale.
  var format: (NumberLocale) -> NumberFormat?

  /// Returns a detection without any text.
  func startDetection() -> DetectionInProgress {
    DetectionInProgress(Detection(Convention.all(format), mode: mode))
  }

  /// Returns the reading, or `nil` if the input doesn't tell its convention.
  ///
  /// If the detection is of the complete input, it's enough that all conventions read the same numbers.
  func reading(_ detection: Detection, isComplete: Bool) -> NumberReading? {
    switch detection.verdict {
    case .decided(let conventions): .detected(conventions, mode)
    case .undecided(let conventions) where isComplete: .detected(conventions, mode)
    // Whatever is in the input isn't a number, and the error says so.
    case .noNumbers where isComplete && detection.unreadCount == 0: .plain
    case .ambiguous, .undecided, .mixed, .noNumbers: nil
    }
  }

  /// Returns an error about input that doesn't tell its convention.
  func failure(_ detection: Detection, unit: String, isComplete: Bool, pen: Pen) -> String {
    let lines = DetectionReport(detection: detection, unit: unit).text.split(separator: "\n")
    let table = lines.dropFirst().map { "\n  \($0)" }.joined()
    return
      "\(pen.write("error:", .bad)) \(option) auto\(isComplete ? "" : ", in a sample of the input"): "
      + "\(lines.first ?? ""); "
      + "write the locale instead of auto\(table)"
  }
}
