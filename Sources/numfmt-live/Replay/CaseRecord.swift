import LiveNumber

/// One recorded case: a line of a replay file.
struct CaseRecord: Hashable, Sendable {
  /// What the case shows, in a few words; nil where the line has none.
  var name: String?
  /// The section of the editing rules that it is about.
  var rule: String?
  var locale: LocaleTag
  /// The major version of ICU that the expected text depends on.
  var icu: String?
  var options = CaseOptions()
  /// What the field shows at first; nil is an empty field.
  var start: StartText?
  var steps: [CaseStep] = []
  var expectations: [Expectation] = []

  struct StartText: Hashable, Sendable {
    var marked: MarkedText
    var offset: Int
  }

  static let keys = [
    "name", "rule", "locale", "icu", "options", "start", "actions", "expect", "value", "state",
    "outcome", "reason", "warning",
  ]

  /// Reads one line of valid UTF-8; offsets in errors count from its beginning.
  init(line: ArraySlice<UInt8>) throws(JSONError) {
    let object = try JSONReader.read(line)
    var locale: LocaleTag?
    for member in try object.members() {
      let value = member.value
      switch member.key {
      case "name": name = try value.string()
      case "rule": rule = try value.string()
      case "locale": locale = LocaleTag(identifier: try value.string(), offset: value.offset)
      case "icu": icu = try value.string()
      case "options": options = try CaseOptions(value)
      case "start":
        start = StartText(marked: try CaseRecord.markedText(value), offset: value.offset)
      case "actions":
        for element in try value.array() { steps += try CaseAction.steps(element) }
      case "expect": expectations.append(.text(try CaseRecord.markedText(value)))
      case "value": expectations.append(.value(try CaseRecord.canonical(value)))
      case "state": expectations.append(.state(try value.choice()))
      case "outcome": expectations.append(.outcome(try value.choice()))
      case "reason": expectations.append(.reason(try value.stringOrNull()))
      case "warning": expectations.append(.warning(try value.stringOrNull()))
      default: throw member.unknown("key", expected: CaseRecord.keys)
      }
    }
    guard let locale else {
      throw JSONError(at: object.offset, "expected the key \"locale\"")
    }
    self.locale = locale
  }

  private static func markedText(_ value: JSONValue) throws(JSONError) -> MarkedText {
    guard let text = MarkedText(try value.string()) else {
      throw JSONError(
        at: value.offset, "expected one caret | or one selection between ‹ and ›, or neither")
    }
    return text
  }

  /// The spelling counts, so that 1.50 is not 1.5.
  private static func canonical(_ value: JSONValue) throws(JSONError) -> String? {
    try value.isNull ? nil : value.decimal().description
  }
}
