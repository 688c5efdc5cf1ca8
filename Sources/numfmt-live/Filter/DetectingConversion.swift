import LiveNumber

/// A conversion that writes nothing, and compares the conventions on every number.
final class DetectingConversion: Conversion {
  private(set) var detection: Detection

  init(_ detection: Detection) {
    self.detection = detection
    super.init(input: .canonical, output: .canonical)
  }

  override func convert(
    _ number: NumberText, to buffer: inout OutputBuffer
  ) throws(ConversionFailure) {
    detection.add(number.utf8, line: number.line)
  }
}
