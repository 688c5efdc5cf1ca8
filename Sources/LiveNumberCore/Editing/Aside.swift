extension NumberEditor {
  /// A character that was typed and that isn't content, at its place: the point of `1.5` in a
  /// German field, which shows 15.
  ///
  /// The content with its asides is the text as it was typed. It's all that a field remembers of
  /// earlier keys: EDITING.md 2.2 to 2.4.
  struct Aside: Hashable, Sendable {
    private var storedOffset: Int32
    /// The character; a digit is an ASCII one.
    let scalar: Unicode.Scalar
    var kind: Kind
    /// A Boolean value that indicates whether the character was typed over the selection, and not
    /// at a caret from which the selection was extended.
    var isOverSelection = false

    /// What the field did with the character.
    enum Kind: UInt8 {
      /// It changes nothing, and digits go on after it: a separator that groups, a space, a letter.
      case taken
      /// It's a grouping separator that the field showed already, in front of a character of the
      /// content.
      case standing
      /// It's the look of the decimal separator after it: the point of `1.5` in French.
      case spelling
      /// It belongs to a text that the field shows itself, behind the digits: the `€` of `5 €`.
      case own
      /// It's a digit beyond a limit.
      case excess
      /// It was refused, and so is all that follows it at its place.
      case refused

      /// A Boolean value that indicates whether the character belongs to the content behind it, and
      /// so stays behind what is typed at its place.
      var belongsToNext: Bool { self == .standing || self == .spelling }
    }

    init(_ scalar: Unicode.Scalar, _ kind: Kind, at offset: Int) {
      storedOffset = Int32(truncatingIfNeeded: offset)
      self.scalar =
        DecimalDigit(scalar).map { Unicode.Scalar(UInt8(ascii: "0") + $0.value) } ?? scalar
      self.kind = kind
    }

    /// What is left of a question about a text that has no place in the field's text anymore.
    static var unanswered: Aside { Aside("\u{FFFD}", .taken, at: 0) }

    /// The content offset at which the character was typed.
    var offset: Int {
      get { Int(storedOffset) }
      set { storedOffset = Int32(truncatingIfNeeded: newValue) }
    }

    var isDigit: Bool { scalar.value &- 0x30 < 10 }

    /// A Boolean value that indicates whether the character can tell how a decimal separator next
    /// to other separators is meant.
    var isSeparator: Bool { kind != .spelling && CharacterClass(scalar).isSeparator }

    /// The part of a number that the character puts in doubt.
    var doubt: Doubt {
      if self == .unanswered { return .grouping }
      let known = CharacterClass(scalar)
      if kind == .taken || kind == .standing {
        return known.isSeparator ? .grouping : known.isSign ? .mathOperator : .character
      }
      if known.isSeparator { return .separator }
      let isOperator = known.isSign || known.isParenthesis || known == .mathOperator
      return isOperator || kind == .refused && scalar.beginsExponent ? .mathOperator : .character
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(storedOffset)
      hasher.combine(scalar.value)
    }
  }

  /// What puts a number in doubt.
  enum Doubt: UInt8 {
    /// Digits that don't make groups after a separator.
    case grouping
    /// A separator that was refused.
    case separator
    /// An operator, a sign, or an exponent.
    case mathOperator
    /// Another character.
    case character

    /// The reason why the number isn't valid.
    var reason: Reason {
      switch self {
      case .grouping: .groupingMisfit
      case .separator: .separatorRejected
      case .mathOperator: .operatorRejected
      case .character: .characterRejected
      }
    }

    /// The reason for refusing what follows.
    var rejection: Reason {
      switch self {
      case .grouping, .separator: .afterRejectedSeparator
      case .mathOperator: .afterRejectedOperator
      case .character: .afterRejectedCharacter
      }
    }
  }

  /// What the text as it was typed says about the number that the field shows.
  enum Verdict: Hashable {
    /// It's that number.
    case number
    /// More keys at the caret can make it that number.
    case open
    /// It's another number, or none.
    case doubt(Doubt)

    var isDoubt: Bool {
      if case .doubt = self { true } else { false }
    }
  }
}

extension [NumberEditor.Aside] {
  /// Removes what was typed over the selection if it has changed nothing: no digit came, and
  /// nothing was refused.
  mutating func removeTypedOver() {
    if !contains(where: { $0.isOverSelection && $0.kind == .refused }) {
      removeAll { $0.isOverSelection }
    }
  }
}

extension NumberEditor.State {
  /// The asides at the caret, or where the selection begins, without those that belong to the
  /// content behind it.
  var asidesHere: [NumberEditor.Aside] {
    let offset = selection.lowerBound
    return asides.filter { $0.offset == offset && !$0.kind.belongsToNext }
  }

  /// Returns the index of the last aside at an offset that doesn't belong to the content behind it,
  /// or `nil` if there is none.
  func lastAside(at offset: Int) -> Int? {
    // A loop, since the methods of collections would make the engine for browsers larger.
    var index = asides.count - 1
    while index >= 0, asides[index].offset != offset || asides[index].kind.belongsToNext {
      index -= 1
    }
    return index < 0 ? nil : index
  }

  /// The maximum number of asides, so that no edit takes longer with each key.
  private static var maximumAsideCount: Int { 64 }

  /// Adds an aside at an offset, behind those that are there.
  mutating func note(
    _ scalar: Unicode.Scalar, _ kind: NumberEditor.Aside.Kind, at offset: Int,
    isOverSelection: Bool = false
  ) {
    let index = asides.firstIndex {
      $0.offset > offset
        || $0.offset == offset && $0.kind.belongsToNext && !kind.belongsToNext
    }
    var aside = NumberEditor.Aside(scalar, kind, at: offset)
    aside.isOverSelection = isOverSelection
    insert(aside, at: index ?? asides.count)
  }

  private mutating func insert(_ aside: NumberEditor.Aside, at index: Int) {
    guard let last = asides.indices.last, asides.count >= Self.maximumAsideCount else {
      asides.insert(aside, at: index)
      return
    }
    // What isn't remembered can't be read, so the text is no number. More digits beyond a limit
    // change nothing.
    if aside.kind != .excess {
      asides[last] = NumberEditor.Aside("\u{FFFD}", .taken, at: asides[last].offset)
    }
  }

  /// Adds an aside at the caret, or where the selection begins.
  mutating func note(_ scalar: Unicode.Scalar, _ kind: NumberEditor.Aside.Kind) {
    note(scalar, kind, at: selection.lowerBound, isOverSelection: !selection.isEmpty)
  }

  /// Moves the asides as a change moves the content next to them: those in front of it stay, those
  /// among and right behind what it replaces go, and those farther behind move.
  mutating func moveAsides(from old: NumberEditor.Content, by change: NumberEditor.Change) {
    let shift = change.content.count - old.count
    let replaced = change.replaced
    // Nothing is left of what was typed before if everything is replaced.
    let isEverything = replaced.count == old.count && !change.replacesZero && !old.isEmpty
    var moved: [NumberEditor.Aside] = []
    var front = 0
    // A loop, since the methods of collections would make the engine for browsers larger.
    for aside in asides {
      var aside = aside
      let belongsToNext = aside.kind.belongsToNext
      let isAtEnd = aside.offset == replaced.upperBound && !belongsToNext
      if aside.offset < replaced.lowerBound
        || aside.offset == replaced.lowerBound && !belongsToNext
          && (aside.isOverSelection || !isEverything)
      {
        front = moved.count + 1
      } else if change.replacesZero, isAtEnd {
        // The digit that replaces a zero was typed behind it.
        aside.offset = replaced.lowerBound
      } else if aside.offset < replaced.upperBound || isAtEnd {
        continue
      } else {
        aside.offset = min(aside.offset + shift, change.content.count)
      }
      aside.isOverSelection = false
      moved.append(aside)
    }
    asides = moved
    if change.replacesZero {
      // The zero in front says that the number isn't grouped: `01.763`. It stays behind what was in
      // front of it. More than two say nothing else.
      if front < 2 || asides[front - 1].scalar != "0" || asides[front - 2].scalar != "0" {
        insert(NumberEditor.Aside("0", .taken, at: replaced.lowerBound), at: front)
      }
    }
  }
}
