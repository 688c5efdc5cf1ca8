import LiveNumber

/// The texts of a column of a table, by their shapes.
///
/// All texts of a shape are read alike, so memory stays bounded and most texts needn't be parsed.
struct ColumnDetection {
  /// The texts that could be numbers, by their shapes.
  private var shapes: ShapeGroups
  /// The texts with the sign of a style, by their shapes.
  private(set) var styled: ShapeGroups
  private(set) var style: ColumnStyle?
  /// The texts with a word behind the digits, by their shapes.
  private(set) var worded: ShapeGroups
  /// What stands around numbers: whether it has the sign of the style, and whether a word is
  /// behind the digits.
  private var affixes: [[UInt8]: (hasStyle: Bool, hasWord: Bool)] = [:]
  /// The texts that are nothing else and have neither.
  private(set) var unstyled: TextGroup?
  /// The texts that no convention can read, by their kinds; most have none.
  private(set) var texts = KindGroups()
  /// The number of texts, without empty fields.
  private(set) var count = 0
  /// Whether texts that could be numbers or dates were all dates.
  private var hasOnlyDates = true
  /// Different marks of missing values, as long as there are few.
  private var placeholders: Set<String> = []
  /// The different texts that are nothing else, up to one more than signs have.
  private var values: [[UInt8]] = []
  /// The text beside the numbers in the texts that aren't numbers.
  private var affix = CommonAffix()
  /// Whether a number has a sign that isn't a part of its text.
  var hasSignsAround = false
  /// The forms of the dates.
  private(set) var dateForms: Set<DateForm> = []
  private var lastDateForm: DateForm?

  /// Creates the detection of one of a number of columns, which share the memory for shapes.
  init(columnCount: Int) {
    let count = Detection.maximumShapeCount / max(columnCount, 1)
    shapes = ShapeGroups(maximumCount: min(max(count, 64), ColumnDetection.maximumShapeCount))
    styled = shapes
    worded = shapes
  }

  /// Adds another text, which isn't empty.
  ///
  /// Most texts that can't be numbers are only counted.
  mutating func add(_ text: Bytes, line: Int, _ search: ConventionSearch) {
    count += 1
    // Most cells look like others of their column.
    if !shapes.isEmpty, shapes.addKnown(text, line: line) {
      if hasOnlyDates { noteDate(text) }
    } else if !styled.isEmpty, styled.addKnown(text, line: line) {
      if !search.hasWords { affix.add(text) }
      texts.add(text, nil, line: line)
    } else if !worded.isEmpty, worded.addKnown(text, line: line) {
      if !search.hasWords { affix.add(text) }
      texts.add(text, nil, line: line)
    } else if search.canBeNumber(text) {
      if hasOnlyDates { noteDate(text) }
      if !shapes.add(text, line: line) { texts.add(text, nil, line: line) }
    } else {
      addOther(text, line: line, search)
    }
  }

  /// Adds a text that can't be a number.
  private mutating func addOther(_ text: Bytes, line: Int, _ search: ConventionSearch) {
    let kind = TextKind(text)
    texts.add(text, kind, line: line)
    switch kind {
    case .date: noteDate(text)
    case .placeholder: notePlaceholder(text)
    case .telephone, .iban, .code, .ordinal: break
    case nil:
      if values.count <= 2, !values.contains(where: { $0.elementsEqual(text) }) {
        values.append(Array(text))
      }
      if !search.hasWords { affix.add(text) }
      let (hasStyle, hasWord) = affixes(of: text) ?? (false, false)
      if !(hasStyle && styled.add(text, line: line) || hasWord && worded.add(text, line: line)) {
        if unstyled == nil { unstyled = TextGroup(text, line: line) }
        unstyled?.add(text, line: line)
      }
    }
  }

  /// Notes the form of a date, or that a text isn't one.
  private mutating func noteDate(_ text: Bytes) {
    let form = DateForm(text)
    if form == nil { hasOnlyDates = false }
    guard let form, form != lastDateForm else { return }
    lastDateForm = form
    dateForms.insert(form)
  }

  private mutating func notePlaceholder(_ text: Bytes) {
    guard placeholders.count < ColumnDetection.maximumPlaceholderCount else { return }
    placeholders.insert(String(decoding: text, as: UTF8.self))
  }

  /// Adds a text that stands for a missing value, whatever it looks like.
  mutating func addMissing(_ text: Bytes, line: Int) {
    count += 1
    texts.add(text, .placeholder, line: line)
    notePlaceholder(text)
  }

  private static let maximumPlaceholderCount = 8

  /// Returns whether a text has digits and the style of the column, and whether a word is behind
  /// the digits; or `nil` if there are too many such texts.
  ///
  /// Texts of all kinds have many affixes, and numbers few.
  private mutating func affixes(of text: Bytes) -> (hasStyle: Bool, hasWord: Bool)? {
    guard text.count <= 48, let first = text.firstIndex(where: \.isDigit),
      let last = text.lastIndex(where: \.isDigit),
      text.count - (last - first) <= ColumnDetection.maximumAffixLength
    else { return nil }
    let affix = Array(text[..<first] + [UInt8(ascii: "1")] + text[(last + 1)...])
    if let known = affixes[affix] { return known }
    guard affixes.count < ColumnDetection.maximumAffixCount else { return nil }
    let styles = affix.withUnsafeBufferPointer { ColumnStyle.all(in: $0) }
    if style == nil { style = styles.first }
    let word = String(decoding: text[(last + 1)...], as: UTF8.self).unicodeScalars
    let found = (
      style.map(styles.contains) ?? false,
      !text[..<first].contains(where: \.isLetter) && word.contains(where: \.properties.isAlphabetic)
    )
    affixes[affix] = found
    return found
  }

  private static let maximumAffixLength = 24
  private static let maximumAffixCount = 128
  /// The maximum number of shapes of a column, of which numbers with all their digits have a few
  /// hundred.
  private static let maximumShapeCount = 2048
}

// MARK: - Results

extension ColumnDetection {
  /// What a column contains.
  enum Verdict {
    case empty
    /// No text is a number, or all numbers are codes, dates, or the like.
    case texts(TextKind?)
    /// The numbers don't have the sign of the style that the options ask for.
    case unsigned
    /// The numbers are plain digits, which all conventions read alike.
    case sameInAll
    /// The conventions that read the numbers read the same values.
    case decided([Convention])
    /// Two conventions read a number as different values, none reads all, or there are other texts.
    case undecided
  }

  /// The verdict, and what it's based on.
  struct Finding {
    var verdict = Verdict.empty
    var detection: Detection
    var mode: ParseMode
    /// The style of all numbers, or `nil` if it's that of the options.
    var style: ColumnStyle?
    /// The text that the verdict shows as its example.
    var example: Detection.Line?
    /// The number of texts that stand for missing values, the first of them, and one of each kind.
    var placeholderCount = 0
    var firstPlaceholder: Detection.Line?
    var placeholders: [String] = []
    /// Whether these are all kinds of such texts.
    var knowsPlaceholders = true
    /// The texts of all shapes that are numbers.
    var numbers: [String] = []
    /// The number of texts, without empty fields and marks of missing values.
    var filledCount = 0
    /// Whether a text can be a number in some convention.
    var hasNumbers = true
    /// The number of texts that are numbers with a separator, a sign, or a currency.
    var markedCount = 0
    var dateForms: Set<DateForm> = []
    /// The two texts of a column that has no others, or an empty list.
    var values: [String] = []
    /// The encoding that a number is probably in, or `nil` if no number depends on it.
    var encoding: TextEncoding?
    /// The text beside all numbers, and the option that removes it.
    var affix: (text: String, options: [PrintedOption])?
    /// The notations besides digits that the numbers have.
    var notations: ParseNotations = []
    /// Whether numbers with such notations don't have the sign of the style that the options ask
    /// for.
    var lacksSign = false
    /// What is asked about a word behind the numbers, or `nil` if there is no question.
    var question: WordQuestion?
    /// Whether most texts are numbers.
    var hasMostlyNumbers: Bool { detection.readCount * 2 > filledCount }
    /// Whether a number has a sign that isn't a part of its text.
    var hasSignsAround = false
    /// What lenient parsing reads of the texts, if it was asked.
    fileprivate var lenientDetection: Detection?
    /// Whether a number has a sign.
    var hasSigns: Bool {
      hasSignsAround
        || numbers.contains { text in
          text.unicodeScalars.contains {
            CharacterClass($0).isSign || CharacterClass($0) == .openingParenthesis
          }
        }
    }
    /// Whether all texts are dates, or codes, or the like.
    var isOfOneKind = false
  }

  /// Returns what the texts are in the conventions of a search.
  func finding(_ search: ConventionSearch) -> Finding {
    let (numbers, placeholders) = groups
    let unread = unreadable
    var finding = Finding(
      detection: Self.detection(
        of: numbers, and: unread, in: search.emptyDetection(search.mode)),
      mode: search.mode, placeholderCount: placeholders.reduce(0) { $0 + $1.count },
      firstPlaceholder: firstLine(of: placeholders), numbers: numbers.map(\.first.text),
      dateForms: dateForms, hasSignsAround: hasSignsAround)
    guard count > 0 else { return finding }
    finding.placeholders = Set(placeholders.map(\.first.text)).union(self.placeholders).sorted()
    finding.knowsPlaceholders =
      self.placeholders.count < ColumnDetection.maximumPlaceholderCount
    if values.count == 2, styled.isEmpty, worded.isEmpty, texts[nil]?.count == count {
      finding.values = values.map { String(decoding: $0, as: UTF8.self) }
    }
    finding.encoding =
      (numbers + unread).lazy.map(\.first).compactMap { line in
        line.text.utf8.contains(where: \.isDigit) ? line.encoding : nil
      }.first
    finding.filledCount = count - finding.placeholderCount
    if texts[nil]?.count == affix.count,
      texts.kinds.allSatisfy({ $0 == nil || $0 == .placeholder })
    {
      finding.affix = affix.removal
    }
    if !finding.detection.isReadByOneConvention {
      readFurther(&finding, numbers: numbers, unread: unread, search)
    }
    finding.isOfOneKind = kind(of: finding) != nil
    let otherStyleCount = otherStyleCount(finding, numbers, search)
    finding.verdict = verdict(of: finding, numbers, search)
    finding.markedCount = markedCount(
      finding.hasNumbers ? numbers : [], finding.lenientDetection, search)
    if finding.lacksSign { finding.markedCount = finding.detection.readCount }
    if otherStyleCount * 2 > finding.filledCount, case .texts(nil) = finding.verdict {
      finding.verdict = .unsigned
      finding.markedCount = otherStyleCount
    }
    finding.example = example(of: finding) ?? firstLine(of: numbers + placeholders + unread)
    return finding
  }

  /// Reads texts leniently, or in the style whose sign they have, if that reads all of them.
  private func readFurther(
    _ finding: inout Finding, numbers: [TextGroup], unread: [TextGroup], _ search: ConventionSearch
  ) {
    if search.mode == .lenient { finding.hasNumbers = finding.detection.readCount > 0 }
    if unread.isEmpty {
      var lenient =
        search.mode == .lenient
        ? finding.detection
        : Self.detection(of: numbers, in: search.emptyDetection(.lenient))
      finding.hasNumbers = lenient.readCount > 0
      finding.lenientDetection = lenient
      // ICU isn't asked for all locales for a column of other texts.
      if !search.isPlain, lenient.readCount > lenient.unreadCount,
        search.hasSign(numbers.map(\.first.text))
      {
        let conventions = search.conventions(inAllLocales: true)
        lenient = Self.detection(of: numbers, in: Detection(conventions, mode: .lenient))
        finding.detection = Self.detection(
          of: numbers, in: Detection(conventions, mode: search.mode))
      }
      if !finding.detection.isReadByOneConvention, lenient.unreadCount == 0 {
        (finding.detection, finding.mode) = (lenient, .lenient)
      }
    }
    readStyled(&finding, numbers: numbers, search)
    if finding.style == nil { readWords(&finding, numbers: numbers, search) }
  }

  /// Reads texts in the style whose sign they have, if that reads all of them, or all but a few
  /// other texts.
  private func readStyled(
    _ finding: inout Finding, numbers: [TextGroup], _ search: ConventionSearch
  ) {
    // The options can have another style, and no two are read at once.
    guard !search.hasWords, let style, style.style != nil, !style.needsSign || numbers.isEmpty
    else { return }
    let count = styled.groups.reduce(0) { $0 + $1.count }
    let others =
      [unstyled].compactMap(\.self) + worded.groups
      + texts.kinds.filter { $0 != nil && $0 != .placeholder }.compactMap { texts[$0] }
    let otherCount = (texts[nil]?.count ?? 0) - count
    let wordedCount = worded.groups.reduce(0) { $0 + $1.count }
    guard otherCount == (unstyled?.count ?? 0) + wordedCount,
      others.isEmpty || count * 2 >= finding.filledCount
    else { return }
    let groups = (numbers + styled.groups).sorted { $0.first.number < $1.first.number }
    var detection = Self.detection(
      of: groups, in: Detection(search.conventions(of: style), mode: .lenient))
    if detection.unreadCount > 0 {
      let conventions = search.conventions(of: style, inAllLocales: true)
      detection = Self.detection(of: groups, in: Detection(conventions, mode: .lenient))
    }
    guard detection.unreadCount == 0 else { return }
    for group in others { detection.addUnread(group.first, count: group.count) }
    (finding.detection, finding.mode) = (detection, .lenient)
    finding.style = style
    finding.numbers = groups.map(\.first.text)
  }

  private func verdict(
    of finding: Finding, _ numbers: [TextGroup], _ search: ConventionSearch
  ) -> Verdict {
    if let kind = kind(of: finding) { return .texts(kind) }
    if finding.question != nil { return .undecided }
    if finding.lacksSign { return .unsigned }
    let hasOthers = finding.detection.unreadCount > 0
    if !hasOthers, !search.hasSign(finding.numbers) { return .unsigned }
    // No locale writes a number like `007`.
    if kindCounts[.code] ?? 0 > 0 { return .texts(hasOthers ? nil : .code) }
    switch finding.detection.verdict {
    case .noNumbers, .ordinals: return .texts(nil)
    case .undecided(let conventions):
      if hasOthers { return .texts(nil) }
      // The groups in `1 234` are no decimals in any convention, so the value is certain.
      let arePlain = finding.numbers.allSatisfy { ExactDecimal($0) != nil }
      return arePlain ? .sameInAll : .decided(conventions)
    case .decided(let conventions):
      guard hasOthers else { return .decided(conventions) }
      // A few numbers among words are only named.
      let isUndecided = finding.detection.readCount * 2 >= finding.filledCount
      return isUndecided ? .undecided : .texts(nil)
    case .ambiguous, .doubtful, .mixed: return .undecided
    }
  }

  /// Returns the kind of all texts, or `nil` if they have none in common.
  private func kind(of finding: Finding) -> TextKind? {
    if case .ordinals = finding.detection.verdict, finding.detection.unreadCount == 0 {
      return .ordinal
    }
    let counts = kindCounts
    let kind = TextKind.allCases.first { kind in
      kind != .placeholder && counts[kind] == finding.filledCount && finding.filledCount > 0
    }
    guard kind == .date else { return kind }
    // `20240131` and `01.2024` are dates only if all of the column is, and if one of them is
    // nothing else.
    let hasOnlyDates = hasOnlyDates && dateForms.contains { $0.isCertain || $0 == .digits }
    return hasOnlyDates || texts[.date] != nil ? kind : nil
  }

  /// The number of texts of each kind.
  private var kindCounts: [TextKind: Int] {
    var counts: [TextKind: Int] = [:]
    for kind in TextKind.allCases { if let group = texts[kind] { counts[kind] = group.count } }
    for group in shapes.groups {
      if let kind = group.first.text.withUTF8Bytes(TextKind.init) {
        counts[kind, default: 0] += group.count
      }
    }
    return counts
  }

  /// Returns the number of texts that are numbers with a separator, a sign, or a currency.
  private func markedCount(
    _ numbers: [TextGroup], _ lenient: Detection?, _ search: ConventionSearch
  ) -> Int {
    let marked = numbers.filter { group in
      let text = group.first.text
      return text.withUTF8Bytes { bytes in
        TextKind.hasMark(bytes) && (lenient?.reads(bytes) ?? search.reads(text))
      }
    }
    var count = marked.reduce(0) { $0 + $1.count }
    if let style, style.style != nil, !search.hasWords {
      let conventions = search.conventions(of: style)
      for group in styled.groups where search.reads(group.first.text, in: conventions) {
        count += group.count
      }
    }
    return count
  }

  /// Returns the number of texts that have the sign of another style than that of the options.
  private func otherStyleCount(
    _ finding: Finding, _ numbers: [TextGroup], _ search: ConventionSearch
  ) -> Int {
    guard search.hasWords, finding.detection.readCount == 0 else { return 0 }
    let others = numbers.filter { group in
      group.first.text.withUTF8Bytes {
        !TextKind.looksLikeNumber($0) && !ColumnStyle.all(in: $0).isEmpty
      }
    }
    return (others + styled.groups).reduce(0) { $0 + $1.count }
  }

  /// Returns the text that decided the verdict, or `nil` if that's the first one.
  private func example(of finding: Finding) -> Detection.Line? {
    guard case .texts(let kind) = finding.verdict else { return nil }
    if let kind { return firstLine { $0 == kind } }
    if finding.markedCount > 0 || finding.hasMostlyNumbers {
      let others = [unstyled].compactMap(\.self) + worded.groups
      let unread = styled.isEmpty ? nil : firstLine(of: others)
      return unread ?? finding.detection.firstUnread ?? firstLine { $0 == .code }
    }
    return nil
  }

  /// Returns the first text whose kind fits.
  private func firstLine(of fits: (TextKind?) -> Bool) -> Detection.Line? {
    firstLine(
      of: texts.kinds.filter(fits).compactMap { texts[$0] }
        + shapes.groups.filter { fits($0.first.text.withUTF8Bytes(TextKind.init)) })
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
    texts.kinds.filter { $0 != .placeholder }.compactMap { texts[$0] }
  }

  private func firstLine(of groups: [TextGroup]) -> Detection.Line? {
    groups.map(\.first).min { $0.number < $1.number }
  }

  static func detection(
    of groups: [TextGroup], and unread: [TextGroup] = [], in empty: Detection
  ) -> Detection {
    var detection = empty
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
