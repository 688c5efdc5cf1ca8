public import LiveNumberCore

/// The promise that a magnitude never changes silently: a number with separators that is typed or
/// pasted, and committed, has one of the values that people can mean, or the field tells that
/// something is wrong.
public enum MagnitudeInvariants {
  /// The ways in which a number gets into a field.
  public enum Way: CaseIterable, Sendable {
    case typed, typedOverAll, typedOverPart, pasted
  }

  /// Returns the promise that a committed number breaks.
  public static func broken(
    by text: String, _ way: Way, in editor: NumberEditor
  ) -> [String] {
    guard text.unicodeScalars.contains(where: { "0"..."9" ~= $0 }) else { return [] }
    var field = EditingSession(editor: editor)
    var meant = [text]
    var isRefused = false
    func type(_ text: String) {
      for scalar in text.unicodeScalars {
        isRefused = field.apply(.type(scalar)).isRejected || isRefused
      }
    }
    switch way {
    case .typed: type(text)
    case .typedOverAll:
      field.type("185")
      field.apply(.selectAll)
      type(text)
    case .typedOverPart:
      field.type("185")
      // Another option can have kept digits out.
      guard field.state.content.text == "185" else { return [] }
      field.apply(.select(anchor: 1, head: 2))
      type(text)
      // Digits that the fraction has no room for are rejected.
      let last = text.unicodeScalars.reversed().prefix { !".,٫".unicodeScalars.contains($0) }.count
      meant = (0...last).map { "1" + String(text.unicodeScalars.dropLast($0)) + "5" }
    case .pasted: guard !field.apply(.paste(text)).isRejected else { return [] }
    }
    let outcome = field.apply(.commit)
    // A key that is refused is told.
    guard field.validity == .valid, outcome == .accepted, !isRefused,
      let value = field.value?.scaledByPowerOfTen(editor.format.powerOfTen)
    else { return [] }
    let scale = FieldSnapshot(field).fraction?.utf8.count ?? 0
    // Aliases are keys, and nothing in a paste.
    let keys = way == .pasted ? [] : editor.options.decimalAliases
    let readings = meant.flatMap {
      ForeignNumber.possibleReadings(of: $0, in: editor.format, decimalKeys: keys)
    }
    guard !readings.contains(where: { $0.isRounded(to: value, scale) }) else { return [] }
    return [
      "\(meant[0].escaped), \(way), is \(field.text.escaped) without a word, and not "
        + readings.map(\.description).joined(separator: " or ")
    ]
  }

}

extension ExactDecimal {
  /// Returns whether a value is the number as far as some fraction digits go.
  fileprivate func isRounded(to value: Self, _ scale: Int) -> Bool {
    rounded(toScale: scale, .floor) == value || rounded(toScale: scale, .ceiling) == value
  }
}
