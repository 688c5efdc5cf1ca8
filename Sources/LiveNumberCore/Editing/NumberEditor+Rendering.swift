// The text, selection, and value of a state.

extension NumberEditor {
  /// Returns the text of a field.
  public func text(of state: State) -> String {
    guard let text = state.text else { return text(of: state.content, affixes(of: state)) }
    return TextLayout(text, of: state, in: self).text
  }

  /// Returns the text of a field and the selection in it.
  public func rendering(of state: State) -> Rendering {
    if let text = state.text { return TextLayout(text, of: state, in: self).rendering(of: state) }
    let layout = layout(of: state)
    var head = layout.textOffset(of: state.head, state.affinity)
    if let typed = state.typed { head += width(ofTrailingText: typed, in: state) }
    return Rendering(
      text: text(of: state.content, layout.affixes),
      utf8Anchor: state.anchor == state.head ? head : layout.textOffset(of: state.anchor),
      utf8Head: head)
  }

  /// Returns the number of the field, in canonical units, or `nil` if there are no digits.
  ///
  /// It is the number of the content, or a value from the program that the content shows rounded
  /// (``State/isExact``), or the number of a text that is one number.
  public func value(of state: State) -> ExactDecimal? {
    if let hidden = state.hiddenValue { return hidden }
    let content: Content?
    if let text = state.text {
      content = reading(of: text)
    } else {
      content = isPaddingOnly(state) ? nil : state.content
    }
    let number = content?.number
    let scale = compiledFormat.powerOfTen
    return scale == 0 ? number : number?.scaledByPowerOfTen(-scale)
  }

  /// Returns the numbers that a text can be, in canonical units.
  func numbers(of state: State) -> [ExactDecimal] {
    (state.text?.readings ?? []).compactMap {
      $0.number?.scaledByPowerOfTen(-compiledFormat.powerOfTen)
    }
  }

  /// Returns the content offset of a position in the field's text, and its side of a grouping
  /// separator.
  ///
  /// A position in a longer text, which a view can still have, is the end.
  public func contentOffset(
    at index: String.Index, in state: State
  ) -> (offset: Int, affinity: State.Affinity) {
    let shown = text(of: state)
    let position = shown.utf8.distance(from: shown.startIndex, to: min(index, shown.endIndex))
    return FieldLayout(of: state, in: self).offset(at: position)
  }

  /// Returns the bytes of the suffix behind which the caret is, since that much of it was typed:
  /// `5 €|`.
  private func width(ofTrailingText typed: TypedText, in state: State) -> Int {
    guard case .number(let caret) = typed.meaning, caret == typed.scalars.count,
      state.head == state.content.count, let start = startOfTrailingText(in: typed.scalars)
    else { return 0 }
    let suffix = compiledFormat.text(affixes(of: state).suffix)
    return width(of: typed.scalars[start...], in: suffix)
  }

  @inline(__always)
  func layout(of state: State) -> ContentLayout {
    ContentLayout(state.content, affixes(of: state), compiled: compiledFormat)
  }

  @inline(__always)
  func text(of content: Content, _ affixes: AffixPair) -> String {
    content.characters.withBytes { characters in
      guard let start = characters.baseAddress else { return "" }
      return compiledFormat.text(of: layout(of: content, from: start, affixes))
    }
  }

  /// Returns the parts of the text of a field, in order and without gaps.
  package func parts(of state: State) -> [NumberFormat.Part] {
    if let text = state.text {
      let shown = TextLayout(text, of: state, in: self).text
      return shown.isEmpty ? [] : [NumberFormat.Part(kind: .literal, text: shown[...])]
    }
    return state.content.characters.withBytes { characters in
      guard let start = characters.baseAddress else { return [] }
      return compiledFormat.parts(of: layout(of: state.content, from: start, affixes(of: state)))
    }
  }

  @inline(__always)
  private func layout(
    of content: Content, from start: UnsafePointer<UInt8>, _ affixes: AffixPair
  ) -> NumberLayout {
    let fraction = content.fraction
    return NumberLayout(
      integer: UnsafeBufferPointer(start: start + content.start, count: content.integer.count),
      fraction: UnsafeBufferPointer(start: start + fraction.lowerBound, count: fraction.count),
      showsSeparator: content.hasPoint, affixes: affixes.pieces)
  }

  /// Returns the affixes around the content.
  @inline(__always)
  private func affixes(of state: State) -> AffixPair {
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
