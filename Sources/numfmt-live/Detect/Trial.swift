import LiveNumber

/// What a reading makes of the texts of a column.
struct Trial {
  let reading: Reading
  private(set) var detection: Detection
  /// The texts of all shapes that are read, without what options remove.
  let numbers: [String]
  /// The number of texts that the best convention leaves.
  let leftCount: Int
  /// The number of texts that aren't numbers as they are, and whose numbers have a separator or a
  /// sign.
  private(set) var markedCount = 0

  /// Reads texts as a reading says, or returns `nil` if it isn't one of any of them.
  init?(_ reading: Reading, of texts: ShownTexts, leaving others: [TextGroup]) {
    let search = texts.search
    var (read, unread) = ([(group: TextGroup, text: String, isNegative: Bool?)](), others)
    for group in texts.groups {
      if let number = reading.number(in: group) {
        read.append((group, number.text, number.isNegative))
      } else {
        unread.append(group)
      }
    }
    guard !read.isEmpty || reading.isGiven else { return nil }
    let readableCount = read.reduce(0) { $0 + $1.group.count }
    func compare(inAllLocales: Bool) -> Detection {
      var detection = search.emptyDetection(for: reading, inAllLocales: inAllLocales)
      for (group, text, _) in read {
        text.withUTF8Bytes { detection.add($0, line: group.first.number, count: group.count) }
      }
      return detection
    }
    var detection = compare(inAllLocales: false)
    // ICU isn't asked for all locales for a column of other texts.
    if !detection.isReadByOneConvention, reading.style != nil || !search.isPlain,
      search.hasSign(read.map(\.text), in: reading),
      readableCount >= unread.reduce(0, { $0 + $1.count })
    {
      detection = compare(inAllLocales: true)
    }
    var numbers: [String] = []
    for (group, text, isNegative) in read {
      guard text.withUTF8Bytes({ detection.reads($0) }) == true else { continue }
      numbers.append(text)
      // `Visa (7449)` isn't an amount.
      let digits = text.filter { !"()".contains($0) }
      if group.affix != nil, isNegative != nil || digits.withUTF8Bytes(TextKind.hasMark) {
        markedCount += group.count
      }
    }
    leftCount =
      readableCount + unread.reduce(0) { $0 + $1.count }
      - (detection.tallies.map(\.count).max() ?? 0)
    for group in unread { detection.addUnread(group.first, count: group.count) }
    (self.reading, self.detection, self.numbers) = (reading, detection, numbers)
  }

  /// Leaves out conventions that another column rules out.
  mutating func keep(where allows: (Convention) -> Bool) { detection.keep(where: allows) }

  /// The conventions that read every number, and each alike; or an empty list.
  var conventions: [Convention] {
    switch detection.verdict {
    case .decided(let conventions), .undecided(let conventions): conventions
    case .ambiguous, .doubtful, .ordinals, .mixed, .noNumbers: []
    }
  }

  /// Returns whether texts that are alike are numbers.
  func reads(_ group: TextGroup) -> Bool {
    reading.number(in: group)?.text.withUTF8Bytes { detection.reads($0) } == true
  }

  /// Returns the value of a text, or `nil` if it has none that is certain.
  func value(of group: TextGroup) -> ExactDecimal? {
    guard let (text, isNegative) = reading.number(in: group) else { return nil }
    let value = text.withUTF8Bytes { bytes in
      conventions.lazy.compactMap { $0.read(bytes, mode: reading.mode) }.first
    }.flatMap { $0.scaledByPowerOfTen(reading.powerOfTen) }
    return isNegative == true ? value.map { -$0 } : value
  }
}
