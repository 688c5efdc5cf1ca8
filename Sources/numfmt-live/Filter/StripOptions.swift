import ArgumentParser

/// The options for text around the numbers in the input.
struct StripOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Remove this from the end of numbers that have it, such as \" EUR\".",
      discussion: "This and the next three options can be repeated.", valueName: "text"))
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
  var signSuffix: [[SurroundingText.Part]] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Remove these from the start of numbers, and give each its sign: △=-,▲=-.",
      valueName: "prefixes"),
    transform: StripOptions.signs)
  var signPrefix: [[SurroundingText.Part]] = []

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
    for (side, signs, texts) in [
      ("suffix", signSuffix, stripSuffix), ("prefix", signPrefix, stripPrefix),
    ] {
      for sign in signs.joined() where texts.contains(sign.text) {
        throw UsageError("\"\(sign.text)\" can't be both a --strip-\(side) and a --sign-\(side)")
      }
    }
    settings.suffix = Array(suffix.utf8)
    settings.signField = signField
    if signField != nil, !settings.namesFields {
      throw UsageError("--sign-field is for fields; name those with numbers with --field")
    }
    settings.surroundings = SurroundingText(
      prefixes: prefixes, suffixes: suffixes + [SurroundingText.Part(text: suffix)])
  }

  private var prefixes: [SurroundingText.Part] {
    signPrefix.flatMap(\.self) + stripPrefix.map { SurroundingText.Part(text: $0) }
  }

  private var suffixes: [SurroundingText.Part] {
    signSuffix.flatMap(\.self) + stripSuffix.map { SurroundingText.Part(text: $0) }
  }

  /// The options of a command that removes the same texts.
  var printed: [PrintedOption] { StripOptions.printed(prefixes: prefixes, suffixes: suffixes) }

  /// Returns the options of a command that removes some texts.
  static func printed(
    prefixes: [SurroundingText.Part] = [], suffixes: [SurroundingText.Part] = []
  ) -> [PrintedOption] {
    let sides = [("suffix", suffixes), ("prefix", prefixes)]
    let strips = sides.flatMap { side, parts in
      parts.filter { $0.isNegative == nil }.map { PrintedOption("--strip-\(side)", $0.text) }
    }
    let signs = sides.map { ($0, $1.filter { $0.isNegative != nil }) }
    return strips
      + signs.filter { !$0.1.isEmpty }.map { side, parts in
        PrintedOption("--sign-\(side)", StripOptions.list(of: parts))
      }
  }

  /// Returns the list of texts that ``signs(_:)`` reads.
  static func list(of signs: [SurroundingText.Part]) -> String {
    signs.map { "\($0.text)=\($0.isNegative == true ? "-" : "+")" }.joined(separator: ",")
  }

  /// Returns the texts in a list such as `S=-,H=+`.
  static func signs(_ list: String) throws -> [SurroundingText.Part] {
    var parts: [SurroundingText.Part] = []
    var rest = list[...]
    repeat {
      // A text can contain a comma or an equal sign.
      guard let entry = rest.prefixMatch(of: /(.+?)=([+-])(?:,|$)/) else {
        throw UsageError("write texts with their signs, such as S=-,H=+")
      }
      parts.append(SurroundingText.Part(text: String(entry.1), isNegative: entry.2 == "-"))
      rest = rest[entry.range.upperBound...]
    } while !rest.isEmpty
    return parts
  }
}
