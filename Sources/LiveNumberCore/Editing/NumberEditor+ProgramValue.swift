// Values from the program: EDITING.md 12 and 15.

extension NumberEditor {
  /// Shows a value from the program.
  ///
  /// The value that the field already has changes nothing, so that an app can echo it.
  func set(_ value: ExactDecimal?, on state: inout State) throws(Rejection) -> Reason? {
    guard value != self.value(of: state) else { return nil }
    guard let value else {
      state = .empty
      return nil
    }
    return try show(value: value, on: &state)
  }

  /// Shows a value in canonical units, as a commit would leave it.
  private func show(value: ExactDecimal, on state: inout State) throws(Rejection) -> Reason? {
    guard let number = value.scaledByPowerOfTen(format.powerOfTen) else {
      throw Rejection(.tooLong)
    }
    let displayed = displayed(number)
    show(displayed, on: &state)
    guard displayed != number else { return nil }
    state.hiddenValue = value
    validate(&state)
    return .rounded
  }

  /// The text of zero, or of the nearest value that is valid, as a commit shows it.
  package var placeholder: String { text(of: displayed(limits.valid.clamped(.zero))) }

  /// Returns the text of a number, in digits as displayed, as a commit would leave it.
  func text(of number: ExactDecimal) -> String {
    var state = State.empty
    show(number, on: &state)
    return text(of: state)
  }

  /// Shows the number of another editor's field, whose format is another: EDITING.md 12.
  ///
  /// Content that the user is typing stays as it is, if it's the same number in this format.
  func adopt(_ state: inout State, from other: NumberEditor) {
    let value = other.value(of: state)
    let (waiting, wasCommitted) = (state.waiting, state.isCommitted)
    state.steppedFrom = nil
    if let text = state.text {
      if text.isExpression {
        translate(text, from: other, on: &state)
        state.isCommitted = wasCommitted
        validate(&state)
      } else if state.validity == .valid, let value,
        value.scaledByPowerOfTen(format.powerOfTen) != nil
      {
        _ = try? show(value: value, on: &state)
      } else {
        let (anchor, head) = (state.anchor, state.head)
        show(typed: text.scalars, caret: head, isPasted: text.isPasted, on: &state)
        if state.text != nil {
          (state.anchor, state.isCommitted) = (anchor, wasCommitted)
          validate(&state)
        }
      }
      state.waiting = waiting
      return
    }
    let hasOtherScale = format.powerOfTen != other.format.powerOfTen
    // Its padding has no value, and would be digits here.
    other.unpad(&state)
    other.forgetTyped(of: &state)
    let isKept =
      !state.isCommitted && state.isExact && !hasOtherScale && !isPaddingOnly(state)
      && (limits.exceeded(by: state.content) == nil
        || other.limits.exceeded(by: state.content) != nil)
    if !isKept, let value, let number = value.scaledByPowerOfTen(format.powerOfTen) {
      // Digits that the type of the value can't hold are shown, and invalid.
      let rounded = limits.typeHoldsFraction(of: number) ? displayed(number) : number
      replaceContent(of: &state, with: canonical(rounded), movesCaretToEnd: hasOtherScale)
      state.hiddenValue = rounded == number ? nil : value
    }
    state.content = padded(state.content)
    validate(&state)
  }

  /// Shows a number, in digits as displayed, as a commit would leave it.
  func show(_ number: ExactDecimal, on state: inout State) {
    state = State(content: canonical(number))
    state.isCommitted = true
    state.showsCommittedSign = state.content.isNegative && compiledFormat.bracketsNegatives
    validate(&state)
  }

  /// Returns a number, in digits as displayed, rounded to what the format shows, or to the fraction
  /// digits of the options, and to the digits that can be typed, by a rule, or the format's.
  func displayed(
    _ number: ExactDecimal, by rule: ExactDecimal.RoundingRule? = nil
  ) -> ExactDecimal {
    let rule = rule ?? format.options.roundingRule
    var number = number
    if options.maximumFractionDigits == .automatic {
      switch format.precision {
      case .increment(let step, _): number = number.rounded(toMultipleOf: step, rule)
      case .significantDigits(_, let maximum?):
        number = number.rounded(toSignificantDigits: maximum, rule)
      case .significantDigits, .fractionLength: break
      }
    }
    number = number.rounded(toScale: limits.maximumFraction, rule)
    // A decimal holds 38 digits, but also the 39 of π.
    let held = options.valueLimits.maximumSignificantDigits ?? .max
    return number.rounded(toSignificantDigits: held, rule)
  }

  /// Adds a number of steps to the number that the field shows, within the range.
  func step(_ count: Int, on state: inout State) throws(Rejection) -> Reason? {
    // What a commit would ask about isn't dropped.
    guard !state.asksAboutWaiting, isDropped(state.waiting) else {
      throw Rejection(.characterRejected)
    }
    if let text = state.text {
      // A step takes the number of a text, if it is one.
      guard state.validity == .valid || text.isExpression else {
        throw Rejection(
          invalidReason(of: state)
            ?? (text.asks || reading(of: text) != nil ? text.reasonToAsk : .notANumber))
      }
      let reason = commit(text, of: &state)
      guard state.text == nil else { throw Rejection(reason ?? .notANumber) }
      let adjustment = try step(count, on: &state)
      return adjustment ?? (text.isExpression ? reason : nil)
    }
    // From 1234.5, shown as 1234, a step goes to 1235, and not to 1236.
    let shown = isPaddingOnly(state) ? nil : state.content.number
    let current = shown ?? .zero
    let step = limits.step
    let start = options.snapsToStep ? multiple(of: step, by: current, count < 0) : current
    guard let change = step.multiplied(by: ExactDecimal(count)), let sum = start.adding(change)
    else {
      throw Rejection(.tooLong)
    }
    var reach = limits.valid
    if !limits.allowsNegative { reach = reach.intersection(ValueBounds(minimum: .zero)) }
    guard !reach.isEmpty else { throw Rejection(.atBound) }
    let exact = reach.clamped(sum)
    var target = rounded(exact, within: reach)
    let isRounded = target != exact || !state.isExact
    // A bound need not be a multiple; the last one before it is the end.
    if options.snapsToStep, !reach.contains(sum) {
      target = multiple(of: step, by: target, sum < target)
      guard reach.contains(target) else { throw Rejection(.atBound) }
    }
    // A step down from below the range doesn't go up to it.
    if shown != nil, count <= 0 ? target >= current : target <= current {
      throw Rejection(.atBound)
    }
    if let reason = limits.exceeded(by: canonical(target).withoutZeros, from: state.content) {
      throw Rejection(reason)
    }
    // An integer of 1 is 100 %, and none is 101 %.
    guard limits.hasTrailingZeros(target) else { throw Rejection(.outOfRange) }
    show(target, on: &state)
    return isRounded ? .rounded : nil
  }

  /// Returns the multiple of the step next to a number, counted from the minimum.
  ///
  /// - Parameters:
  ///   - step: The step, in digits as displayed.
  ///   - number: The number.
  ///   - isAbove: Whether the multiple isn't below the number;
  ///     otherwise, it isn't above it.
  /// - Returns: The multiple, or the number itself if the step has too many digits.
  private func multiple(
    of step: ExactDecimal, by number: ExactDecimal, _ isAbove: Bool
  ) -> ExactDecimal {
    let base = limits.range.minimum ?? .zero
    guard step.trimmed().digits.count <= ExactDecimal.maximumIncrementDigits,
      let distance = number.adding(-base)
    else { return number }
    let rounded = distance.rounded(toMultipleOf: step, isAbove ? .ceiling : .floor)
    return rounded.adding(base) ?? number
  }

  /// Returns a value rounded to the field's fraction digits by the format's rule, and never beyond
  /// a bound.
  private func rounded(_ value: ExactDecimal, within reach: ValueBounds<ExactDecimal>)
    -> ExactDecimal
  {
    let nearest = value.rounded(toScale: limits.maximumFraction, format.options.roundingRule)
    if reach.contains(nearest) { return nearest }
    return value.rounded(toScale: limits.maximumFraction, value < nearest ? .floor : .ceiling)
  }
}
