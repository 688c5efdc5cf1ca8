/// An error that is thrown when there is no locale with an identifier.
///
/// The ``code`` is for programs. The ``description`` is for people: it says what is wrong with
/// which identifier, and what to do about it.
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
    /// There is no data for the language.
    public static let unknownLanguage = Code(rawValue: "unknownLanguage")
    /// There is data for the language, but not in the script: `en-Cyrl`.
    public static let unknownScript = Code(rawValue: "unknownScript")
    /// There is no such region: `de-HC`.
    ///
    /// A region without data of its own, as in `de-FR`, is fine.
    public static let unknownRegion = Code(rawValue: "unknownRegion")
    /// There is no such variant: `de-foo12`.
    public static let unknownVariant = Code(rawValue: "unknownVariant")
    /// There is no such numbering system.
    public static let unknownNumberingSystem = Code(rawValue: "unknownNumberingSystem")
    /// The numbering system doesn't have ten digits, such as Roman numerals.
    public static let algorithmicNumberingSystem = Code(rawValue: "algorithmicNumberingSystem")
    /// The source of locale data failed, because there is no memory or no data.
    public static let sourceFailed = Code(rawValue: "sourceFailed")
  }

  /// The kind of the error, for programs.
  public let code: Code
  /// The identifier that was specified.
  public let identifier: String
  /// A description of the error, with the identifier and what to do about it.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of the error.
  ///   - part: The unknown part of the identifier, or a description of the source's failure.
  ///   - identifier: The identifier that was specified.
  init(_ code: Code, _ part: String = "", in identifier: String) {
    self.code = code
    self.identifier = identifier
    let place = "\"\(part)\" in \"\(identifier)\""
    description =
      switch code {
      case .malformed:
        "\"\(identifier)\" is not the name of a locale; write one like de, de-AT or ar-EG-u-nu-latn"
      case .unknownLanguage: "unknown language \(place); \(LocaleData.name) has no data for it"
      case .unknownScript:
        "\"\(identifier)\": \(LocaleData.name) has no data for this language in the script "
          + "\"\(part)\"; leave the script out for the usual one"
      case .unknownRegion: "unknown region \(place); write one like DE, or leave it out"
      case .unknownVariant: "unknown variant \(place); leave it out"
      case .unknownNumberingSystem:
        "unknown numbering system \(place); write one like latn, arab or deva"
      case .algorithmicNumberingSystem:
        "the numbering system \"\(part)\" of \"\(identifier)\" has no ten digits to write numbers "
          + "with; choose one like latn, arab or deva"
      default: "\"\(identifier)\": \(part)"
      }
  }
}
