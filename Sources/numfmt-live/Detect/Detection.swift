import LiveNumber

/// The comparison of all conventions on the texts of a column.
struct Detection {
  /// A text and the number of its line.
  struct Line: Hashable {
    var number: Int
    var text: String
    /// The bytes of the text if they aren't UTF-8, or `nil`.
    var bytes: [UInt8]?

    init(_ text: Bytes, number: Int) {
      self.number = number
      let text = text.prefix(100)
      if !text.allSatisfy({ $0 < 0x80 }), String(validating: text, as: UTF8.self) == nil {
        bytes = Array(text)
      }
      self.text = String(decoding: text, as: UTF8.self)
    }
  }

  /// The number of texts that a convention reads, and the first one that it doesn't read although
  /// another does.
  struct Tally {
    var convention: Convention
    var count = 0
    var firstUnread: Line?
  }

  /// A text that two conventions read as different numbers.
  struct Difference {
    var line: Line
    var readings: [(convention: Convention, value: ExactDecimal)]
  }

  private(set) var tallies: [Tally]
  /// The number of texts that at least one convention reads.
  private(set) var readCount = 0
  /// The number of texts that no convention reads.
  private(set) var unreadCount = 0
  /// The first text that no convention reads.
  private(set) var firstUnread: Line?
  /// The first text that can be an ordinal, such as `806.`.
  private var firstOrdinal: Line?
  /// Whether other texts that are read aren't digits alone.
  private var hasMarks = false

  /// The first text that no convention reads, since its word can be a magnitude or something else.
  private var firstDoubtful: Line?

  private let mode: ParseMode
  /// The first difference of each two conventions, by their indices.
  private var differences: [[Int]: Difference] = [:]
  /// The indices of the conventions that read texts of a shape.
  private var readers: [TextShape: [Int]] = [:]

  init(_ conventions: [Convention], mode: ParseMode) {
    tallies = conventions.map { Tally(convention: $0) }
    self.mode = mode
  }

  /// Compares all conventions on another text, or on `count` texts of its shape.
  mutating func add(_ text: Bytes, line: Int, count: Int = 1) {
    let shape = TextShape(text)
    let readers = shape.flatMap { self.readers[$0] } ?? compare(text, shape, line: line)
    if readers.isEmpty { unreadCount += count } else { readCount += count }
    for index in readers { tallies[index].count += count }
  }

  /// Whether one convention reads all texts.
  var isReadByOneConvention: Bool {
    unreadCount == 0 && tallies.contains { $0.count == readCount }
  }

  /// Leaves out conventions, as if they read no text.
  mutating func keep(where allows: (Convention) -> Bool) {
    for index in tallies.indices where !allows(tallies[index].convention) {
      tallies[index].count = 0
    }
  }

  /// Counts texts that no convention reads.
  mutating func addUnread(_ first: Line, count: Int) {
    unreadCount += count
    if firstUnread.map({ first.number < $0.number }) ?? true { firstUnread = first }
  }

  /// Reads a text of a new shape in all conventions, and returns the indices of those that read it.
  private mutating func compare(_ text: Bytes, _ shape: TextShape?, line: Int) -> [Int] {
    let values = tallies.map { $0.convention.read(text, mode: mode) }
    let readers = values.indices.filter { values[$0] != nil }
    let place = Line(text, number: line)
    if readers.isEmpty {
      if firstUnread == nil { firstUnread = place }
      if firstDoubtful == nil,
        tallies.contains(where: { $0.convention.question(about: text) != nil })
      {
        firstDoubtful = place
      }
    } else {
      if TextKind.isOrdinal(text) {
        if firstOrdinal == nil { firstOrdinal = place }
      } else if TextKind.hasMark(text) {
        hasMarks = true
      }
      for index in values.indices where values[index] == nil {
        if tallies[index].firstUnread == nil { tallies[index].firstUnread = place }
      }
    }
    for (index, first) in readers.enumerated() {
      for second in readers[(index + 1)...] where values[first] != values[second] {
        guard differences[[first, second]] == nil, let one = values[first],
          let other = values[second]
        else { continue }
        let readings = [(tallies[first].convention, one), (tallies[second].convention, other)]
        differences[[first, second]] = Difference(line: place, readings: readings)
      }
    }
    if let shape, self.readers.count < Detection.maximumShapeCount { self.readers[shape] = readers }
    return readers
  }

  /// Returns whether a convention reads texts of the shape of one that was added, or `nil` if the
  /// shape isn't known.
  func reads(_ text: Bytes) -> Bool? {
    TextShape(text).flatMap { readers[$0] }.map { !$0.isEmpty }
  }

  /// Adds the results of another detection of the same column, of other lines.
  mutating func merge(_ other: Detection) {
    func first(_ one: Line?, _ other: Line?) -> Line? {
      guard let one, let other else { return one ?? other }
      return other.number < one.number ? other : one
    }
    readCount += other.readCount
    unreadCount += other.unreadCount
    firstUnread = first(firstUnread, other.firstUnread)
    for index in tallies.indices {
      tallies[index].count += other.tallies[index].count
      tallies[index].firstUnread = first(
        tallies[index].firstUnread, other.tallies[index].firstUnread)
    }
    firstOrdinal = first(firstOrdinal, other.firstOrdinal)
    firstDoubtful = first(firstDoubtful, other.firstDoubtful)
    if other.hasMarks { hasMarks = true }
    differences.merge(other.differences) { $1.line.number < $0.line.number ? $1 : $0 }
  }

  // MARK: - Shapes

  static let maximumShapeCount = 1 << 14
}

// MARK: - Results

extension Detection {
  /// The answer to the question which convention the texts are in.
  enum Verdict {
    /// These conventions read every text alike, and have the same decimal separator.
    case decided([Convention])
    /// Two conventions that read every text read one of them as different numbers.
    case ambiguous(Difference)
    /// These conventions read every text alike, and have different decimal separators.
    case undecided([Convention])
    /// The word of this text can be a magnitude or something else, such as `Cr`.
    case doubtful(Line)
    /// This text and all others that aren't digits alone can be ordinals, such as `806.`.
    case ordinals(Line)
    /// No convention reads all texts that are numbers in some convention.
    case mixed
    /// No text is a number in any convention.
    case noNumbers
  }

  var verdict: Verdict {
    if let firstDoubtful { return .doubtful(firstDoubtful) }
    guard readCount > 0 else { return .noNumbers }
    let indices = tallies.indices.filter { tallies[$0].count == readCount }
    let conventions = indices.map { tallies[$0].convention }
    guard let first = conventions.first else { return .mixed }
    for (position, one) in indices.enumerated() {
      for other in indices[(position + 1)...] {
        if let difference = differences[[one, other]] { return .ambiguous(difference) }
      }
    }
    let isDecided = conventions.allSatisfy {
      $0.symbols.decimalSeparator == first.symbols.decimalSeparator
    }
    if let firstOrdinal, !hasMarks { return .ordinals(firstOrdinal) }
    return isDecided ? .decided(conventions) : .undecided(conventions)
  }
}
