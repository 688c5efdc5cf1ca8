/// The characters that people use as signs.
enum SignScalars {
  /// Every character that is a minus, whatever the locale writes.
  ///
  /// The last two are what Japanese input methods make of the key.
  static func isMinus(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2010...0x2014, 0x207B, 0x208B, 0x2212, 0x2796, 0xFE58, 0xFE63, 0xFF0D, 0x30FC,
      0xFF70:
      true
    default: false
    }
  }

  /// Every character that is a plus.
  static func isPlus(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2B, 0x207A, 0x208A, 0x2795, 0xFB29, 0xFE62, 0xFF0B: true
    default: false
    }
  }
}
