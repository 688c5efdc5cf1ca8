/// The text of a field as it was typed: its content and its asides.
struct TypedText {
  /// The content without padding, and without the zeros that a commit adds.
  let content: NumberEditor.Content
  private(set) var asides: [NumberEditor.Aside]
  let selection: Range<Int>
  private let classes: CharacterClasses

  init(_ state: NumberEditor.State, in editor: NumberEditor) {
    content = editor.withoutCommittedZeros(state)
    selection = state.selection
    asides = state.asides
    if !selection.isEmpty, selection.lowerBound < content.count { asides.removeTypedOver() }
    classes = editor.compiledFormat.characterClasses
  }

  /// A Boolean value that indicates whether the field shows the whole text, or it has no digit.
  var isShown: Bool {
    asides.allSatisfy { $0.kind == .spelling && !isRead($0) }
      || !content.hasDigits && !asides.contains { $0.isDigit && $0.kind != .excess }
  }

  /// A Boolean value that indicates whether something behind a digit is missing in the number of a
  /// field that fills from the right: a character that was refused, or a letter between digits.
  var isUnreadFromRight: Bool {
    asides.contains {
      $0.offset > 0
        && ($0.kind == .refused
          || $0.doubt == .character && $0.kind != .own && $0.kind != .excess)
    }
  }

  /// What is in doubt.
  var doubt: NumberEditor.Doubt {
    var own, other, any: NumberEditor.Aside?
    for aside in asides {
      if aside.kind == .refused, !aside.isDigit { return aside.doubt }
      if aside.kind == .own { own = aside }
      guard aside.kind != .spelling, !aside.scalar.isSpace else { continue }
      any = any ?? aside
      // Not the plus of `+11a`.
      if other == nil, !CharacterClass(aside.scalar).isSign { other = aside }
    }
    return (own ?? other ?? any ?? asides.first)?.doubt ?? .grouping
  }

  /// Returns the characters of the field's own symbol that were typed behind an offset.
  func ownSymbol(behind offset: Int) -> [Unicode.Scalar] {
    var symbol: [Unicode.Scalar] = []
    for aside in asides where aside.kind == .own && aside.offset > offset {
      symbol.append(aside.scalar)
    }
    return symbol
  }

  /// A Boolean value that indicates whether a period, in front of the digits and right behind a
  /// word, is part of the text.
  var endsWordWithPeriod: Bool {
    var endsWord = false
    for aside in asides {
      guard aside.offset <= content.start, aside.kind != .refused else { return false }
      let kind = CharacterClass(aside.scalar)
      if endsWord, kind == .point { return true }
      endsWord = !kind.isSeparator && !aside.isDigit
    }
    return false
  }

  /// Returns the text without a key that can be a slip of the finger: one behind the last digit, or
  /// a sign in a number, after which nothing was typed; or without the digits beyond a limit at the
  /// end.
  ///
  /// - Parameter meanings: The numbers that the whole text can mean.
  /// - Returns: The shorter text, or `nil` if nothing can be forgiven.
  func forgivingLastKey(of meanings: [NumberEditor.Content]) -> TypedText? {
    var shorter = self
    while let last = shorter.asides.last, last.kind == .excess, last.offset >= content.count {
      shorter.asides.removeLast()
    }
    if shorter.asides.count < asides.count {
      // The whole text is the number with more digits: not `78,615` in dollars without grouping,
      // which shows 78.61.
      let isOnlyLonger = asides.allSatisfy {
        $0.kind == .excess || $0.kind == .spelling && !isRead($0)
      }
      guard isOnlyLonger || meanings.count == 1 && content.begins(meanings[0]) else { return nil }
      return shorter
    }
    let isAnother = meanings.contains { $0.number != content.number }
    guard !isAnother, let index = asides.firstIndex(where: { $0.kind == .refused }),
      !asides[(index + 1)...].contains(where: { $0.kind == .refused })
    else { return nil }
    let aside = asides[index]
    let isLast = index == asides.count - 1 && aside.offset >= content.count
    guard isLast ? aside.canBeSlip : CharacterClass(aside.scalar).isSign else { return nil }
    shorter.asides.remove(at: index)
    return shorter
  }

  /// Returns the number of digits between the separator in front of the caret and the next one, or
  /// `nil` if there is no separator.
  func missingInGroup(at caret: Int) -> Int? {
    var start: Int?
    var end = content.integerEnd
    for aside in asides where aside.isSeparator {
      if aside.offset <= caret, aside.kind != .standing || aside.offset < caret {
        start = aside.offset
      } else {
        end = min(end, aside.offset)
        break
      }
    }
    return start.map { end - $0 }
      // The first group can be any size.
      ?? (asides.contains(where: { $0.isSeparator }) ? 0 : nil)
  }

  /// Returns the characters of the text, with zeros, or other characters, at the caret; or one that
  /// isn't part of a number if the text is too long to be read with each key.
  func scalars(withZeros zeros: Int = 0, as zero: Unicode.Scalar = "0") -> [Unicode.Scalar] {
    guard content.count <= 1_000 else { return ["\u{FFFD}"] }
    let isBracketed =
      content.isNegative
      && asides.contains { CharacterClass($0.scalar) == .closingParenthesis && $0.kind == .taken }
    // Where something was refused over a selection, what is selected isn't part of the text.
    let replaced = asides.contains { $0.isOverSelection } ? selection : 0..<0
    let hasSeparators = asides.contains(where: { $0.isSeparator })
    // Alone, the decimal separator is what the field made of the key; beside others it is what it
    // looks like.
    var point = classes.decimalCharacter ?? "\u{66B}"
    var text: [Unicode.Scalar] = []
    text.reserveCapacity(content.count + asides.count + zeros)
    var index = 0
    func take(through offset: Int, standing: Bool) {
      while index < asides.count, asides[index].offset <= offset || offset == content.count {
        let aside = asides[index]
        guard standing || aside.kind != .standing else { return }
        index += 1
        if aside.kind == .spelling {
          if hasSeparators || isRead(aside) { point = aside.scalar }
        } else if aside.kind != .standing
          || text.last.map({ !CharacterClass($0).isSeparator }) ?? false
        {
          // A separator that was stepped over is text only behind a digit.
          text.append(aside.scalar)
        }
      }
    }
    for offset in 0...content.count {
      take(through: offset, standing: false)
      if zeros > 0, offset == selection.lowerBound {
        text.append(contentsOf: repeatElement(zero, count: zeros))
      }
      take(through: offset, standing: true)
      guard offset < content.count, !replaced.contains(offset) else { continue }
      switch content[offset] {
      case UInt8(ascii: "-"): text.append(isBracketed ? "(" : "-")
      case UInt8(ascii: "."): text.append(point)
      case let digit: text.append(Unicode.Scalar(digit))
      }
    }
    return text
  }

  /// Returns a Boolean value that indicates whether the look of a lone decimal separator counts:
  /// that of a separator which groups in the locale.
  private func isRead(_ spelling: NumberEditor.Aside) -> Bool {
    let kind = classes[spelling.scalar]
    return kind == classes.grouping
      || spelling.scalar == "\u{60C}" && classes.grouping == .arabicGrouping
  }
}

extension NumberEditor.Aside {
  /// A Boolean value that indicates whether the character behind a number can be a slip of the
  /// finger.
  fileprivate var canBeSlip: Bool {
    switch CharacterClass(scalar) {
    case .point, .comma, .arabicDecimal, .arabicGrouping, .unlistedDecimal, .unlistedGrouping,
      .minus, .plus, .openingParenthesis, .closingParenthesis, .mathOperator:
      true
    default:
      switch scalar.value {
      // Semicolon, colon, exclamation and question mark, and their Greek, Arabic, and full-width
      // forms.
      case 0x3B, 0x3A, 0x21, 0x3F, 0x37E, 0x61B, 0x61F, 0xFF01, 0xFF1A, 0xFF1B, 0xFF1F: true
      default: false
      }
    }
  }
}
