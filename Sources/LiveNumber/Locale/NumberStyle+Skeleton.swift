internal import LiveNumberCore

extension NumberStyle {
  /// The ICU number skeleton of the style, without digits and options: a value is written as it is,
  /// in percent too.
  func skeleton(sign: SkeletonSign = .auto) -> String {
    switch self {
    case .decimal:
      sign.stem(isAccounting: false)
    case .percent:
      "percent \(sign.stem(isAccounting: false))"
    case .currency(let code, let display, let currencySign):
      "currency/\(code) \(display.stem) \(sign.stem(isAccounting: currencySign == .accounting))"
    case .unit(let identifier, let display):
      "unit/\(identifier) \(display.stem) \(sign.stem(isAccounting: false))"
    }
  }
}

/// When a skeleton's formatter writes a sign.
enum SkeletonSign {
  case auto, always

  func stem(isAccounting: Bool) -> String {
    switch self {
    case .auto: isAccounting ? "sign-accounting" : "sign-auto"
    case .always: isAccounting ? "sign-accounting-always" : "sign-always"
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
