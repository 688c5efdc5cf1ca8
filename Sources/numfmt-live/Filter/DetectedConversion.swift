import LiveNumber

/// A conversion from the convention that the input is in, which is found there.
struct DetectedConversion {
  /// The option that asks for it: `--locale` or `--from`.
  var option: String
  var mode: ParseMode
  var output: Conversion.OutputForm
  /// Returns the format of numbers in a locale.
  var format: (NumberLocale) -> NumberFormat?

  /// Returns a detection without any text.
  func startDetection() -> Detection {
    Detection(Convention.all(format), mode: mode)
  }

  /// Returns the conversion, or `nil` if the input doesn't tell its convention.
  ///
  /// If the detection is of the complete input, it's enough that all conventions read the same numbers.
  func conversion(_ detection: Detection, isComplete: Bool) -> Conversion? {
    switch detection.verdict {
    case .decided(let conventions):
      .make(input: .detected(conventions, mode), output: output)
    case .undecided(let conventions) where isComplete:
      .make(input: .detected(conventions, mode), output: output)
    // Whatever is in the input isn't a number, and the error says so.
    case .noNumbers where isComplete && detection.unreadCount == 0:
      .make(input: .canonical, output: output)
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
