/// A decimal digit of any numbering system in Unicode.
struct DecimalDigit {
  /// The value of the digit, 0 to 9.
  let value: UInt8
  /// The zero of the numbering system, which identifies it.
  let zero: UInt32

  /// Creates the digit of a scalar, or `nil` if it isn't a decimal digit.
  @inline(__always)
  init?(_ scalar: Unicode.Scalar) {
    let code = scalar.value
    if code &- 0x30 < 10 {
      self.init(value: UInt8(truncatingIfNeeded: code &- 0x30), zero: 0x30)
    } else if code < 0x660 {
      return nil
    } else {
      self.init(beyondASCII: code)
    }
  }

  private init(value: UInt8, zero: UInt32) {
    self.value = value
    self.zero = zero
  }

  private init?(beyondASCII code: UInt32) {
    if let digit = DecimalDigit.hanDigits.firstIndex(of: code) {
      self.init(value: UInt8(digit), zero: DecimalDigit.hanDigits[0])
      return
    }
    // Finds the greatest zero that isn't greater than the scalar.
    var low = 0
    var high = DecimalDigit.zeros.count
    while low < high {
      let middle = (low + high) / 2
      if DecimalDigit.zeros[middle] <= code { low = middle + 1 } else { high = middle }
    }
    guard low > 0, code - DecimalDigit.zeros[low - 1] < 10 else { return nil }
    let zero = DecimalDigit.zeros[low - 1]
    self.init(value: UInt8(code - zero), zero: zero)
  }

  /// The digits of the numbering system `hanidec`, the only one whose digits aren't consecutive.
  private static let hanDigits: [UInt32] = [
    0x3007, 0x4E00, 0x4E8C, 0x4E09, 0x56DB, 0x4E94, 0x516D, 0x4E03, 0x516B, 0x4E5D,
  ]

  /// The zeros of all other numbering systems: Unicode 15.1, general category Nd.
  private static let zeros: [UInt32] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6,
    0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090,
    0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40,
    0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    0x104A0, 0x10D30, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0,
    0x11650, 0x116C0, 0x11730, 0x118E0, 0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x11F50,
    0x16A60, 0x16AC0, 0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140,
    0x1E2F0, 0x1E4F0, 0x1E950, 0x1FBF0,
  ]
}
