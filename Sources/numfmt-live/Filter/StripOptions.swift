import ArgumentParser

/// The options for text around the numbers in the input.
struct StripOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Remove this from the end of numbers that have it, such as \" EUR\".",
      discussion: "This and the next two options can be repeated.", valueName: "text"))
  var stripSuffix: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Remove this from the start of numbers that have it.",
      discussion: "A sign before it stays.", valueName: "text"))
  var stripPrefix: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Remove these from the end of numbers, and give each its sign: S=-,H=+.",
      discussion: "For a minus sign after the number, write --sign-suffix=-=-.",
      valueName: "suffixes"),
    transform: StripOptions.signs)
  var signSuffix: [[SurroundingText.Suffix]] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The field with the signs of the numbers, and its texts: 5:S=-,H=+.",
      discussion: "The field stays as it is. A number that has a sign itself is an error.",
      valueName: "field:texts"),
    transform: SignField.init)
  var signField: SignField?

  /// Changes settings, or throws an error if the options contradict each other.
  ///
  /// The `suffix` of the output is removed from the input too.
  func apply(to settings: inout FilterSettings, suffix: String = "") throws(UsageError) {
    let signs = signSuffix.flatMap { $0 }
    for suffix in signs where stripSuffix.contains(suffix.text) {
      throw UsageError("\"\(suffix.text)\" can't be both a --strip-suffix and a --sign-suffix")
    }
    settings.suffix = Array(suffix.utf8)
    settings.signField = signField
    if signField != nil, !settings.namesFields {
      throw UsageError("--sign-field is for fields; name those with numbers with --field")
    }
    settings.surroundings = SurroundingText(
      prefixes: stripPrefix,
      suffixes: signs
        + ([suffix] + stripSuffix).map { SurroundingText.Suffix(text: $0, isNegative: nil) })
  }

  /// The options of a command that removes the same texts.
  var printed: [PrintedOption] {
    let signs = signSuffix.flatMap(\.self)
    return stripSuffix.map { PrintedOption("--strip-suffix", $0) }
      + stripPrefix.map { PrintedOption("--strip-prefix", $0) }
      + (signs.isEmpty ? [] : [PrintedOption("--sign-suffix", StripOptions.list(of: signs))])
  }

  /// Returns the list of suffixes that ``signs(_:)`` reads.
  static func list(of signs: [SurroundingText.Suffix]) -> String {
    signs.map { "\($0.text)=\($0.isNegative == true ? "-" : "+")" }.joined(separator: ",")
  }

  /// Returns the suffixes in a list such as `S=-,H=+`.
  static func signs(_ list: String) throws -> [SurroundingText.Suffix] {
    var suffixes: [SurroundingText.Suffix] = []
    var rest = list[...]
    repeat {
      // A suffix can contain a comma or an equal sign.
      guard let entry = rest.prefixMatch(of: /(.+?)=([+-])(?:,|$)/) else {
        throw UsageError("write suffixes with their signs, such as S=-,H=+")
      }
      suffixes.append(SurroundingText.Suffix(text: String(entry.1), isNegative: entry.2 == "-"))
      rest = rest[entry.range.upperBound...]
    } while !rest.isEmpty
    return suffixes
  }
}
