// The value of an expression: EDITING.md 16.

extension NumberEditor {
  /// The value of an expression, or what is wrong with it.
  enum Evaluation {
    case number(Fraction)
    /// The range is that of the scalars at fault, and the readings are what the text can mean.
    case finding(reason: Reason, range: Range<Int>, readings: [ExactDecimal] = [])
  }

  /// A number in an expression, which can be two: `1.5` in German is 1.5 or 15.
  struct Operand {
    /// What its paste is read as.
    let first: ExactDecimal
    /// What the field shows if it's typed alone.
    let last: ExactDecimal
    /// The reason to ask what it means, or `nil` if that is clear.
    let doubt: Reason?

    init(_ first: ExactDecimal, or last: ExactDecimal? = nil, _ doubt: Reason? = nil) {
      (self.first, self.last, self.doubt) = (first, last ?? first, doubt)
    }
  }

  /// Returns the value of an expression.
  func evaluation(of text: Expression, isPasted: Bool) -> Evaluation {
    let whole = 0..<text.scalars.count
    guard isAllowed(text) else { return .finding(reason: .notANumber, range: whole) }
    do throws(ExpressionFault) {
      _ = try text.steps()
      var operands: [Operand] = []
      var doubt: (reason: Reason, range: Range<Int>)?
      for range in text.numbers {
        guard let operand = operand(text.scalars[range]) else {
          let hasSpace = text.scalars[range].contains { $0.isWhitespace }
          return .finding(reason: hasSpace ? .missingOperator : .notANumber, range: range)
        }
        if let reason = operand.doubt { doubt = doubt ?? (reason, range) }
        operands.append(operand)
      }
      let last = try text.value(of: operands.map { $0.last })
      if let doubt {
        let first = try text.value(of: operands.map { $0.first })
        let numbers = [result(of: first.value).number, result(of: last.value).number]
        return .finding(
          reason: doubt.reason, range: doubt.range,
          readings: numbers[0] == numbers[1] ? [numbers[0]] : numbers)
      }
      if last.isPercentage {
        let asWritten = last.value.multiplied(by: Fraction(100))
        let readings = [last.value, asWritten].compactMap { $0 }.map { result(of: $0).number }
        return .finding(reason: .ambiguousPercent, range: whole, readings: readings)
      }
      if text.isInParentheses {
        // A negative number in the notation of accounting, or a number in parentheses.
        let number = result(of: last.value).number
        return .finding(reason: .misplacedSign, range: whole, readings: [-number, number])
      }
      if text.looksLikeDate || isPasted && text.joints == 1 {
        return .finding(
          reason: .possibleDate, range: whole, readings: [result(of: last.value).number])
      }
      return .number(last.value)
    } catch {
      return .finding(reason: error.reason, range: error.range)
    }
  }

  /// Returns what is wrong with an expression, or `nil` if it has a value.
  private func finding(
    about expression: TypedText
  ) -> (reason: Reason, range: Range<Int>, readings: [ExactDecimal])? {
    let text = Expression(expression.scalars, in: format)
    guard
      case .finding(let reason, let range, let readings) = evaluation(
        of: text, isPasted: expression.isPasted)
    else { return nil }
    return (reason, range, readings)
  }

  /// Returns the reason why an expression has no value, or `nil` if it has one.
  func reason(ofInvalid expression: TypedText) -> Reason? {
    finding(about: expression)?.reason
  }

  /// Returns whether the options accept a text of this kind.
  func isAllowed(_ text: Expression) -> Bool {
    if options.accepts.contains(.arithmetic) { return true }
    if text.isNumber { return true }
    guard options.accepts.contains(.scientific), !text.hasEqualsSign else { return false }
    // `1.5×10^3`
    let tokens = text.tokens.suffix(3)
    return tokens.count == 3 && tokens.first?.kind == .number
      && tokens.dropFirst().first?.kind == .times
      && text.tokens.dropLast(3).allSatisfy { $0.kind.isSign } && text.tokens.count <= 4
      && (tokens.last.flatMap { exponentOfTen(text.scalars[$0.range]) }) != nil
  }

  // MARK: - Numbers

  /// Returns the number that a part of an expression means, as it does alone in the field, or
  /// `nil` if it is none.
  func operand(_ scalars: ArraySlice<Unicode.Scalar>) -> Operand? {
    if let number = scientificNumber(scalars) { return Operand(number) }
    if let magnitude = magnitude(in: scalars) { return operand(magnitude) }
    let reader = operandEditor
    let scalars = scalars.map { $0.withASCIIDigit }
    if let number = OwnForm(scalars, in: reader)?.content.number {
      // Without a fraction, a group of three digits alone can't tell.
      let numbers = limits.fraction == 0 ? numbers(in: scalars).compactMap { $0.number } : []
      return numbers.count == 2
        ? Operand(numbers[0], or: numbers[1], .ambiguousSeparator) : Operand(number)
    }
    guard case .text(let readings, let question) = reader.meaning(of: scalars),
      let first = readings.first?.number
    else { return nil }
    let last = readings.count > 1 ? readings[1].number : nil
    return question == nil ? Operand(first) : Operand(first, or: last, .ambiguousSeparator)
  }

  /// Returns the parts of a number with a magnitude, or `nil` if a text is none, or the options
  /// don't accept it.
  func magnitude(in scalars: ArraySlice<Unicode.Scalar>) -> NumberWithMagnitude? {
    options.accepts.contains(.magnitudes) ? format.magnitude(in: scalars) : nil
  }

  /// Returns what a number with a magnitude means: the number in front of the word as it's typed
  /// alone, times the power of ten.
  private func operand(_ magnitude: NumberWithMagnitude) -> Operand? {
    guard let number = operand(magnitude.number[...]), let least = magnitude.exponents.first,
      let most = magnitude.exponents.last,
      let first = number.first.scaledByPowerOfTen(most),
      let last = number.last.scaledByPowerOfTen(least)
    else { return nil }
    return Operand(
      first, or: last, number.doubt ?? (magnitude.isAmbiguous ? .ambiguousMagnitude : nil))
  }

  /// An editor of the same format that takes all digits.
  private var operandEditor: NumberEditor {
    var own = Options()
    own.maximumFractionDigits = .unlimited
    own.maximumSignificantDigits = ExactDecimal.maximumDigitCount
    own.decimalAliases = options.decimalAliases
    own.paste = options.paste
    return NumberEditor(format: format, options: own)
  }

  /// Returns a number in scientific notation, or a power of ten, or `nil` if the text is none, or
  /// the options don't accept it.
  func scientificNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> ExactDecimal? {
    guard options.accepts.contains(.scientific) else { return nil }
    if let exponent = exponentOfTen(scalars) {
      return ExactDecimal.one.scaledByPowerOfTen(exponent)
    }
    guard scalars.contains(where: { $0.beginsExponent }),
      let number = try? scan(Array(scalars)), number.exponent != nil
    else { return nil }
    // `1,234e3` can be a thousand times 1,234, too.
    if let separator = number.separators.last, number.lastGroupCount == 3,
      separator.kind == compiledFormat.characterClasses.grouping
    {
      return nil
    }
    return (try? resolve(number, upTo: Fraction.maximumDigitCount))?.number
  }

  /// Returns the exponent of a power of ten, or `nil` if the text is none, or it's too large.
  private func exponentOfTen(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    guard let (value, end) = scalars.powerOfTen, end == scalars.endIndex,
      value.magnitude <= Fraction.maximumDigitCount
    else { return nil }
    return value
  }

  // MARK: - Results

  /// Returns the number that a field shows of a value, rounded once, by the rule of the field.
  ///
  /// Digits that never end are cut at 38 digits unless the field has a limit that is smaller.
  func result(of value: Fraction) -> (number: ExactDecimal, isExact: Bool) {
    let most = 38
    var scale = limits.maximumFraction <= most ? limits.maximumFraction : 0
    var significant = most
    var isRoundedByFormat = false
    if options.maximumFractionDigits == .automatic {
      switch format.precision {
      case .increment(let step, _): (scale, isRoundedByFormat) = (max(scale, step.scale), true)
      case .significantDigits(_, let maximum?):
        (significant, isRoundedByFormat) = (max(most, maximum), true)
      case .significantDigits, .fractionLength: break
      }
    }
    let digits = value.decimal(scale: scale, significantDigits: significant)
    var number = digits.value
    if !isRoundedByFormat {
      var places = limits.maximumFraction
      if !digits.isExact, places > most { places = max(most - number.integerCount, 0) }
      if let held = options.valueLimits.maximumSignificantDigits {
        places = min(places, max(held - number.integerCount, 0))
      }
      number = number.rounded(toScale: places, format.options.roundingRule)
    }
    let shown = displayed(number)
    return (shown, digits.isExact && shown == digits.value)
  }

  /// Shows the result of an expression, as a commit does.
  private func show(result: ExactDecimal, on state: inout State) -> Reason? {
    show(result, on: &state)
    return options.rangePolicy == .clampOnCommit && clamp(&state) ? .clampedToRange : nil
  }

  /// Shows the value of an expression, or leaves it as it is if it has none.
  ///
  /// - Parameters:
  ///   - expression: The expression that the field shows.
  ///   - state: The state of the field.
  ///   - isConfirmed: Whether the user has pressed Enter, and so
  ///     has looked at the expression.
  /// - Returns: Something that the user should know about the change, or `nil`.
  func commit(
    expression: TypedText, of state: inout State, isConfirmed: Bool
  ) -> Reason? {
    let text = Expression(expression.scalars, in: format)
    if isPlain(text) {
      // What it is without the option, such as `12-`, which asks.
      var options = options
      options.accepts = []
      let plain = NumberEditor(format: format, options: options)
      plain.show(typed: expression.scalars, caret: expression.scalars.count, on: &state)
      return plain.commit(&state)
    }
    switch evaluation(of: text, isPasted: expression.isPasted && !isConfirmed) {
    case .number(let value):
      let result = result(of: value)
      return show(result: result.number, on: &state) ?? (result.isExact ? nil : .rounded)
    case .finding(let reason, _, _):
      state.isCommitted = true
      validate(&state)
      return reason
    }
  }

  /// Returns whether a text is no expression: a number without a power of ten, also with a trailing
  /// minus.
  private func isPlain(_ text: Expression) -> Bool {
    text.hasTrailingMinus
      || text.isNumber
        && text.numbers.allSatisfy {
          magnitude(in: text.scalars[$0]) == nil && scientificNumber(text.scalars[$0]) == nil
        }
  }

  /// Returns the texts of the numbers that a committed expression can mean.
  func readings(of expression: TypedText) -> [String] {
    finding(about: expression)?.readings.map { text(of: $0) } ?? []
  }

  /// Answers the question which number an expression means.
  func accept(
    _ reading: String, of expression: TypedText, on state: inout State
  ) throws(Rejection) {
    let number = finding(about: expression)?.readings.first {
      text(of: $0).hasSameBytes(as: reading)
    }
    guard let number else { throw Rejection(.notANumber) }
    _ = show(result: number, on: &state)
  }

  // MARK: - Beside the field

  /// Returns the text of the value that an expression has so far, or `nil` if a field shows a
  /// number.
  ///
  /// ```swift
  /// session.type("12.50 + 6")
  /// session.editor.preview(of: session.state)      // 18.50, as a commit shows it
  /// ```
  ///
  /// An operator or a parenthesis that waits for a number doesn't count yet. The result is `nil`,
  /// too, if the expression has no value, or if it isn't clear which.
  public func preview(of state: State) -> String? {
    guard let expression = state.text, expression.isExpression else { return nil }
    let whole = Expression(expression.scalars, in: format)
    // What isn't finished, such as the `5 Mi` of `5 Mio.`, has no value yet.
    if whole.isNumber, isPlain(whole) { return nil }
    let text = whole.finished
    switch evaluation(of: text, isPasted: false) {
    case .number(let value): return self.text(of: result(of: value).number)
    case .finding(_, _, let readings):
      return readings.count == 1 ? self.text(of: readings[0]) : nil
    }
  }

  /// Returns the range of the text that ``invalidReason(of:)`` is about, or `nil` if that is all
  /// of the text.
  ///
  /// ```swift
  /// session.type("1/0")
  /// session.commit()
  /// session.editor.invalidRange(of: session.state)      // the range of the operator
  /// ```
  public func invalidRange(of state: State) -> Range<String.Index>? {
    guard state.validity == .invalid, let text = state.text else { return nil }
    let range = text.isExpression ? finding(about: text)?.range : faultyRange(of: text)
    guard let range, range.count < text.scalars.count else { return nil }
    return TextLayout(text, of: state, in: self).range(of: range)
  }
}

extension ExpressionFault {
  fileprivate var reason: NumberEditor.Reason {
    switch kind {
    case .missingNumber: .missingNumber
    case .missingOperator: .missingOperator
    case .missingParenthesis: .missingParenthesis
    case .divisionByZero: .divisionByZero
    case .ambiguousPercent: .ambiguousPercent
    case .misplacedPercent: .notANumber
    case .tooLong: .tooLong
    }
  }
}
