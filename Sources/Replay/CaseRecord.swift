#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import EscapedText
import LiveNumber

/// One recorded case: a line of a replay file.
struct CaseRecord: Sendable, Decodable {
  /// A few words about what the case shows.
  var name: String?
  /// The number of the editing rule that the case shows.
  var rule: String?
  var locale = LocaleTag(identifier: "", path: "")
  /// The major version of ICU that the expected text depends on.
  var icu: String?
  /// The source of locale data in which the text differs from ICU's, or `nil` if all agree.
  var differsIn: Source?
  var options = CaseOptions()
  /// The text that the field starts with, or `nil` for an empty field.
  var start: MarkedText?
  var steps: [CaseStep] = []
  /// What the field should show after the last action.
  var expectations: [(key: Key, value: String?)] = []

  enum Key: String, CodingKey, CaseIterable {
    case name, rule, locale, icu, differsIn, options, start, actions
    case expect, value, state, outcome, reason
  }

  /// The outcomes of an edit, without their reasons.
  enum Outcome: String, CaseIterable {
    case accepted, adjusted, rejected

    init(_ outcome: NumberEditor.Outcome) {
      self =
        switch outcome {
        case .accepted: .accepted
        case .adjusted: .adjusted
        case .rejected: .rejected
        }
    }
  }

  /// A source of locale data that isn't ICU.
  enum Source: String, CaseIterable {
    case foundation
  }

  /// The reason why the expectations can't be compared with this build's locale data, or `nil`.
  var reasonToSkip: String? {
    guard let version = LocaleData.icuMajorVersion else {
      if differsIn == .foundation { return "differs in Foundation's data" }
      if case .unit = options.style.kind, !LocaleData.hasUnits {
        return "Foundation has no units here"
      }
      return nil
    }
    guard let icu, icu != version else { return nil }
    return "needs ICU \(icu), this is \(version)"
  }

  /// Decodes the JSON object of a line.
  init(line: UnsafeBufferPointer<UInt8>) throws(CaseError) {
    do {
      self = try JSONDecoder().decode(CaseRecord.self, from: Data(line))
    } catch let error as CaseError {
      throw error
    } catch {
      throw CaseError(path: "", "not valid JSON; write one object, such as {\"locale\": \"de\"}")
    }
  }

  init(from decoder: any Decoder) throws(CaseError) {
    let object = CaseValue(decoder)
    let members = try object.members("a key", Key.self)
    guard members.contains(where: { $0.key == .locale }) else {
      throw object.error("the key \"locale\" is missing; add it, such as \"locale\": \"de\"")
    }
    for (key, value) in members {
      switch key {
      case .name: name = try value.string()
      case .rule: rule = try value.string()
      case .locale: locale = try LocaleTag(value)
      case .icu: icu = try value.string()
      case .differsIn: differsIn = try value.choice()
      case .options: options = try CaseOptions(value)
      case .start: start = try MarkedText(value)
      case .actions:
        for element in try value.array() {
          steps += try CaseAction.steps(element)
          guard steps.count <= CaseAction.maximumStepCount else {
            throw element.error("more than \(CaseAction.maximumStepCount) steps; divide the case")
          }
        }
      case .expect: expectations.append((key, try MarkedText(value).description))
      case .value: expectations.append((key, try value.decimalOrNull()?.description))
      case .state: expectations.append((key, try value.choice(NumberEditor.Validity.self).rawValue))
      case .outcome: expectations.append((key, try value.choice(Outcome.self).rawValue))
      case .reason: expectations.append((key, try value.stringOrNull()))
      }
    }
  }
}

/// A locale identifier in a case, with its path for errors.
struct LocaleTag: Hashable, Sendable {
  var identifier: String
  var path: String

  init(identifier: String, path: String) {
    self.identifier = identifier
    self.path = path
  }

  init(_ value: CaseValue) throws(CaseError) {
    self.init(identifier: try value.string(), path: value.path)
  }
}

extension MarkedText {
  init(_ value: CaseValue) throws(CaseError) {
    guard let text = MarkedText(try value.string()) else {
      throw value.error(
        "the marks don't match; write one caret |, one selection between ‹ and ›, or neither, and "
          + "a typed one as \\|, \\‹, or \\›")
    }
    self = text
  }
}

extension CaseValue {
  /// Reads a canonical decimal from a string.
  ///
  /// A JSON number isn't one: a reader of JSON may round it, and 1.50 is not 1.5 in a case.
  func decimal() throws(CaseError) -> ExactDecimal {
    let text = try string("a decimal number in a string, such as \"-1234.5\"")
    guard let value = ExactDecimal(text) else {
      throw error("\(text.json) isn't a decimal number; write one like \"-1234.5\"")
    }
    return value
  }

  func decimalOrNull() throws(CaseError) -> ExactDecimal? { isNull ? nil : try decimal() }
}
