internal import CICUNumber

/// An error that is thrown when there is no locale with an identifier.
///
/// The ``code`` is for programs. The ``description`` is for people: it says what is wrong with which
/// identifier, and what to do about it.
public struct NumberLocaleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of an error.
  ///
  /// Later versions can add kinds.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind with the specified name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier is malformed: `de--`, `*`, or the empty string.
    public static let malformed = Code(rawValue: "malformed")
    /// ICU has no data for the language.
    public static let unknownLanguage = Code(rawValue: "unknownLanguage")
    /// ICU has data for the language, but not in the script: `en-Cyrl`.
    public static let unknownScript = Code(rawValue: "unknownScript")
    /// There is no such numbering system.
    public static let unknownNumberingSystem = Code(rawValue: "unknownNumberingSystem")
    /// The numbering system doesn't have ten digits, such as Roman numerals.
    public static let algorithmicNumberingSystem = Code(rawValue: "algorithmicNumberingSystem")
    /// ICU failed, because there is no memory or no data.
    public static let sourceFailed = Code(rawValue: "sourceFailed")
  }

  /// The kind of the error, for programs.
  public let code: Code
  /// The identifier that was specified.
  public let identifier: String
  /// A description of the error, with the identifier and what to do about it.
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
