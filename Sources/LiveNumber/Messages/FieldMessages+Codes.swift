extension FieldMessages {
  /// Returns the codes under which the sentences of a language are looked for, the closest one
  /// first.
  ///
  /// The characters of Chinese are those of the region, and Portuguese is that of Portugal outside
  /// of Brazil: the codes of `zh_HK` are `zh_HK`, `zh-HK`, `zh-Hant`, and `zh`; those of `pt-AO`
  /// end with `pt-PT` and `pt`.
  ///
  /// - Parameter identifier: The code of a language, or the identifier of a locale.
  /// - Returns: The codes. The last ones are those of the language alone.
  package static func codes(of identifier: String) -> [String] {
    let tag = identifier.prefix { $0 != "@" && $0 != "." }
    let subtags = tag.split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first?.lowercased() else { return [identifier] }
    // What follows a single letter is an extension, such as `-u-nu-arab`.
    let others = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    let script = others.first {
      $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 >= UInt8(ascii: "A") }
    }
    .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let region = others.first { $0.utf8.count == 2 || $0.utf8.count == 3 }.map { $0.uppercased() }

    var codes = [identifier]
    if let script, let region { codes.append("\(language)-\(script)-\(region)") }
    if let region { codes.append("\(language)-\(region)") }
    switch language {
    case "zh":
      let isTraditional = region.map { ["TW", "HK", "MO"].contains($0) } ?? false
      codes.append("zh-\(script ?? (isTraditional ? "Hant" : "Hans"))")
    case "pt": if let region, region != "BR" { codes.append("pt-PT") }
    default: if let script { codes.append("\(language)-\(script)") }
    }
    codes.append(language)
    if let other = otherNames[language] { codes.append(other) }
    return codes
  }

  /// Languages that have another code, and Nynorsk, whose readers also read Bokmål.
  private static let otherNames = ["no": "nb", "nn": "nb", "iw": "he", "in": "id"]
}
