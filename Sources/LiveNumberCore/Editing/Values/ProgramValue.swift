// Values from the program: EDITING.md 12.

extension NumberEditor {
  /// Shows a value.
  ///
  /// The value that the field already has changes nothing, so that an app may echo it.
  func set(_ value: ExactDecimal?, on state: inout State) -> Outcome {
    guard value != self.value(of: state) else { return .accepted }
    guard let value else { return clear(&state) }
    guard let shown = value.scaledByPowerOfTen(format.displayScale) else {
      return .rejected(.tooLong)
    }
    return show(shown, on: &state)
  }

  func clear(_ state: inout State) -> Outcome {
    state = .empty
    return .accepted
  }

  /// Shows a number, by the digits as shown, as a commit would leave it.
  func show(_ number: ExactDecimal, on state: inout State) -> Outcome {
    let rounded = limits.fraction.map { number.rounded(toScale: $0) } ?? number
    state = State(content: canonical(rounded))
    state.isCommitted = true
    state.showsCommittedSign = state.content.isNegative && format.plan.bracketsNegatives
    validate(&state)
    return rounded == number ? .accepted : .adjusted(.rounded)
  }

  /// The content of a number as commits leave it: zeros as the options ask for, and no others.
  func canonical(_ number: ExactDecimal) -> Content {
    let places = options.entry == .fromRight ? fractionPlaces : options.minimumFractionDigits
    let trimmed = number.trimmed(minimumScale: places)
    let keepsSign = !trimmed.isZero || options.valueLimits.keepsNegativeZero
    let content = Content(
      unchecked: ContentCharacters((keepsSign ? trimmed : trimmed.magnitude).description))
    // A zero without its integer digit would be nothing but padding.
    let least = padsFraction && trimmed.isZero ? 1 : 0
    return content.padded(
      integer: max(options.minimumIntegerDigits, least), fraction: places)
  }
}

extension NumberEditor.Content {
  /// The content with zeros up to so many digits on either side.
  ///
  /// Without minimum integer digits, a lone zero before a fraction goes.
  func padded(integer: Int, fraction: Int) -> Self {
    var content = self
    let behind = max(fraction - content.fraction.count, 0)
    if behind > 0 {
      content = content.appendingZeros(behind)
    }
    if integer == 0, content.integer.count == 1, !content.fraction.isEmpty,
      content.isZeros(content.integer)
    {
      content = content.removing(content.integer)
    }
    let before = max(integer - content.integer.count, 0)
    return content.inserting(.zeros(before), at: content.start)
  }
}
