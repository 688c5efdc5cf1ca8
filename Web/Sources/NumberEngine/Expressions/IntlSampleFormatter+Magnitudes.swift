internal import LiveNumberCore

extension IntlSampleFormatter {
  /// The source of the locale's words for powers of ten.
  ///
  /// They are read now, since JavaScript knows the locale only while it asks for a format.
  var magnitudes: NumberFormat.MagnitudeSource? {
    let words = MagnitudeWords { (value, isLong) in parts(of: value, isLong ? -2 : -1) }
    return { words }
  }
}
