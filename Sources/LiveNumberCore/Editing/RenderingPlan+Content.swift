extension RenderingPlan {
  /// The text that shows a content between affixes.
  func text(of content: NumberEditor.Content, _ affixes: AffixRanges) -> String {
    let short = content.characters.word.flatMap {
      shortText(of: $0, pointOffset: content.pointOffset, affixes)
    }
    return short ?? longText(of: content, affixes)
  }

  /// The same in short, for most content; nil where there is not room for it.
  @inline(__always)
  func shortText(
    of characters: CharacterWord, pointOffset: Int?, _ affixes: AffixRanges
  ) -> String? {
    let start = characters.hasMinus ? 1 : 0
    // A string of few bytes is made faster from the stack than in place.
    var room = (SIMD64<UInt8>(), SIMD64<UInt8>())
    return withUnsafeMutableBytes(of: &room) { room in
      let buffer = room.assumingMemoryBound(to: UInt8.self)
      let count = everyday.write(
        characters.suffix(from: start), pointOffset: pointOffset.map { $0 &- start },
        between: affixes, into: buffer, table: bytes)
      return count.map { String(wellFormed: UnsafeBufferPointer(rebasing: buffer[..<$0])) }
    }
  }

  @inline(never)
  func longText(of content: NumberEditor.Content, _ affixes: AffixRanges) -> String {
    let integerCount = content.integer.count
    let separators = grouper.separatorCount(integerCount)
    let byteCount =
      affixes.byteCount + content.digitCount * digitWidth + separators * grouping.count
      + (content.pointOffset == nil ? 0 : decimal.count)
    return String(unsafeUninitializedCapacity: byteCount) { buffer in
      NumberWriter.write(self, to: buffer) { writer in
        writer.write(affixes.prefix)
        for place in content.start..<content.count {
          if place == content.pointOffset {
            writer.write(decimal)
            continue
          }
          let right = content.integer.upperBound - place
          if separators > 0, place > content.start, right > 0, grouper.isBoundary(right: right) {
            writer.write(grouping)
          }
          writer.writeDigit(content[place])
        }
        writer.write(affixes.suffix)
      }
    }
  }
}
