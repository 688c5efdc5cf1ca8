/// The region whose conventions a locale has in place of its own: `dezzzz` in `en-US-u-rg-dezzzz`,
/// the locale of American English on a device in Germany.
struct RegionOverride {
  /// The subdivision, which is all of a region if it ends in `zzzz`.
  let subdivision: String

  /// Reads the override of a BCP 47 tag or an ICU identifier, or returns `nil` if the name has
  /// none.
  init?(in name: String) {
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let keyword =
      halves.count == 2 ? halves[1].split(separator: ";").first { $0.hasPrefix("rg=") } : nil
    guard let value = keyword?.dropFirst(3) ?? halves.first.flatMap(Self.subtag) else { return nil }
    subdivision = value.lowercased()
  }

  /// Returns the subtag after the key `rg` of the extension `u`.
  private static func subtag(of tag: Substring) -> Substring? {
    var parts = tag.split { $0 == "-" || $0 == "_" }.drop { $0 != "u" && $0 != "U" }.dropFirst()
    while let key = parts.popFirst(), key.utf8.count > 1 {
      if key.lowercased() == "rg" { return parts.first }
    }
    return nil
  }

  /// The region of the subdivision, `DE` or `419`, or `nil` if it isn't one: up to four letters or
  /// digits follow a region (UTS 35).
  var region: String? {
    let count = subdivision.utf8.first.map { $0 < UInt8(ascii: "a") } == true ? 3 : 2
    guard count...count + 4 ~= subdivision.utf8.count,
      subdivision.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return subdivision.prefix(count).uppercased()
  }
}
