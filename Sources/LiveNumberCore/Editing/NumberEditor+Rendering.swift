// The text, selection, and value of a state.

extension NumberEditor {
  /// Returns the text of a field.
  public func text(of state: State) -> String {
    state.expression?.text ?? text(of: state.content, affixes(of: state))
  }

  /// Returns the text of a field and the selection in it.
  public func rendering(of state: State) -> Rendering {
    if let expression = state.expression { return expression.rendering(of: state) }
    let layout = layout(of: state)
    let head = layout.textOffset(of: state.head, state.affinity)
    return Rendering(
      text: text(of: state.content, layout.affixes),
      utf8Anchor: state.anchor == state.head ? head : layout.textOffset(of: state.anchor),
      utf8Head: head)
  }

  /// Returns the number of the field, in canonical units, or `nil` if there are no digits.
  ///
  /// It is the number of the content, or a value from the program that the content shows rounded
  /// (``State/isExact``).
  public func value(of state: State) -> ExactDecimal? {
    if let replacement = state.replacement { return replacement.value }
    guard !isPaddingOnly(state) else { return nil }
    let number = state.content.number
    let scale = compiledFormat.powerOfTen
    return scale == 0 ? number : number?.scaledByPowerOfTen(-scale)
  }

  /// Returns the content offset of a position in the field's text, and its side of a grouping
  /// separator.
  ///
  /// A position in a longer text, which a view can still have, is the end.
  public func contentOffset(
    at index: String.Index, in state: State
  ) -> (offset: Int, affinity: State.Affinity) {
    let text = text(of: state)
    guard state.expression == nil else {
      let end = min(index, text.endIndex)
      return (text.unicodeScalars.distance(from: text.startIndex, to: end), .upstream)
    }
    return layout(of: state).contentOffset(
      at: text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex)))
  }

  @inline(__always)
  func layout(of state: State) -> ContentLayout {
    ContentLayout(state.content, affixes(of: state), compiled: compiledFormat)
  }

  @inline(__always)
  func text(of content: Content, _ affixes: AffixSpelling) -> String {
    content.characters.withBytes { characters in
      guard let start = characters.baseAddress else { return "" }
      return compiledFormat.text(of: layout(of: content, from: start, affixes))
    }
  }

  /// Returns the parts of the text of a field, in order and without gaps.
  package func parts(of state: State) -> [NumberFormat.Part] {
    if let expression = state.expression { return expression.parts }
    return state.content.characters.withBytes { characters in
      guard let start = characters.baseAddress else { return [] }
      return compiledFormat.parts(of: layout(of: state.content, from: start, affixes(of: state)))
    }
  }

  @inline(__always)
  private func layout(
    of content: Content, from start: UnsafePointer<UInt8>, _ affixes: AffixSpelling
  ) -> NumberLayout {
    let fraction = content.fraction
    return NumberLayout(
      integer: UnsafeBufferPointer(start: start + content.start, count: content.integer.count),
      fraction: UnsafeBufferPointer(start: start + fraction.lowerBound, count: fraction.count),
      showsSeparator: content.hasPoint, affixes: affixes.pieces)
  }

  /// Returns the affixes around the content.
  @inline(__always)
  private func affixes(of state: State) -> AffixSpelling {
    let content = state.content
    if content.isEmpty, !compiled.showsEmptyAffixes { return .none }
    if content.isNegative {
      return state.showsCommittedSign ? compiledFormat.negative : compiledFormat.typedNegative
    }
    return compiled.showsPlus && showsPlus(content)
      ? compiledFormat.positive : compiledFormat.unsigned
  }

  @inline(never)
  private func showsPlus(_ content: Content) -> Bool {
    let sign = DisplayedSign(
      compiledFormat.signDisplay, isNegative: false, isZero: content.digits.isZeros)
    return content.hasDigits && sign == .plus
  }
}
