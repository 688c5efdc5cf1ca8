import LiveNumber

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

  /// A question about words beside numbers that only a person can answer.
  struct Question {
    /// The first text with a word.
    var line: Detection.Line
    var words: [String]
    /// The answers with the value of that text, or an empty list if no option reads all texts.
    var answers: [(trial: Trial, value: ExactDecimal?)] = []

    /// Whether the only answer is that the word is a unit, or a currency, which `detect` can be
    /// told for all columns at once.
    var isOfUnit: Bool { answers.count == 1 && answers[0].trial.reading.isUnit }
  }

  /// The verdict, and what it's based on.
  struct Finding {
    var verdict = Verdict.empty
    /// What the likeliest reading makes of the texts that no question is about.
    var trial: Trial
    var question: Question?
    /// The text that the verdict shows as its example.
    var example: Detection.Line?
    /// The texts that stand for missing values, and one of each kind.
    var missing: TextGroup?
    var marks: [String] = []
    /// Whether these are all kinds of such texts.
    var knowsMarks = true
    /// The number of texts, without empty fields and marks of missing values.
    var filledCount = 0
    /// The number of texts that are numbers with a separator, a sign, or a currency.
    var markedCount = 0
    /// The number of texts that are numbers without the sign of the style that the options ask for.
    var otherStyleCount = 0
    var dateForms: Set<DateForm> = []
    /// The two texts of a column that has no others, or an empty list.
    var values: [String] = []
    /// The encoding that a number is probably in, or `nil` if no number depends on it.
    var encoding: TextEncoding?
    /// Whether a number has a sign that isn't a part of its text.
    var hasSignsAround = false
    /// Whether all texts are dates, or codes, or the like.
    var isOfOneKind = false

    var reading: Reading { trial.reading }
    var detection: Detection { trial.detection }
    /// Whether most texts are numbers.
    var hasMostlyNumbers: Bool { detection.readCount * 2 > filledCount }
    /// Whether a number has a sign.
    var hasSigns: Bool {
      hasSignsAround
        || trial.numbers.contains { text in
          text.unicodeScalars.contains {
            CharacterClass($0).isSign || CharacterClass($0) == .openingParenthesis
          }
        }
    }
  }

  /// Returns what the texts are in the conventions of a search.
  func finding(_ search: ConventionSearch) -> Finding {
    let groups = sortedGroups
    let missing = others[.placeholder]
    let filledCount = count - (missing?.count ?? 0)
    let trials = trials(of: groups, filledCount, search)
    let plain = trials.filter { $0.reading.answer == nil }
    func explains(_ trial: Trial) -> Bool { trial.leftCount * 2 <= filledCount }
    // Readings come in the order of their options, and `min` returns the first of equal ones.
    let best =
      plain.filter { explains($0) || $0.reading.isGiven }.min { $0.leftCount < $1.leftCount }
      ?? trials[0]
    var finding = Finding(
      trial: best, missing: missing, marks: marks.sorted(), knowsMarks: hasFewMarks,
      filledCount: filledCount, dateForms: dateForms, values: twoValues,
      hasSignsAround: hasSignsAround)
    guard count > 0 else { return finding }
    let lines = (groups + others.values).map(\.first).sorted { $0.number < $1.number }
    finding.encoding =
      lines.first { $0.encoding != nil && $0.text.utf8.contains(where: \.isDigit) }?.encoding
    let answers = trials.filter { $0.reading.answer != nil && explains($0) }
    finding.question = question(answers, besides: best, groups, filledCount, search)
    finding.isOfOneKind = kind(of: best.detection) != nil
    let hasSign =
      !search.hasWords || !best.numbers.isEmpty && search.hasSign(best.numbers, in: best.reading)
    for group in groups {
      let isRead = plain.contains { $0.reads(group) }
      let hasOtherStyle =
        !hasSign && group.first.text.withUTF8Bytes { !ColumnStyle.all(in: $0).isEmpty }
      if hasOtherStyle || !hasSign && isRead { finding.otherStyleCount += group.count }
      let isMarked = group.affix != nil || group.first.text.withUTF8Bytes(TextKind.hasMark)
      if hasOtherStyle || isRead && isMarked { finding.markedCount += group.count }
    }
    finding.verdict = verdict(of: finding)
    finding.example = example(of: finding, plain, groups) ?? lines.first
    return finding
  }

  /// Tries all readings that the texts show, until one leaves no text.
  private func trials(
    of groups: [TextGroup], _ filledCount: Int, _ search: ConventionSearch
  ) -> [Trial] {
    let others = others.values.filter { $0.kind != .placeholder }
    let texts = ShownTexts(groups, search)
    var trials: [Trial] = []
    for row in Reading.rows {
      for reading in row(texts) {
        guard let trial = Trial(reading, of: groups, leaving: others, search) else { continue }
        trials.append(trial)
        if trial.leftCount == 0, reading.answer == nil { return trials }
      }
    }
    return trials
  }

  /// Returns the question whose answers leave fewer texts than a reading without one, or `nil` if
  /// there is none.
  private func question(
    _ trials: [Trial], besides best: Trial, _ groups: [TextGroup], _ filledCount: Int,
    _ search: ConventionSearch
  ) -> Question? {
    let leftCount = trials.map(\.leftCount).min() ?? 0
    var answers: [Trial] = []
    for trial in trials where trial.leftCount == leftCount && leftCount < best.leftCount {
      let isDecided = !trial.conventions.isEmpty
      // `detect` can be told what stands around numbers, and asks then.
      let reading = trial.reading
      guard isDecided || reading.removal != nil && reading.powerOfTen == 0 else { continue }
      let isKnown = answers.contains { other in
        other.reading.answer?.meaning == trial.reading.answer?.meaning
          || isDecided && groups.allSatisfy { trial.value(of: $0) == other.value(of: $0) }
      }
      if !isKnown { answers.append(trial) }
    }
    // A word beside digits alone, as in `Gate 7`, is more likely a name.
    let affixedCount = groups.reduce(0) { $0 + ($1.affix == nil ? 0 : $1.count) }
    if let unit = answers.first, answers.count == 1, unit.reading.isUnit,
      unit.leftCount > 0 || unit.markedCount * 2 <= affixedCount
    {
      answers = []
    }
    let words =
      answers.first?.reading.answer?.words
      ?? unreadWords(groups, besides: best, filledCount, search)
    let first = groups.first { group in
      group.affix.map { words.contains($0.word) || words.contains($0.unit) } ?? false
    }
    guard let first else { return nil }
    return Question(
      line: first.first, words: words, answers: answers.map { ($0, $0.value(of: first)) })
  }

  /// Returns the words that multiply most numbers, or that are signs, if no reading can do with
  /// them.
  private func unreadWords(
    _ groups: [TextGroup], besides best: Trial, _ filledCount: Int, _ search: ConventionSearch
  ) -> [String] {
    guard best.leftCount * 2 > filledCount else { return [] }
    let texts = ShownTexts(groups, search)
    let words = texts.words { word in
      ParseHints.signWords.contains(word)
        || texts.styles.contains { search.hasMagnitude("1\(word)", style: $0) }
    }
    let count = groups.filter { words.contains($0.affix?.word ?? "") }.reduce(0) { $0 + $1.count }
    return count * 2 >= filledCount ? words : []
  }

  private func verdict(of finding: Finding) -> Verdict {
    let (trial, detection) = (finding.trial, finding.detection)
    if let kind = kind(of: detection) { return .texts(kind) }
    if finding.question != nil { return .undecided }
    let hasOthers = detection.unreadCount > 0
    if finding.otherStyleCount * 2 > finding.filledCount { return .unsigned }
    // No locale writes a number like `007`.
    if hasCodes { return .texts(hasOthers ? nil : .code) }
    switch detection.verdict {
    case .noNumbers, .ordinals: return .texts(nil)
    case .undecided(let conventions):
      if hasOthers { return .texts(nil) }
      // The groups in `1 234` are no decimals in any convention, so the value is certain.
      let arePlain = trial.numbers.allSatisfy { ExactDecimal($0) != nil }
      return arePlain ? .sameInAll : .decided(conventions)
    case .decided(let conventions):
      guard hasOthers else { return .decided(conventions) }
      // A few numbers among words are only named.
      return detection.readCount * 2 >= finding.filledCount ? .undecided : .texts(nil)
    case .ambiguous, .doubtful, .mixed: return .undecided
    }
  }

  /// Returns the kind of all texts, or `nil` if they have none in common.
  private func kind(of detection: Detection) -> TextKind? {
    if case .ordinals = detection.verdict, detection.unreadCount == 0 { return .ordinal }
    return commonKind
  }

  /// Returns the text that decided the verdict, or `nil` if that's the first one.
  private func example(
    of finding: Finding, _ trials: [Trial], _ groups: [TextGroup]
  ) -> Detection.Line? {
    guard case .texts(let kind) = finding.verdict else { return nil }
    let all = (groups + others.values).sorted { $0.first.number < $1.first.number }
    if let kind { return all.first { $0.kind == kind }?.first }
    guard finding.markedCount > 0 || finding.hasMostlyNumbers else { return nil }
    let unread = all.first { group in
      group.kind != .placeholder && !trials.contains { $0.reads(group) }
    }
    return (unread ?? all.first { $0.kind == .code })?.first
  }
}
