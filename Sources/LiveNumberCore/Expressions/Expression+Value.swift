extension Expression {
  /// A value on the way to the result.
  struct Term {
    var value: Fraction
    /// Whether the value is a percentage alone, or percentages added up: a hundredth of what is
    /// written.
    var isPercentage = false
    /// Whether there is a percent sign of the format itself in it.
    var hasOwnPercent = false
  }

  /// Returns the value of the expression, exactly.
  ///
  /// As with the calculators of desktops, `+` and `-` take a percentage of everything to the
  /// left: `100 + 19 %` is 119. As a factor it is a hundredth: `19 % × 50` is 9.5.
  ///
  /// - Parameter operands: The numbers, in order.
  /// - Returns: The value of the whole expression.
  /// - Throws: ``ExpressionFault`` unless the tokens make an expression that has a value.
  func value(of operands: [ExactDecimal]) throws(ExpressionFault) -> Term {
    var stack: [Term] = []
    var next = 0
    for step in try steps() {
      switch step.action {
      case .number(let isPercentage):
        let number = operands[next]
        next += 1
        guard let value = isPercentage ? number.scaledByPowerOfTen(-2) : number,
          max(value.digits.count, value.scale) <= Fraction.maximumDigitCount
        else { throw ExpressionFault(.tooLong, step.range) }
        stack.append(
          Term(
            value: Fraction(value), isPercentage: isPercentage,
            hasOwnPercent: hasOwnPercent
              && scalars[step.range].contains { NumberStyle.ScaleSign($0) != nil }))
      case .negate:
        stack[stack.count - 1].value = -stack[stack.count - 1].value
      case .add, .subtract, .multiply, .divide:
        let right = stack.removeLast()
        stack.append(try Expression.term(step, stack.removeLast(), right))
      }
    }
    // The steps have each operator behind its numbers, and leave one.
    return stack[0]
  }

  private static func term(
    _ step: Step, _ left: Term, _ right: Term
  ) throws(ExpressionFault) -> Term {
    let value: Fraction?
    var isPercentage = false
    switch step.action {
    case .multiply, .divide:
      guard !left.hasOwnPercent || !right.hasOwnPercent else {
        throw ExpressionFault(.ambiguousPercent, step.range)
      }
      if case .multiply = step.action {
        value = left.value.multiplied(by: right.value)
      } else {
        guard !right.value.isZero else { throw ExpressionFault(.divisionByZero, step.range) }
        value = left.value.divided(by: right.value)
      }
    default:
      isPercentage = left.isPercentage && right.isPercentage
      var change =
        right.isPercentage && !left.isPercentage
        ? left.value.multiplied(by: right.value) : right.value
      if case .subtract = step.action { change = change.map { -$0 } }
      value = change.flatMap { left.value.adding($0) }
    }
    guard let value else { throw ExpressionFault(.tooLong, step.range) }
    return Term(
      value: value, isPercentage: isPercentage,
      hasOwnPercent: left.hasOwnPercent || right.hasOwnPercent)
  }
}
