internal import CICUNumber

/// Why a name is no locale.
///
/// `Sendable`. The ``code`` is for programs, the ``description`` for people: it says what is wrong with
/// which name, and what to do.
public struct NumberLocaleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  ///
  /// An open set: later versions may add to it.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as text.
    public let rawValue: String

    /// Makes a code of its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name has not the form of one: `de--`, `*`, the empty text.
    public static let malformed = Code(rawValue: "malformed")
    /// ICU has no data for the language.
    public static let unknownLanguage = Code(rawValue: "unknownLanguage")
    /// ICU has data for the language, but not in this script: `en-Cyrl`.
    public static let unknownScript = Code(rawValue: "unknownScript")
    /// There is no such numbering system.
    public static let unknownNumberingSystem = Code(rawValue: "unknownNumberingSystem")
    /// The numbering system does not write numbers with ten digits, as Roman numerals.
    public static let algorithmicNumberingSystem = Code(rawValue: "algorithmicNumberingSystem")
    /// ICU could not answer: its data is missing, or memory is.
    public static let sourceFailed = Code(rawValue: "sourceFailed")
  }

  /// What kind of failure it is, for programs.
  public let code: Code
  /// The name that was asked for.
  public let identifier: String
  /// What is wrong with which name, and what to do.
  public let description: String

  init(_ code: Code, identifier: String, _ description: String) {
    self.code = code
    self.identifier = identifier
    self.description = description
  }

  init(_ failure: ICUFailure, identifier: String, resolved: CICULocale = CICULocale()) {
    let subtag = ICUText.field(resolved.identifier)
    let system = ICUText.field(resolved.numberingSystem)
    switch failure.status {
    case CICU_MALFORMED:
      self.init(
        .malformed, identifier: identifier,
        "\"\(identifier)\" is not the name of a locale; write one like de, de-AT or ar-EG-u-nu-latn"
      )
    case CICU_UNKNOWN_LANGUAGE:
      self.init(
        .unknownLanguage, identifier: identifier,
        "unknown language \"\(subtag)\" in \"\(identifier)\"; ICU \(ICU.version) has no data for it"
      )
    case CICU_UNKNOWN_SCRIPT:
      self.init(
        .unknownScript, identifier: identifier,
        "\"\(identifier)\": ICU \(ICU.version) has no data for this language in the script "
          + "\"\(subtag)\"; leave the script out for the usual one")
    case CICU_UNKNOWN_NUMBERING_SYSTEM:
      self.init(
        .unknownNumberingSystem, identifier: identifier,
        "unknown numbering system \"\(system)\" in \"\(identifier)\"; write one like latn, arab or deva"
      )
    case CICU_ALGORITHMIC_NUMBERING_SYSTEM:
      self.init(
        .algorithmicNumberingSystem, identifier: identifier,
        "the numbering system \"\(system)\" of \"\(identifier)\" has no ten digits to write numbers with; "
          + "choose one like latn, arab or deva")
    default:
      self.init(.sourceFailed, identifier: identifier, "\"\(identifier)\": \(failure)")
    }
  }
}
