import LiveNumber

/// Texts of a column that are alike.
struct TextGroup {
  private(set) var count = 0
  private(set) var first: Detection.Line
  /// The number of the last line.
  private(set) var lastLine: Int
  let kind: TextKind?
  /// What stands around the digits, or `nil` if the texts are numbers as they are, or nothing like
  /// numbers.
  let affix: Affix?

  /// Creates an empty group for texts like this one.
  init(_ text: Bytes, line: Int, _ kind: TextKind?, _ affix: Affix? = nil) {
    first = Detection.Line(text, number: line)
    lastLine = line
    (self.kind, self.affix) = (kind, affix)
  }

  /// Adds a text, which can be above the others.
  mutating func add(_ text: Bytes, line: Int) {
    count += 1
    lastLine = max(lastLine, line)
    if line < first.number { first = Detection.Line(text, number: line) }
  }
}

/// The texts of a column of a table, by their shapes.
///
/// All texts of a shape are read alike, so memory stays bounded and most texts needn't be parsed.
struct ColumnDetection {
  /// The texts that have a number, by their shapes.
  private var groups: [TextShape: TextGroup] = [:]
  private let maximumGroupCount: Int
  /// Whether the table is in Chinese.
  private let isChinese: Bool
  /// The texts that are no numbers, by their kinds.
  private var others: [TextKind?: TextGroup] = [:]
  /// What stands around the numbers of some texts.
  private var affixes: [[UInt8]: Affix] = [:]
  /// The number of texts, without empty fields.
  private(set) var count = 0
  /// Whether all texts that have a number are dates, too.
  private(set) var hasOnlyDates = true
  /// Different marks of missing values, as long as there are few.
  private(set) var marks: Set<String> = []
  /// The different texts without numbers, up to one more than signs have.
  private var values: [[UInt8]] = []
  /// Whether a number has a sign that isn't a part of its text.
  var hasSignsAround = false
  /// The forms of the dates.
  private(set) var dateForms: Set<DateForm> = []
  private var lastDateForm: DateForm?

  /// Creates the detection of one of a number of columns, which share the memory for shapes.
  init(columnCount: Int, isChinese: Bool) {
    self.isChinese = isChinese
    let count = Detection.maximumShapeCount / max(columnCount, 1)
    maximumGroupCount = min(max(count, 64), ColumnDetection.maximumShapeCount)
  }

  /// Adds another text, which isn't empty.
  ///
  /// Most texts that can't be numbers are only counted.
  mutating func add(_ text: Bytes, line: Int, _ search: ConventionSearch) {
    // Most cells look like others of their column.
    if !groups.isEmpty, let index = TextShape(text).flatMap({ groups.index(forKey: $0) }) {
      groups.values[index].add(text, line: line)
      if hasOnlyDates, groups.values[index].kind == .date { noteDate(text) }
      count += 1
      return
    }
    let kind = TextKind(text)
    guard kind != .placeholder else { return addMissing(text, line: line) }
    count += 1
    let canBeNumber = search.canBeNumber(text)
    let affix = canBeNumber || kind != nil ? nil : affix(of: text, search)
    if canBeNumber || affix != nil, groups.count < maximumGroupCount, let shape = TextShape(text) {
      if kind == .date { noteDate(text) } else { hasOnlyDates = false }
      groups[shape, default: TextGroup(text, line: line, kind, affix)].add(text, line: line)
    } else {
      if kind == .date { noteDate(text) }
      if kind == nil, values.count <= 2, !values.contains(where: { $0.elementsEqual(text) }) {
        values.append(Array(text))
      }
      addOther(text, line: line, kind)
    }
  }

  /// Adds a text that stands for a missing value, whatever it looks like.
  mutating func addMissing(_ text: Bytes, line: Int) {
    count += 1
    addOther(text, line: line, .placeholder)
    guard hasFewMarks else { return }
    marks.insert(String(decoding: text, as: UTF8.self))
  }

  /// Whether the marks of missing values are all that there are.
  var hasFewMarks: Bool { marks.count < ColumnDetection.maximumMarkCount }

  private mutating func addOther(_ text: Bytes, line: Int, _ kind: TextKind?) {
    others[kind, default: TextGroup(text, line: line, kind)].add(text, line: line)
  }

  /// Notes the form of a date, or that a text isn't one.
  private mutating func noteDate(_ text: Bytes) {
    let form = DateForm(text)
    if form == nil { hasOnlyDates = false }
    guard let form, form != lastDateForm else { return }
    lastDateForm = form
    dateForms.insert(form)
  }

  /// Returns what stands around the number of a text, or `nil` if there's none, or if there are too
  /// many of them.
  ///
  /// Texts of all kinds have many affixes, and numbers few.
  private mutating func affix(of text: Bytes, _ search: ConventionSearch) -> Affix? {
    guard let digits = TextKind.digits(in: text, ofAllScripts: search.hasWords),
      TextKind.looksLikeNumber(Bytes(rebasing: text[digits]))
    else { return nil }
    let (before, behind) = (text[..<digits.lowerBound], text[digits.upperBound...])
    let key = Array(before + [UInt8(ascii: "1")] + behind)
    if let known = affixes[key] { return known }
    guard affixes.count < ColumnDetection.maximumAffixCount else { return nil }
    let affix = Affix(
      before: String(decoding: before, as: UTF8.self),
      behind: String(decoding: behind, as: UTF8.self), isChinese: isChinese)
    affixes[key] = affix
    return affix
  }

  private static let maximumMarkCount = 8
  private static let maximumAffixCount = 128
  /// The maximum number of shapes of a column, of which numbers with all their digits have a few
  /// hundred.
  private static let maximumShapeCount = 2048
}

// MARK: - Results

extension ColumnDetection {
  /// The groups of texts that have a number, in the order of their first lines.
  var sortedGroups: [TextGroup] { groups.values.sorted { $0.first.number < $1.first.number } }

  /// The texts that are no numbers.
  var otherGroups: [TextGroup] { others.values.filter { $0.kind != .placeholder } }

  /// The texts that stand for missing values.
  var missing: TextGroup? { others[.placeholder] }

  /// The first texts of those that are alike, in order.
  var firstTexts: [Detection.Line] {
    (Array(groups.values) + Array(others.values)).map(\.first).sorted { $0.number < $1.number }
  }

  /// Whether a text that isn't UTF-8 is a number in another encoding.
  var hasEncodedNumbers: Bool {
    !LikelyEncoding.all(for: firstTexts.compactMap(\.bytes), name: nil).isEmpty
  }

  /// The two texts of a column that has no others, or an empty list.
  var signValues: [String] {
    guard values.count == 2, others[nil]?.count == count else { return [] }
    return values.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a text has a leading zero, as codes have.
  var hasCodes: Bool { others[.code] != nil || groups.values.contains { $0.kind == .code } }

  /// The kind of all texts but marks of missing values, or `nil` if they have none in common.
  var commonKind: TextKind? {
    let groups = groups.values + otherGroups
    guard let first = groups.first, groups.allSatisfy({ $0.kind == first.kind }) else { return nil }
    guard first.kind == .date else { return first.kind }
    // `20240131` and `01.2024` are dates only if all of the column is, and if one of them is
    // nothing else.
    return hasOnlyDates && dateForms.contains { $0.isCertain || $0 == .digits } ? .date : nil
  }
}

extension String {
  /// Calls a function with the UTF-8 of this text.
  func withUTF8Bytes<Result>(_ body: (Bytes) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}
