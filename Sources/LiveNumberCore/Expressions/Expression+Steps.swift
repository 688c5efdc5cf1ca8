extension Expression {
  /// A step of a calculation with a stack of values.
  struct Step {
    let action: Action
    /// The offsets of the scalars that tell about it.
    let range: Range<Int>

    enum Action {
      /// Puts the next number on the stack; a percentage, if there is a percent sign beside it.
      case number(isPercentage: Bool)
      case negate, add, subtract, multiply, divide
    }
  }

  /// Returns the steps of the calculation, in order.
  ///
  /// Operators wait on a stack until what is behind them is complete, so that no expression is
  /// too deep.
  ///
  /// - Throws: ``ExpressionFault`` unless the tokens make an expression.
  func steps() throws(ExpressionFault) -> [Step] {
    var steps: [Step] = []
    var waiting: [(token: Token, isPrefix: Bool)] = []
    var needsNumber = true
    func performLast() {
      let last = waiting.removeLast()
      let action: Step.Action
      switch last.token.kind {
      case .minus where last.isPrefix: action = .negate
      case .plus where last.isPrefix: return
      case .plus: action = .add
      case .minus: action = .subtract
      case .times: action = .multiply
      default: action = .divide
      }
      steps.append(Step(action: action, range: last.token.range))
    }
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .number:
        guard needsNumber else { throw ExpressionFault(.missingOperator, token.range) }
        let isPercentage =
          kind(at: index - 1) == .percent && beginsNumber(index - 1)
          || kind(at: index + 1) == .percent
        steps.append(Step(action: .number(isPercentage: isPercentage), range: token.range))
        needsNumber = false
      case .percent:
        let isInFront = beginsNumber(index)
        guard isInFront ? kind(at: index + 1) == .number : kind(at: index - 1) == .number,
          isInFront || !(kind(at: index - 2) == .percent && beginsNumber(index - 2))
        else { throw ExpressionFault(.misplacedPercent, token.range) }
      case .open:
        guard needsNumber else { throw ExpressionFault(.missingOperator, token.range) }
        waiting.append((token, false))
      case .close:
        guard !needsNumber else { throw ExpressionFault(.missingNumber, token.range) }
        while let last = waiting.last, last.token.kind != .open { performLast() }
        guard waiting.popLast() != nil else {
          throw ExpressionFault(.missingParenthesis, token.range)
        }
      case .plus, .minus, .times, .over:
        if needsNumber {
          // A number has one sign at most.
          guard token.kind.isSign, waiting.last?.isPrefix != true else {
            throw ExpressionFault(.missingNumber, token.range)
          }
          waiting.append((token, true))
        } else {
          while let last = waiting.last, last.token.kind != .open,
            last.isPrefix || !last.token.kind.isSign || token.kind.isSign
          { performLast() }
          waiting.append((token, false))
          needsNumber = true
        }
      }
    }
    guard !needsNumber else {
      let end = scalars.count..<scalars.count
      throw ExpressionFault(.missingNumber, tokens.last?.range ?? end)
    }
    while let last = waiting.last {
      guard last.token.kind != .open else {
        throw ExpressionFault(.missingParenthesis, last.token.range)
      }
      performLast()
    }
    return steps
  }

  private func kind(at index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Returns whether a token is where a number begins.
  private func beginsNumber(_ index: Int) -> Bool {
    guard let before = kind(at: index - 1) else { return true }
    return before.isOperator || before == .open
  }
}
