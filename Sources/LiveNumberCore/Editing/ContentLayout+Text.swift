extension ContentLayout {
  /// The text that shows the content, whose characters these are.
  func text(of characters: ContentCharacters) -> String {
    // A string of few bytes is made faster from the stack than in place.
    guard mostBytes > ContentLayout.stackByteCount else {
      return withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: ContentLayout.stackByteCount
      ) { buffer in
        let count = write(characters, to: buffer)
        return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
      }
    }
    return String(unsafeUninitializedCapacity: byteCount) { write(characters, to: $0) }
  }

  private static let stackByteCount = 128

  /// What the text takes if there is a separator before each digit; less work than to count them.
  private var mostBytes: Int {
    affixes.byteCount + plan.decimal.count + count * (plan.digitWidth + plan.grouping.count)
  }

  /// The length of the text.
  private var byteCount: Int {
    affixes.byteCount + (integer.count + fractionCount) * plan.digitWidth
      + plan.grouper.separatorCount(integer.count) * plan.grouping.count
      + (pointPlace == nil ? 0 : plan.decimal.count)
  }

  private var fractionCount: Int { pointPlace.map { count - $0 - 1 } ?? 0 }

  @inline(__always)
  private func write(
    _ characters: ContentCharacters, to buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    let grouper = plan.grouper
    var separators = grouper.separatorCount(integer.count)
    // The place behind the next grouping separator.
    var next = -1
    if separators > 0 {
      next = integer.upperBound - grouper.primary - (separators - 1) * grouper.secondary
    }
    let point = pointPlace ?? -1
    return characters.withBytes { bytes in
      NumberWriter.write(plan, to: buffer) { writer in
        writer.write(affixes.prefix)
        for place in integer.lowerBound..<bytes.count {
          if place == next {
            writer.write(plan.grouping)
            separators &-= 1
            next = separators > 0 ? place &+ grouper.secondary : -1
          }
          if place == point {
            writer.write(plan.decimal)
          } else {
            writer.writeDigit(bytes[place])
          }
        }
        writer.write(affixes.suffix)
      }
    }
  }
}
