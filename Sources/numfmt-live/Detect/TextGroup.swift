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
  private var byShape: [TextShape: TextGroup] = [:]
  private let maximumCount: Int

  init(maximumCount: Int) {
    self.maximumCount = maximumCount
  }

  var groups: some Collection<TextGroup> { byShape.values }
  var isEmpty: Bool { byShape.isEmpty }

  /// Adds a text to those of its shape, or returns `false` if it's the first of them.
  mutating func addKnown(_ text: Bytes, line: Int) -> Bool {
    guard let shape = TextShape(text), let index = byShape.index(forKey: shape) else {
      return false
    }
    byShape.values[index].add(text, line: line)
    return true
  }

  /// Adds a text to those of its shape, or returns `false` if it's too long or there are too many
  /// shapes.
  mutating func add(_ text: Bytes, line: Int) -> Bool {
    guard let shape = TextShape(text) else { return false }
    if let index = byShape.index(forKey: shape) {
      byShape.values[index].add(text, line: line)
      return true
    }
    guard byShape.count < maximumCount else { return false }
    byShape[shape, default: TextGroup(text, line: line)].add(text, line: line)
    return true
  }
}

/// Groups of texts of the same kind.
// Each cell of a file is added, so nothing is hashed.
struct KindGroups {
  private var groups: [TextGroup?] = Array(repeating: nil, count: TextKind.allCases.count + 1)

  /// The kinds of the texts.
  var kinds: [TextKind?] { (TextKind.allCases + [nil]).filter { self[$0] != nil } }

  subscript(kind: TextKind?) -> TextGroup? { groups[KindGroups.index(of: kind)] }

  mutating func add(_ text: Bytes, _ kind: TextKind?, line: Int) {
    let index = KindGroups.index(of: kind)
    if groups[index] == nil { groups[index] = TextGroup(text, line: line) }
    groups[index]?.add(text, line: line)
  }

  private static func index(of kind: TextKind?) -> Int {
    switch kind {
    case nil: 0
    case .date: 1
    case .telephone: 2
    case .iban: 3
    case .code: 4
    case .placeholder: 5
    case .ordinal: 6
    }
  }
}
