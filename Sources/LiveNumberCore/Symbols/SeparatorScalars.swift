/// The forms of point and comma.
enum SeparatorScalars {
  /// The full-width and small forms of `.` and `,` as these; anything else as it is.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF0E, 0xFE52: "."
    case 0xFF0C, 0xFE50: ","
    default: scalar
    }
  }

  /// The ideographic full stop and its half-width form, which East Asian keyboards give for `.`.
  static func isIdeographicStop(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{3002}" || scalar == "\u{FF61}"
  }

  static let arabicDecimal: Unicode.Scalar = "\u{66B}"
  static let arabicGrouping: Unicode.Scalar = "\u{66C}"
}
