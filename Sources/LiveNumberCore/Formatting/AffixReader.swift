/// Turns the text around a sample number into the parts of an affix.
///
/// A source marks a sign or a currency, but can leave out the bidirectional marks at its ends. The
/// full texts of the symbols tell which of the adjacent marks belong to it. All other text is
/// literal.
struct AffixReader {
  /// The symbols with their full text, and the part of an affix that each becomes.
  var symbols: [(full: NumberSample.Part, part: NumberSample.Part)]

  func affixes(of sample: [NumberSample.Part]) -> Affixes {
    Affixes(prefix: affix(sample.prefix), suffix: affix(sample.suffix))
  }

  private func affix(_ parts: [NumberSample.Part]) -> [NumberSample.Part] {
    var affix: [NumberSample.Part] = []
    var literal: [UInt8] = []
    /// The number of bytes at the start of the next part that belong to the last symbol.
    var taken = 0
    func addLiteral() {
      if !literal.isEmpty {
        affix.append(.init(.literal, String(decoding: literal, as: UTF8.self)))
      }
      literal = []
    }
    for (index, part) in parts.enumerated() {
      let bytes = Array(part.text.utf8.dropFirst(taken))
      taken = 0
      let next = index + 1 < parts.count ? Array(parts[index + 1].text.utf8) : []
      if let known = symbols.first(where: { $0.full.kind == part.kind }),
        let marks = known.full.text.marks(around: bytes),
        literal.suffix(marks.before.count) == marks.before, next.starts(with: marks.after)
      {
        literal.removeLast(marks.before.count)
        addLiteral()
        affix.append(known.part)
        taken = marks.after.count
      } else if [.literal, .minusSign, .plusSign].contains(part.kind) {
        literal += bytes
      } else {
        addLiteral()
        affix.append(part)
      }
    }
    addLiteral()
    return affix
  }
}

extension String {
  /// Returns the bytes before and after a part of the text, or `nil` if the text doesn't contain
  /// it.
  fileprivate func marks(around core: [UInt8]) -> (
    before: ArraySlice<UInt8>, after: ArraySlice<UInt8>
  )? {
    let bytes = Array(utf8)
    guard !core.isEmpty, core.count <= bytes.count else { return nil }
    for start in 0...bytes.count - core.count where bytes[start...].starts(with: core) {
      return (bytes[..<start], bytes[(start + core.count)...])
    }
    return nil
  }
}
