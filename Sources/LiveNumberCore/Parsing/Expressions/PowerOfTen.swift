extension ArraySlice<Unicode.Scalar> {
  /// The exponent of a power of ten, `10^-3` or `10³`, or `nil` if the text is none.
  var exponentOfTen: Int? {
    let digits = prefix(2).map { DecimalDigit($0)?.value }
    guard count > 2, digits == [1, 0] else { return nil }
    let rest = dropFirst(2)
    return rest.first == "^" ? rest.dropFirst().exponent() : rest.exponent(isRaised: true)
  }

  /// Returns the exponent that a text of a sign, or none, and four digits at most is, or `nil` if
  /// it's anything else.
  func exponent(isRaised: Bool = false) -> Int? {
    let sign = first.map { CharacterClass($0) }
    let digits = dropFirst(sign?.isSign == true ? 1 : 0)
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    var exponent = 0
    for scalar in digits {
      guard
        let digit = isRaised ? scalar.raisedDigit : DecimalDigit(scalar).map({ Int($0.value) })
      else { return nil }
      exponent = exponent * 10 + digit
    }
    return sign == .minus ? -exponent : exponent
  }
}

extension Unicode.Scalar {
  /// The value of a raised digit, or `nil` if the character is none.
  fileprivate var raisedDigit: Int? {
    switch value {
    case 0xB2: 2
    case 0xB3: 3
    case 0xB9: 1
    case 0x2070, 0x2074...0x2079: Int(value - 0x2070)
    default: nil
    }
  }
}
