internal import LiveNumberCore

extension NumberStyle {
  /// The ICU number skeleton of the style, without digits and options: a value is written as it is,
  /// in percent too.
  ///
  /// A skeleton has one word for when a sign is written and whether as in accounting. It is left out
  /// where `sign` is nil.
  func skeleton(sign: SkeletonSign? = .auto) -> String {
    var stems: [String] = []
    var isAccounting = false
    switch self {
    case .decimal:
      break
    case .percent:
      stems.append("percent")
    case .currency(let code, let display, let currencySign):
      stems += ["currency/\(code)", display.stem]
      isAccounting = currencySign == .accounting
    case .unit(let identifier, let display):
      stems += ["unit/\(identifier)", display.stem]
    }
    if let sign { stems.append(sign.stem(isAccounting: isAccounting)) }
    return stems.joined(separator: " ")
  }
}

/// When a skeleton's formatter writes a sign.
enum SkeletonSign {
  case auto, always

  fileprivate func stem(isAccounting: Bool) -> String {
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
