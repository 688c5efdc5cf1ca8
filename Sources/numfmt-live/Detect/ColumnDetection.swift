import LiveNumber

/// The texts of a column of a table, by their shapes.
///
/// All texts of a shape are read alike, so memory stays bounded and most texts needn't be parsed.
struct ColumnDetection {
  /// The texts that could be numbers, by their shapes.
  private var shapes: ShapeGroups
  /// The texts with a currency, by their shapes, as long as all texts with words have the same currency.
  private var money: ShapeGroups
  private(set) var currency: String?
  private var canBeMoney = true
  /// The texts that no convention can read, by their kinds; most have none.
  private var texts: [TextKind?: TextGroup] = [:]
  /// The number of texts, without empty fields.
  private(set) var count = 0
  /// A Boolean value that indicates whether texts that could be numbers or dates were all dates.
  private var areDates = true

  /// Creates the detection of one of a number of columns, which share the memory for shapes.
  init(columnCount: Int) {
    shapes = ShapeGroups(maximumCount: max(Detection.maximumShapeCount / max(columnCount, 1), 64))
    money = shapes
  }

  /// Adds another text, which isn't empty.
  ///
  /// If numbers have no words around them, most texts can't be numbers and are only counted.
  mutating func add(_ text: Bytes, line: Int, hasWords: Bool) {
    count += 1
    var kind: TextKind?
    if hasWords || TextKind.looksLikeNumber(text) {
      if areDates { areDates = !TextKind.canBeNumberOfDate(text) || TextKind.isDate(text) }
      if shapes.add(text, line: line) { return }
    } else {
      kind = TextKind(text)
      if kind == nil, canBeMoney { canBeMoney = isMoney(text) && money.add(text, line: line) }
    }
    texts[kind, default: TextGroup(text, line: line)].add(text, line: line)
  }

  /// Returns a Boolean value that indicates whether a text has digits and the currency of the column.
  private mutating func isMoney(_ text: Bytes) -> Bool {
    guard text.count <= 48, text.contains(where: \.isDigit) else { return false }
    let codes = ReadingHints.currencies(in: String(decoding: text, as: UTF8.self))
    if currency == nil { currency = codes.first }
    return currency.map(codes.contains) ?? false
  }
}

// MARK: - Results

extension ColumnDetection {
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
    var verdict = Verdict.empty
    var detection: Detection
    var mode: ParseMode
    /// The currency of all numbers, or `nil` if they have none.
    var currency: String?
    /// The first text of the column.
    var example: Detection.Line?
    /// The number of texts that stand for missing values, and the first of them.
    var placeholderCount = 0
    var firstPlaceholder: Detection.Line?
    /// The texts of all shapes that are numbers.
    var numbers: [String] = []
  }

  /// Returns what the texts are in the conventions of a search.
  func finding(_ search: ConventionSearch) -> Finding {
    let (numbers, placeholders) = groups
    let unread = unreadable
    var finding = Finding(
      detection: Self.detection(of: numbers, and: unread, search.conventions, search.mode),
      mode: search.mode, example: firstLine(of: numbers + placeholders + unread),
      placeholderCount: placeholders.reduce(0) { $0 + $1.count },
      firstPlaceholder: firstLine(of: placeholders), numbers: numbers.map(\.first.text))
    guard count > 0 else { return finding }
    if finding.detection.unreadCount > 0 {
      readFurther(&finding, numbers: numbers, unread: unread, search)
    }
    finding.verdict = verdict(of: finding)
    return finding
  }

  /// Reads texts leniently, or as money, if that reads all of them.
  private func readFurther(
    _ finding: inout Finding, numbers: [TextGroup], unread: [TextGroup], _ search: ConventionSearch
  ) {
    if unread.isEmpty, search.mode == .strict {
      let lenient = Self.detection(of: numbers, and: [], search.conventions, .lenient)
      if lenient.unreadCount == 0 { (finding.detection, finding.mode) = (lenient, .lenient) }
    }
    let isMoney = canBeMoney && texts.keys.allSatisfy { $0 == nil || $0 == .placeholder }
    guard let currency, isMoney,
      (try? NumberFormat(NumberStyle(.currency(currency)), locale: "en")) != nil
    else { return }
    let texts = (numbers + money.groups).sorted { $0.first.number < $1.first.number }
    let detection = Self.detection(
      of: texts, and: [], search.conventions(ofMoneyIn: currency), .lenient)
    guard detection.unreadCount == 0 else { return }
    (finding.detection, finding.mode) = (detection, .lenient)
    finding.currency = currency
    finding.numbers = texts.map(\.first.text)
  }

  private func verdict(of finding: Finding) -> Verdict {
    var counts = texts.mapValues(\.count)
    for group in shapes.groups {
      if let kind = group.first.text.withUTF8Bytes(TextKind.init) {
        counts[kind, default: 0] += group.count
      }
    }
    let textCount = count - finding.placeholderCount
    let kind = TextKind.allCases.first { counts[$0] == textCount && $0 != .placeholder }
    // `20240131` and `01.2024` are dates only if all of the column is.
    if let kind, kind != .date || areDates { return .texts(kind) }
    let hasOthers = finding.detection.unreadCount > 0
    // No locale writes a number like `007`.
    if counts[.code] ?? 0 > 0 { return .texts(hasOthers ? nil : .code) }
    switch finding.detection.verdict {
    case .noNumbers: return .texts(nil)
    case .undecided: return hasOthers ? .texts(nil) : .sameInAll
    case .decided(let conventions): return hasOthers ? .undecided : .decided(conventions)
    case .ambiguous, .mixed: return .undecided
    }
  }

  /// Returns the line of the last text that isn't a number if it's above all numbers, or `nil` if it's below
  /// one or if there are no texts or no numbers.
  func lineOfHeader(_ search: ConventionSearch) -> Int? {
    let numbers = groups.numbers
    let texts = numbers.filter { !search.reads($0.first.text) } + unreadable
    guard let last = texts.map(\.lastLine).max(),
      let first = numbers.filter({ search.reads($0.first.text) }).map(\.first.number).min()
    else { return nil }
    return last < first ? last : nil
  }

  /// Returns a Boolean value that indicates whether a text is a number.
  func hasNumbers(_ search: ConventionSearch) -> Bool {
    groups.numbers.contains { search.reads($0.first.text) }
  }

  // MARK: - Groups

  /// The groups of texts that could be numbers, and those of marks of missing values.
  private var groups: (numbers: [TextGroup], placeholders: [TextGroup]) {
    var groups: (numbers: [TextGroup], placeholders: [TextGroup]) = ([], [])
    for group in shapes.groups.sorted(by: { $0.first.number < $1.first.number }) {
      if group.first.text.withUTF8Bytes(TextKind.init) == .placeholder {
        groups.placeholders.append(group)
      } else {
        groups.numbers.append(group)
      }
    }
    if let placeholders = texts[.placeholder] { groups.placeholders.append(placeholders) }
    return groups
  }

  /// The texts that can't be numbers and aren't marks of missing values.
  private var unreadable: [TextGroup] {
    texts.filter { $0.key != .placeholder }.map(\.value)
  }

  private func firstLine(of groups: [TextGroup]) -> Detection.Line? {
    groups.map(\.first).min { $0.number < $1.number }
  }

  private static func detection(
    of groups: [TextGroup], and unread: [TextGroup], _ conventions: [Convention], _ mode: ParseMode
  ) -> Detection {
    var detection = Detection(conventions, mode: mode)
    for group in groups {
      group.first.text.withUTF8Bytes {
        detection.add($0, line: group.first.number, count: group.count)
      }
    }
    for group in unread { detection.addUnread(group.first, count: group.count) }
    return detection
  }
}

extension String {
  /// Calls a function with the UTF-8 of this text.
  func withUTF8Bytes<Result>(_ body: (Bytes) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
