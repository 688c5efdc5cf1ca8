#if USES_ICU
  internal import LiveNumberCore

  extension NumberStyle.Kind {
    /// Returns the ICU number skeleton of the style, without precision and options; a value isn't
    /// scaled, not even in percent or per mille.
    ///
    /// A skeleton has one word for both the sign display and the accounting style. It is left out
    /// if `sign` is `nil`.
    func skeleton(sign: NumberFormat.SignDisplay? = .automatic) -> String {
      var stems: [String] = []
      switch self {
      case .decimal:
        break
      case .scaled(let sign):
        stems.append("\(sign)")
      case .currency(let code, let display, _):
        stems += ["currency/\(code)", display.stem]
      case .unit(let identifier, let display):
        stems += ["unit/\(identifier)", display.stem]
      }
      if let sign { stems.append(stem(of: sign)) }
      return stems.joined(separator: " ")
    }

    /// Returns the word for a sign display.
    func stem(of sign: NumberFormat.SignDisplay) -> String {
      var isAccounting = false
      if case .currency(_, _, .accounting) = self { isAccounting = true }
      return switch (sign, isAccounting) {
      case (.automatic, true): "sign-accounting"
      case (.automatic, false): "sign-auto"
      // ICU has no accounting style without signs.
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
#endif
