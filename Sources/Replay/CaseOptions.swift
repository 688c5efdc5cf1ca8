import LiveNumber

/// The options of a case's field, by their names in the API.
struct CaseOptions: Hashable, Sendable {
  var style = NumberStyle.decimal
  var numberingSystem: String?
  var format = NumberFormat.Options()
  var editing = NumberEditor.Options()

  /// The values of the key `style`.
  enum StyleName: String, CaseIterable {
    case decimal, percent, currency, unit
  }

  enum Key: String, CodingKey, CaseIterable {
    case style, currency, currencySign, currencyDisplay, unit, numberingSystem, signDisplay
    case maximumFractionDigits, minimumFractionDigits, fractionOverflow
    case minimumIntegerDigits, maximumIntegerDigits, maximumLength, minimum, maximum, emptyValue,
      step
    case rangePolicy, allowsNegative, signKey, grouping, deleteOverGroup, leadingZeros
    case insertsLeadingZero
    case padsWhileTyping, decimalAliases, paste, groupingMisfit, entry, showsEmptyAffixes
  }

  init() {}

  init(_ object: CaseValue) throws(CaseError) {
    let members = try object.members("an option", Key.self)
    style = try CaseOptions.style(in: members, of: object)
    for (key, value) in members { try read(key, value) }
  }

  private mutating func read(_ key: Key, _ value: CaseValue) throws(CaseError) {
    let most = ExactDecimal.maximumDigitCount
    switch key {
    // `style(in:of:)` reads them together.
    case .style, .currency, .currencySign, .currencyDisplay, .unit: break

    case .numberingSystem: numberingSystem = try value.string()
    case .signDisplay: format.signDisplay = try value.choice()
    case .grouping: format.grouping = try value.choice()

    case .maximumFractionDigits:
      editing.maximumFractionDigits =
        try value.isNull ? .unlimited : .upTo(value.integer(in: 0...most))
    case .minimumFractionDigits: editing.minimumFractionDigits = try value.integer(in: 0...most)
    case .fractionOverflow: editing.fractionOverflow = try value.choice()
    case .minimumIntegerDigits: editing.minimumIntegerDigits = try value.integer(in: 0...most)
    case .maximumIntegerDigits: editing.maximumIntegerDigits = try value.integer(in: 1...most)
    case .maximumLength: editing.maximumLength = try value.integer(in: 1...most)

    case .minimum: editing.minimum = try value.decimal()
    case .maximum: editing.maximum = try value.decimal()
    case .emptyValue: editing.emptyValue = try value.choice()
    case .step: editing.step = try value.decimal()
    case .rangePolicy: editing.rangePolicy = try value.choice()
    case .allowsNegative: editing.allowsNegative = try value.boolean()

    case .signKey: editing.signKey = try value.choice()
    case .deleteOverGroup: editing.deleteOverGroup = try value.choice()
    case .leadingZeros: editing.leadingZeros = try value.choice()
    case .insertsLeadingZero: editing.insertsLeadingZero = try value.boolean()
    case .padsWhileTyping: editing.padsWhileTyping = try value.boolean()
    case .decimalAliases:
      for alias in try value.array() { editing.decimalAliases.append(try alias.scalar()) }
    case .paste: editing.paste = try value.choice()
    case .groupingMisfit: editing.groupingMisfit = try value.choice()
    case .entry: editing.entry = try value.choice()
    case .showsEmptyAffixes: editing.showsEmptyAffixes = try value.boolean()
    }
  }
}

// MARK: - The style

extension CaseOptions {
  /// Returns the style with its own options; an option of another style is an error.
  private static func style(
    in members: [(key: Key, value: CaseValue)], of object: CaseValue
  ) throws(CaseError) -> NumberStyle {
    var name = StyleName.decimal
    var currency: String?
    var sign = NumberStyle.CurrencySign.standard
    var display = NumberStyle.CurrencyDisplay.symbol
    var unit: String?
    for (key, value) in members where key == .style { name = try value.choice() }
    for (key, value) in members {
      let owner: StyleName
      switch key {
      case .currency: (owner, currency) = (.currency, try value.string())
      case .currencySign: (owner, sign) = (.currency, try value.choice())
      case .currencyDisplay: (owner, display) = (.currency, try value.choice())
      case .unit: (owner, unit) = (.unit, try value.string())
      default: continue
      }
      guard owner == name else {
        throw value.error(
          "doesn't apply to the style \(name.rawValue); add \"style\": \"\(owner.rawValue)\"")
      }
    }
    switch name {
    case .decimal: return .decimal
    case .percent: return .percent
    case .currency:
      guard let currency else { throw missing("currency", in: object) }
      return .currency(currency, display: display, sign: sign)
    case .unit:
      guard let unit else { throw missing("unit", in: object) }
      return .unit(unit)
    }
  }

  private static func missing(_ key: String, in object: CaseValue) -> CaseError {
    object.error("the option \"\(key)\" is missing; the style needs it")
  }
}

extension CaseValue {
  /// Reads a string of one scalar.
  fileprivate func scalar() throws(CaseError) -> Unicode.Scalar {
    let scalars = try string().unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      throw mismatch("one character")
    }
    return scalar
  }
}
