import LiveNumber

/// The options of a case's field, by their names in the API.
struct CaseOptions: Hashable, Sendable {
  var style = NumberStyle.number
  var numberingSystem: String?
  var format = NumberFormat.Options()
  var editing = NumberEditor.Options()

  /// The options of the style, the locale, and the format.
  enum FormatKey: String, CaseIterable {
    case style, currency, currencySign, currencyDisplay, unit, prefix, suffix
    case numberingSystem, signDisplay, grouping
  }

  enum Key: CodingKey, CaseIterable {
    case format(FormatKey)
    case editor(EditorOption)

    static let allCases = FormatKey.allCases.map(Key.format) + EditorOption.all.map(Key.editor)

    var stringValue: String {
      switch self {
      case .format(let key): key.rawValue
      case .editor(let option): option.name
      }
    }

    init?(stringValue name: String) {
      guard let key = Key.allCases.first(where: { $0.stringValue == name }) else { return nil }
      self = key
    }

    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  init() {}

  init(_ object: CaseValue) throws(CaseError) {
    let members = try object.members("an option", Key.self)
    style = try CaseOptions.style(in: members, of: object)
    var (prefix, suffix) = ("", "")
    for (key, value) in members {
      switch key {
      // `style(in:of:)` reads them together.
      case .format(.style), .format(.currency), .format(.currencySign), .format(.currencyDisplay),
        .format(.unit):
        break
      case .format(.prefix): prefix = try value.string()
      case .format(.suffix): suffix = try value.string()
      case .format(.numberingSystem): numberingSystem = try value.string()
      case .format(.signDisplay): format.signDisplay = try value.choice()
      case .format(.grouping): format.grouping = try value.choice()
      case .editor(let option): _ = option.read(try value.text(of: option), into: &editing)
      }
    }
    style = style.with(prefix: prefix, suffix: suffix)
  }
}

// MARK: - The style

extension CaseOptions {
  /// Returns the style with its own options; an option of another style is an error.
  private static func style(
    in members: [(key: Key, value: CaseValue)], of object: CaseValue
  ) throws(CaseError) -> NumberStyle {
    let names = NumberStyle.named.map(\.name) + ["currency", "unit"]
    var name = "decimal"
    var currency: String?
    var sign = NumberStyle.CurrencySign.standard
    var display = NumberStyle.CurrencyDisplay.symbol
    var unit: String?
    for case (.format(.style), let value) in members { name = names[try value.choice(of: names)] }
    for (key, value) in members {
      let owner: String
      switch key {
      case .format(.currency): (owner, currency) = ("currency", try value.string())
      case .format(.currencySign): (owner, sign) = ("currency", try value.choice())
      case .format(.currencyDisplay): (owner, display) = ("currency", try value.choice())
      case .format(.unit): (owner, unit) = ("unit", try value.string())
      default: continue
      }
      guard owner == name else {
        throw value.error("doesn't apply to the style \(name); add \"style\": \"\(owner)\"")
      }
    }
    if let named = NumberStyle.named.first(where: { $0.name == name }) { return named.style }
    if name == "currency" {
      guard let currency else { throw missing("currency", in: object) }
      // The format checks the code.
      return NumberStyle(.currency(currency, display: display, sign: sign))
    }
    guard let unit else { throw missing("unit", in: object) }
    return .unit(unit)
  }

  private static func missing(_ key: String, in object: CaseValue) -> CaseError {
    object.error("the option \"\(key)\" is missing; the style needs it")
  }
}

extension CaseValue {
  /// Reads a value of an editor's option, and returns it as a text that the option reads.
  fileprivate func text(of option: EditorOption) throws(CaseError) -> String {
    switch option.kind {
    case .limit where isNull: return "null"
    case .count, .limit: return "\(try integer(in: option.range))"
    case .decimal: return try decimal().description
    case .flag: return "\(try boolean())"
    case .choice: return option.names[try choice(of: option.names)]
    case .set:
      var names: [String] = []
      for name in try array() { names.append(option.names[try name.choice(of: option.names)]) }
      return names.joined(separator: " ")
    case .characters:
      var text = ""
      for character in try array() { text.unicodeScalars.append(try character.scalar()) }
      return text
    }
  }

  /// Reads a string of one scalar.
  fileprivate func scalar() throws(CaseError) -> Unicode.Scalar {
    let scalars = try string().unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      throw mismatch("one character")
    }
    return scalar
  }
}
