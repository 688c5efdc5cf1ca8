internal import LiveNumberCore

extension NumberStyle {
  /// The ICU number skeleton of the style, without digits and options: a value is written as it is,
  /// in percent too.
  ///
  /// A skeleton has one word for when a sign is written and whether as in accounting. It is left out
  /// where `sign` is nil.
  func skeleton(sign: NumberFormat.SignDisplay? = .automatic) -> String {
    var stems: [String] = []
    switch self {
    case .decimal:
      break
    case .percent:
      stems.append("percent")
    case .currency(let code, let display, _):
      stems += ["currency/\(code)", display.stem]
    case .unit(let identifier, let display):
      stems += ["unit/\(identifier)", display.stem]
    }
    if let sign { stems.append(stem(of: sign)) }
    return stems.joined(separator: " ")
  }

  /// The word for when a sign is written.
  func stem(of sign: NumberFormat.SignDisplay) -> String {
    var isAccounting = false
    if case .currency(_, _, .accounting) = self { isAccounting = true }
    return switch (sign, isAccounting) {
    case (.automatic, true): "sign-accounting"
    case (.automatic, false): "sign-auto"
    // ICU knows no accounting without signs.
    case (.never, _): "sign-never"
    case (let display, true): "sign-accounting-\(display.rawValue)"
    case (let display, false): "sign-\(display.rawValue)"
    }
  }
}

extension NumberStyle.CurrencyDisplay {
  fileprivate var stem: String {
    switch self {
    case .symbol: "unit-width-short"
    case .narrow: "unit-width-narrow"
    case .code: "unit-width-iso-code"
    }
  }
}

extension NumberStyle.UnitDisplay {
  fileprivate var stem: String {
    switch self {
    case .long: "unit-width-full-name"
    case .short: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}
