import LiveNumber

/// What a case says about its field beside the locale, by the names of the replay format.
struct CaseOptions: Hashable, Sendable {
  var style = NumberStyle.decimal
  var numberingSystem: String?
  var format = NumberFormat.Options()
  var editing = NumberEditor.Options()
  /// Where the options stand in the line, in UTF-8.
  var offset = 0

  /// The values of the key `style`.
  enum StyleName: String, CaseIterable {
    case decimal, percent, currency, unit
  }

  enum Key: String, CaseIterable {
    case style, currency, currencySign, currencyDisplay, unit, numberingSystem, signDisplay
    case maximumFractionDigits, minimumFractionDigits, minimumIntegerDigits, maximumIntegerDigits
    case maximumLength, minimum, maximum, step
    case rangePolicy, allowsNegative, signKey, grouping, deleteOverGroup, leadingZeros
    case insertsLeadingZero
    case padsWhileTyping, decimalAliases, paste, entry, showsEmptyAffixes
  }

  static let keys = Key.allCases.map(\.rawValue)

  init() {}

  init(_ object: JSONValue) throws(JSONError) {
    offset = object.offset
    let members = try object.members()
    style = try CaseOptions.style(in: members, of: object)
    for member in members {
      guard let key = Key(rawValue: member.key) else {
        throw member.unknown("option", expected: CaseOptions.keys)
      }
      try read(key, member.value)
    }
  }

  private mutating func read(_ key: Key, _ value: JSONValue) throws(JSONError) {
    let most = ExactDecimal.maximumDigitCount
    switch key {
    // Read before, since they belong together.
    case .style, .currency, .currencySign, .currencyDisplay, .unit: break

    case .numberingSystem: numberingSystem = try value.string()
    case .signDisplay: format.signDisplay = try value.choice()
    case .grouping: format.grouping = try value.choice()

    case .maximumFractionDigits:
      editing.maximumFractionDigits =
        try value.isNull ? .unlimited : .upTo(value.integer(in: 0...most))
    case .minimumFractionDigits: editing.minimumFractionDigits = try value.integer(in: 0...most)
    case .minimumIntegerDigits: editing.minimumIntegerDigits = try value.integer(in: 0...most)
    case .maximumIntegerDigits: editing.maximumIntegerDigits = try value.integer(in: 1...most)
    case .maximumLength: editing.maximumLength = try value.integer(in: 1...most)

    case .minimum: editing.minimum = try value.decimal()
    case .maximum: editing.maximum = try value.decimal()
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
    case .entry: editing.entry = try value.choice()
    case .showsEmptyAffixes: editing.showsEmptyAffixes = try value.boolean()
    }
  }
}

// MARK: - The style

extension CaseOptions {
  /// The style with what belongs to it; what belongs to another style is an error, not ignored.
  private static func style(
    in members: [JSONMember], of object: JSONValue
  ) throws(JSONError) -> NumberStyle {
    var name = StyleName.decimal
    var currency: String?
    var sign = NumberStyle.CurrencySign.standard
    var display = NumberStyle.CurrencyDisplay.symbol
    var unit: String?
    for member in members where member.key == "style" { name = try member.value.choice() }
    for member in members {
      let owner: StyleName
      switch member.key {
      case "currency": (owner, currency) = (.currency, try member.value.string())
      case "currencySign": (owner, sign) = (.currency, try member.value.choice())
      case "currencyDisplay": (owner, display) = (.currency, try member.value.choice())
      case "unit": (owner, unit) = (.unit, try member.value.string())
      default: continue
      }
      guard owner == name else {
        throw JSONError(
          at: member.keyOffset,
          "\"\(member.key)\" means nothing here; expected it with \"style\": \"\(owner.rawValue)\"")
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

  private static func missing(_ key: String, in object: JSONValue) -> JSONError {
    JSONError(at: object.offset, "expected the option \"\(key)\", which the style needs")
  }
}

extension JSONValue {
  /// A string of one scalar.
  fileprivate func scalar() throws(JSONError) -> Unicode.Scalar {
    let scalars = try string().unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      throw JSONError(at: offset, "expected one character")
    }
    return scalar
  }
}
