import LiveNumber

/// What a column contains.
struct ColumnFinding {
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

  /// A question about words beside numbers that only a person can answer.
  struct Question {
    /// The first text with a word.
    var line: Detection.Line
    /// Whether the word stands before the number.
    var isBefore: Bool
    var words: [String]
    /// The answers with the value of that text, or an empty list if no option reads all texts.
    var answers: [(trial: Trial, value: ExactDecimal?)]

    /// Whether the only answer is that words have no meaning for the number, which `detect` can be
    /// told for all columns at once.
    var isOfUnit: Bool {
      answers.count == 1 && answers[0].trial.reading.answer?.kind.isUnit == true
    }
  }

  let column: ColumnDetection
  private(set) var verdict = Verdict.empty
  /// What the likeliest reading makes of the texts that no question is about.
  private(set) var trial: Trial
  /// The index of the column that shows what the separators are, or `nil` if the numbers do.
  private(set) var decidingColumn: Int?
  private(set) var question: Question?
  /// The text that the verdict shows as its example.
  private(set) var example: Detection.Line?
  /// The number of texts, without empty fields and marks of missing values.
  let filledCount: Int
  /// The number of texts that are numbers with a separator, a sign, or a currency.
  private(set) var markedCount = 0
  /// The number of texts that are numbers without the sign of the style that the options ask for.
  private(set) var otherStyleCount = 0
  /// The currencies of the texts if there are several.
  private(set) var currencies: [String] = []

  /// Finds out what the texts of a column are, read in all modes of a search or in some.
  init(_ column: ColumnDetection, _ search: ConventionSearch, modes: [ParseMode]? = nil) {
    self.column = column
    let groups = column.sortedGroups
    let count = column.count - (column.missing?.count ?? 0)
    filledCount = count
    let texts = ShownTexts(groups, search, modes: modes)
    let trials = ColumnFinding.trials(of: texts, leaving: column.otherGroups)
    let plain = trials.filter { $0.reading.answer == nil }
    // Readings come in the order of their options, and `min` returns the first of equal ones.
    trial =
      plain.filter { $0.leftCount * 2 <= count || $0.reading.isGiven }
      .min { $0.leftCount < $1.leftCount } ?? trials[0]
    guard column.count > 0 else { return }
    // `B` is no magnitude where `A` and `C` stand beside other numbers.
    let answers = trials.filter { trial in
      trial.reading.answer != nil && trial.leftCount * 2 <= count
        && groups.allSatisfy { $0.affix == nil || trial.reads($0) }
    }
    question = question(answers, texts)
    let currencies = texts.styles.compactMap { $0?.currency }
    if trial.leftCount > 0, currencies.count > 1 { self.currencies = currencies }
    let hasSign = search.hasSign(trial.numbers, in: trial.reading)
    var unread = column.otherGroups
    for group in groups {
      let isRead = plain.contains { $0.reads(group) }
      if !isRead { unread.append(group) }
      let hasOtherStyle =
        search.hasWords && !isRead
        && group.first.text.withUTF8Bytes { !ColumnStyle.all(in: $0).isEmpty }
      if hasOtherStyle || !hasSign && isRead { otherStyleCount += group.count }
      let isMarked = group.affix != nil || group.first.text.withUTF8Bytes(TextKind.hasMark)
      if hasOtherStyle || isRead && isMarked { markedCount += group.count }
    }
    verdict = findVerdict()
    let all = groups + column.otherGroups
    let shown =
      switch verdict {
      case .texts(let kind?): all.filter { $0.kind == kind }
      case .texts where markedCount > 0 || hasMostlyNumbers:
        unread.isEmpty ? all.filter { $0.kind == .code } : unread
      default: [] as [TextGroup]
      }
    example = (shown.isEmpty ? all + [column.missing].compactMap(\.self) : shown).map(\.first)
      .min { $0.number < $1.number }
  }

  /// Decides numbers that can be two by what separators are in other columns.
  mutating func decide(by separators: ShownSeparators) {
    guard case .undecided = verdict, question == nil, case .ambiguous = detection.verdict,
      let (column, allows) = separators.decision(on: self)
    else { return }
    var other = self
    other.trial.keep(where: allows)
    other.verdict = other.findVerdict()
    other.decidingColumn = column
    if case .decided = other.verdict { self = other }
  }

  var reading: Reading { trial.reading }
  var detection: Detection { trial.detection }
  /// Whether most texts are numbers.
  var hasMostlyNumbers: Bool { detection.readCount * 2 > filledCount }
  /// Whether all texts are dates, or codes, or the like.
  var isOfOneKind: Bool { kind != nil }
  /// The first texts of each shape that the reading leaves.
  var leftTexts: [String] {
    (column.sortedGroups.filter { !trial.reads($0) } + column.otherGroups).map(\.first.text)
  }
  /// Whether a number has a sign.
  var hasSigns: Bool {
    column.hasSignsAround
      || trial.numbers.contains { text in
        text.unicodeScalars.contains {
          CharacterClass($0).isSign || CharacterClass($0) == .openingParenthesis
        }
      }
  }

  /// The kind of all texts, or `nil` if they have none in common.
  private var kind: TextKind? {
    if case .ordinals = detection.verdict, detection.unreadCount == 0 { return .ordinal }
    return column.commonKind
  }

  /// Whether all texts that aren't numbers stand below the numbers, which are more.
  private var hasOthersInFooter: Bool {
    var (lastNumber, firstOther) = (0, Int.max)
    for group in column.sortedGroups + column.otherGroups {
      if trial.reads(group) {
        lastNumber = max(lastNumber, group.lastLine)
      } else {
        firstOther = min(firstOther, group.first.number)
      }
    }
    return firstOther > lastNumber && detection.unreadCount < detection.readCount
  }

  private func findVerdict() -> Verdict {
    if let kind { return .texts(kind) }
    if question != nil { return .undecided }
    if otherStyleCount * 2 > filledCount { return .unsigned }
    let hasOthers = detection.unreadCount > 0
    // No locale writes a number like `007`.
    if column.hasCodes { return .texts(hasOthers ? nil : .code) }
    switch detection.verdict {
    case .noNumbers, .ordinals: return .texts(nil)
    case .undecided(let conventions):
      if hasOthers { return .texts(nil) }
      // The groups in `1 234` are no decimals in any convention, so the value is certain.
      let arePlain = trial.numbers.allSatisfy { ExactDecimal($0) != nil }
      return arePlain ? .sameInAll : .decided(conventions)
    case .decided(let conventions):
      guard hasOthers else { return .decided(conventions) }
      // `0,75` below percentages isn't a word.
      let needsSign = reading.style?.needsSign == true
      let hasBareNumbers =
        needsSign && leftTexts.contains { $0.withUTF8Bytes(TextKind.looksLikeNumber) }
      if hasOthersInFooter, !hasBareNumbers { return .decided(conventions) }
      // A few numbers among words are only named.
      return detection.readCount * 2 >= filledCount ? .undecided : .texts(nil)
    case .ambiguous, .doubtful, .mixed: return .undecided
    }
  }

  // MARK: - Readings

  /// Tries all readings that the texts show, until one leaves no text.
  private static func trials(
    of texts: ShownTexts, leaving others: [TextGroup]
  ) -> [Trial] {
    var trials: [Trial] = []
    for row in Reading.rows {
      for reading in row(texts) {
        guard let trial = Trial(reading, of: texts, leaving: others) else { continue }
        trials.append(trial)
        if trial.leftCount == 0, reading.answer == nil { return trials }
      }
    }
    return trials
  }

  /// Returns the question whose answers leave fewer texts than the reading without one, or `nil` if
  /// there is none.
  private func question(_ trials: [Trial], _ texts: ShownTexts) -> Question? {
    let groups = texts.groups
    let leftCount = trials.map(\.leftCount).min() ?? 0
    var answers: [Trial] = []
    for trial in trials where trial.leftCount == leftCount && leftCount < self.trial.leftCount {
      let isDecided = !trial.conventions.isEmpty
      // `detect` can be told what stands around numbers, and asks then.
      let reading = trial.reading
      guard isDecided || reading.removal != nil && reading.powerOfTen == 0 else { continue }
      let isKnown = answers.contains { other in
        other.reading.answer?.meaning == reading.answer?.meaning
          || isDecided && groups.allSatisfy { trial.value(of: $0) == other.value(of: $0) }
      }
      if !isKnown { answers.append(trial) }
    }
    let affixedCount = groups.reduce(0) { $0 + ($1.affix == nil ? 0 : $1.count) }
    if let unit = answers.first, answers.count == 1, unit.reading.answer?.kind.isUnit == true,
      unit.leftCount > 0 || unit.markedCount * 2 <= affixedCount
    {
      answers = []
    }
    let words = answers.first?.reading.answer?.words ?? unreadWords(texts)
    let first = groups.first { group in
      group.affix.map { words.contains($0.behind) || words.contains($0.before) } ?? false
    }
    return first.map { first in
      Question(
        line: first.first, isBefore: words.contains(first.affix?.before ?? ""), words: words,
        answers: answers.map { ($0, $0.value(of: first)) })
    }
  }

  /// Returns the words behind most numbers if all multiply them, or are signs, and no reading can
  /// do with them.
  private func unreadWords(_ texts: ShownTexts) -> [String] {
    let affixed = texts.groups.filter { $0.affix != nil }
    let words = texts.words { _ in true }
    let areMagnitudes = texts.styles.contains { style in
      words.allSatisfy { texts.search.isMagnitude($0, style: style) }
    }
    guard trial.leftCount * 2 > filledCount,
      areMagnitudes || words.allSatisfy(ParseHints.signWords.contains),
      affixed.allSatisfy({ $0.affix?.word.isEmpty == false }),
      affixed.reduce(0, { $0 + $1.count }) * 2 >= filledCount
    else { return [] }
    return words
  }
}
