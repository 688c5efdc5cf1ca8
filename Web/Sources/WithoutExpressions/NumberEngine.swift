internal import LiveNumberCore

extension IntlSampleFormatter {
  var magnitudes: NumberFormat.MagnitudeSource? { nil }
}
