import LiveNumber

/// The texts of a column of a table, by their shapes.
///
/// All texts of a shape are read alike, so memory stays bounded and most texts needn't be parsed.
struct ColumnDetection {
  /// Texts that are alike, and the first of them.
  private struct Group {
    var count: Int
    var first: Detection.Line
  }

  private var shapes: [[UInt8]: Group] = [:]
  private var kinds: [TextKind: Group] = [:]
  /// The texts that no convention can read, other than those in `kinds`.
  private var others: Group?
  /// The number of texts, without empty fields.
  private(set) var count = 0
  /// A Boolean value that indicates whether texts that could be numbers or dates were all dates.
  private var areDates = true
  private let maximumShapeCount: Int

  /// Creates the detection of one of a number of columns, which share the memory for shapes.
  init(columnCount: Int) {
    maximumShapeCount = max(Detection.maximumShapeCount / max(columnCount, 1), 64)
  }

  /// Adds another text, which isn't empty.
  ///
  /// If numbers have no words around them, most texts can't be numbers and are only counted.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, line: Int, hasWords: Bool) {
    count += 1
    func place() -> Detection.Line {
      Detection.Line(number: line, text: String(decoding: text.prefix(100), as: UTF8.self))
    }
    guard hasWords || TextKind.looksLikeNumber(text) else {
      if let kind = TextKind(text) {
        kinds[kind, default: Group(count: 0, first: place())].count += 1
      } else {
        others = others ?? Group(count: 0, first: place())
        others?.count += 1
      }
      return
    }
    if areDates, !TextKind.isDate(String(decoding: text.prefix(48), as: UTF8.self)) {
      areDates = false
    }
    if let shape = Detection.shape(of: text) {
      if let index = shapes.index(forKey: shape) {
        shapes.values[index].count += 1
        if line < shapes.values[index].first.number { shapes.values[index].first = place() }
        return
      }
      if shapes.count < maximumShapeCount {
        shapes[shape] = Group(count: 1, first: place())
        return
      }
    }
    others = others ?? Group(count: 0, first: place())
    others?.count += 1
  }

  // MARK: - Results

  /// What a column contains.
  enum Verdict {
    case empty
    /// No text is a number, or all numbers are codes, dates, or the like.
    case texts(TextKind?)
    /// Every convention that reads the numbers reads the same values.
    case sameInAll
    case decided([Convention])
    /// Two conventions read a number as different values, none reads all, or there are other texts.
    case undecided
  }

  /// The verdict, and what it's based on.
  struct Finding {
    var verdict: Verdict
    var detection: Detection
    var mode: ParseMode
    /// The first text of the column.
    var example: Detection.Line?
    /// The number of texts that stand for missing values, and the first of them.
    var placeholderCount = 0
    var firstPlaceholder: Detection.Line?
    /// The texts of all shapes that are numbers.
    var numbers: [String] = []
  }

  /// Returns what the texts are in the conventions of a reading.
  func finding(_ reading: ColumnReading) -> Finding {
    let groups = shapes.values.map { group in
      group.first.text.withUTF8Bytes { (group, TextKind($0)) }
    }.sorted { $0.0.first.number < $1.0.first.number }
    var kinds = kinds.mapValues(\.count)
    for (group, kind) in groups {
      if let kind { kinds[kind, default: 0] += group.count }
    }
    let numbers = groups.filter { $0.1 != .placeholder }.map(\.0)
    let placeholders =
      groups.filter { $0.1 == .placeholder }.map(\.0)
      + (self.kinds[.placeholder].map { [$0] } ?? [])
    var finding = Finding(
      verdict: .empty, detection: detection(of: numbers, reading, reading.mode),
      mode: reading.mode, example: firstText(groups.map(\.0)),
      placeholderCount: kinds[.placeholder] ?? 0, firstPlaceholder: placeholders.first?.first)
    finding.numbers = numbers.map(\.first.text)
    let textCount = count - finding.placeholderCount
    guard count > 0 else { return finding }
    if finding.detection.unreadCount > 0, reading.mode == .strict {
      let lenient = detection(of: numbers, reading, .lenient)
      if lenient.unreadCount == self.unreadableCount {
        finding.detection = lenient
        finding.mode = .lenient
      }
    }
    let kind = TextKind.allCases.first { kinds[$0] == textCount && $0 != .placeholder }
    finding.verdict = verdict(of: finding.detection, kind, kinds)
    return finding
  }

  /// The number of texts that can't be numbers and aren't placeholders.
  private var unreadableCount: Int {
    (others?.count ?? 0) + kinds.reduce(0) { $0 + ($1.key == .placeholder ? 0 : $1.value.count) }
  }

  private func verdict(
    of detection: Detection, _ kind: TextKind?, _ kinds: [TextKind: Int]
  ) -> Verdict {
    // `20240131` and `01.2024` are dates only if all of the column is.
    if let kind, kind != .date || areDates { return .texts(kind) }
    let hasOthers = detection.unreadCount > 0
    // No locale writes a number like `007`.
    if kinds[.code] ?? 0 > 0 { return .texts(hasOthers ? nil : .code) }
    switch detection.verdict {
    case .noNumbers: return .texts(nil)
    case .undecided: return hasOthers ? .texts(nil) : .sameInAll
    case .decided(let conventions): return hasOthers ? .undecided : .decided(conventions)
    case .ambiguous, .mixed: return .undecided
    }
  }

  private func detection(
    of groups: [Group], _ reading: ColumnReading, _ mode: ParseMode
  ) -> Detection {
    var detection = Detection(reading.conventions, mode: mode)
    for group in groups {
      group.first.text.withUTF8Bytes {
        detection.add($0, line: group.first.number, count: group.count)
      }
    }
    let texts = [others] + kinds.filter { $0.key != .placeholder }.map(\.value)
    for group in texts.compactMap(\.self) { detection.addUnread(group.first, count: group.count) }
    return detection
  }

  private func firstText(_ groups: [Group]) -> Detection.Line? {
    (groups + kinds.values + (others.map { [$0] } ?? [])).map(\.first)
      .min { $0.number < $1.number }
  }
}

extension String {
  /// Calls a function with the UTF-8 of this text.
  func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
