/// Texts that are alike.
struct TextGroup {
  private(set) var count = 0
  private(set) var first: Detection.Line
  /// Creates an empty group for texts like this one.
  init(_ text: Bytes, line: Int) {
    first = Detection.Line(text, number: line)
  }

  /// Adds a text, which can be above the others.
  mutating func add(_ text: Bytes, line: Int) {
    count += 1
    if line < first.number { first = Detection.Line(text, number: line) }
  }
}

/// Groups of texts of the same shape.
struct ShapeGroups {
  private var byShape: [[UInt8]: TextGroup] = [:]
  private let maximumCount: Int

  init(maximumCount: Int) {
    self.maximumCount = maximumCount
  }

  var groups: some Collection<TextGroup> { byShape.values }

  /// Adds a text to those of its shape, or returns `false` if it's the first of them.
  mutating func addKnown(_ text: Bytes, line: Int) -> Bool {
    guard let shape = Detection.shape(of: text), let index = byShape.index(forKey: shape) else {
      return false
    }
    byShape.values[index].add(text, line: line)
    return true
  }

  /// Adds a text to those of its shape, or returns `false` if it's too long or there are too many shapes.
  mutating func add(_ text: Bytes, line: Int) -> Bool {
    guard let shape = Detection.shape(of: text) else { return false }
    if let index = byShape.index(forKey: shape) {
      byShape.values[index].add(text, line: line)
      return true
    }
    guard byShape.count < maximumCount else { return false }
    byShape[shape, default: TextGroup(text, line: line)].add(text, line: line)
    return true
  }
}
