import Foundation
import LiveNumber
import TestSupport
import Testing

/// A field that calculates: EDITING.md 16.
@Suite struct ExpressionTests {
  /// The value of a random expression is that of the tree from which its text is written.
  ///
  /// `Scripts/Tests/check-expressions.py` compares the reading of texts with another calculator.
  @Test func valuesOfTrees() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var field = try RandomExpressionField(&random)
    for index in 0..<(1_000 * Samples.factor) {
      if index.isMultiple(of: 40) { field = try RandomExpressionField(&random) }
      let tree = ExpressionTree(&random, depth: 3)
      let text = tree.text { field.text(of: $0) }
      var typed = field.session
      typed.type(text)
      var pasted = field.session
      pasted.paste(text)
      guard typed.state.validity == .incomplete, pasted.validity == .incomplete else {
        failures.add("\(field): \(text) is \(typed.validity) typed, \(pasted.validity) pasted")
        continue
      }
      let preview = typed.preview
      typed.commit()
      pasted.commit()
      guard let value = tree.value else {
        if typed.validity == .valid { failures.add("\(field): \(text) is \(typed.text)") }
        continue
      }
      if typed.validity != .valid || !value.isNearly(typed.value) {
        failures.add("\(field): \(text) is \(typed.text), \(typed.validity), not \(value)")
      }
      if pasted.validity != .valid || pasted.value != typed.value {
        failures.add("\(field): \(text) is \(typed.text) typed, \(pasted.text) pasted")
      }
      if preview != typed.text {
        failures.add("\(field): \(text) is \(typed.text), and \(preview ?? "nothing") before")
      }
      typed.undo()
      if typed.text != field.typed(text).text || typed.validity != .incomplete {
        failures.add("\(field): \(text) is \(typed.text) after undo")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Random keys, deletions, moves, and pastes: a valid number is that of a text without operators,
  /// text and selection agree, and everything can be deleted.
  @Test func randomEdits() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var field = try RandomExpressionField(&random)
    let keys = Array("0123456789+-*/()% .,e×x".unicodeScalars)
    for index in 0..<(400 * Samples.factor) {
      if index.isMultiple(of: 40) { field = try RandomExpressionField(&random) }
      var session = field.session
      var log = ""
      for _ in 0..<25 {
        let before = (text: session.text, rendering: session.rendering)
        let outcome: NumberEditor.Outcome
        switch random.number(below: 12) {
        case 0: (log, outcome) = (log + "⌫", session.deleteBackward())
        case 1: (log, outcome) = (log + "⌦", session.deleteForward())
        case 2:
          let isLeft = random.once(in: 2)
          log += isLeft ? "←" : "→"
          outcome = session.apply(
            .move(isLeft ? .left : .right, extending: random.once(in: 3)))
        case 3:
          let text = random.pick(["+5", "1.5", "2*3", "(", "x", "1.234+1"])
          (log, outcome) = (log + "[\(text)]", session.paste(text))
        case 4:
          // A view that reports only the whole text.
          let key = random.pick(keys)
          let selection = session.rendering.selection
          var text = session.text
          text.replaceSubrange(selection, with: String(Character(key)))
          let caret = text.unicodeScalars.index(after: selection.lowerBound)
          (log, outcome) = (log + "{\(key)}", session.apply(.replaceText(text, caret: caret)))
        default:
          let key = random.pick(keys)
          (log, outcome) = (log + String(Character(key)), session.apply(.type(key)))
        }
        if outcome.isRejected, session.text != before.text {
          failures.add("\(field): \(log) is rejected, and \(session.text)")
        }
        let selection = session.rendering.selection
        if selection.upperBound > session.text.endIndex {
          failures.add("\(field): \(log) selects beyond the text")
        }
        let hasOperator = session.text.unicodeScalars.dropFirst().contains {
          "+*/×%".unicodeScalars.contains($0)
        }
        if hasOperator, session.validity == .valid || session.value != nil {
          failures.add("\(field): \(log) is \(session.text), \(session.validity)")
        }
      }
      let text = session.text
      session.commit()
      if session.validity == .incomplete { failures.add("\(field): \(log) stays incomplete") }
      let committed = session
      session.commit()
      if session.state != committed.state, session.validity == .valid {
        failures.add("\(field): \(log) is \(committed.text), then \(session.text)")
      }
      session.selectAll()
      session.deleteBackward()
      if !session.text.isEmpty { failures.add("\(field): \(text) can't be deleted") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A megabyte is an error at once, and a deep expression is no more than a long one.
  @Test func longTexts() throws {
    var session = EditingSession(
      format: try NumberFormat(locale: "en"), options: .init { $0.accepts = .arithmetic })
    let long = String(repeating: "1+", count: 500_000) + "1"
    #expect(session.paste(long).isRejected && session.text.isEmpty)
    session.paste(String(repeating: "(", count: 499) + "7" + String(repeating: ")", count: 499))
    session.commit()
    #expect(session.text == "7" && session.validity == .valid)
    session.clear()
    session.type("2" + String(repeating: "*9", count: 600))
    // Keys beyond the maximum are refused.
    #expect(session.text.unicodeScalars.count == 1_000)
    session.commit()
    #expect(session.validity == .invalid && session.text.hasPrefix("2*9"))
  }

  /// A result has the digits that the type of the value holds; without a type, all that end.
  @Test func digitsOfResults() throws {
    let rows: [(String, isOfDecimal: Bool, String)] = [
      (
        "1/1152921504606846976", false,
        "0.000000000000000000867361737988403547205962240695953369140625"
      ),
      (
        "1/1152921504606846976", true,
        "0.00000000000000000086736173798840354720596224069595336914"
      ),
      ("2/3", true, "0.66666666666666666666666666666666666667"),
      ("1234567890123456789012345678901234567/4", true, "308641972530864197253086419725308641.75"),
      ("12345678901234567890123456789012345678/8", true, "1543209862654320986265432098626543209.8"),
    ]
    for (typed, isOfDecimal, text) in rows {
      let options = NumberEditor.Options {
        $0.accepts = .arithmetic
        if isOfDecimal { $0.valueLimits = Decimal.limits }
      }
      var session = EditingSession(format: try NumberFormat(locale: "en"), options: options)
      session.type(typed)
      session.commit()
      #expect(session.validity == .valid && session.value == ExactDecimal(text), "\(typed)")
    }
  }

  @Test func placesOfErrors() throws {
    let rows: [(String, NumberEditor.Reason, String?)] = [
      ("1/0", .divisionByZero, "/"), ("12×", .missingNumber, "×"),
      ("12 +× 3", .missingNumber, "×"),
      ("2 1/2", .missingOperator, "2 1"),
      ("1+(2", .missingParenthesis, "("), ("3+x+1", .notANumber, "x"),
      ("1+2)", .missingParenthesis, ")"),
      ("4+5%%", .notANumber, "%"),
      // All of it is at fault.
      ("555-123-4567", .possibleDate, nil), ("5%", .ambiguousPercent, nil),
    ]
    for (typed, reason, part) in rows {
      var session = EditingSession(
        format: try NumberFormat(locale: "en"), options: .init { $0.accepts = .arithmetic })
      session.type(typed)
      #expect(session.editor.invalidRange(of: session.state) == nil)
      session.commit()
      #expect(session.editor.invalidReason(of: session.state) == reason, "\(typed)")
      let range = session.editor.invalidRange(of: session.state)
      #expect(range.map { String(session.text[$0]) } == part, "\(typed)")
    }
  }

  @Test func previews() throws {
    var session = EditingSession(
      format: try NumberFormat(.currency("EUR"), locale: "de"),
      options: .init { $0.accepts = .arithmetic })
    let rows: [(String, String?)] = [
      ("1", nil), ("2", nil), ("+", "12,00\u{a0}€"), ("6", "18,00\u{a0}€"), ("×", "18,00\u{a0}€"),
      ("(", "18,00\u{a0}€"), ("2", "24,00\u{a0}€"), ("x", nil),
    ]
    for (key, preview) in rows {
      session.type(key)
      #expect(session.preview == preview, "\(session.text)")
    }
    // What can be a date has one value nevertheless.
    session.clear()
    session.type("12/06")
    #expect(session.preview == "2,00\u{a0}€")
  }

  /// A model has the number of an expression from the commit on, and keeps that from before the
  /// entry until then.
  @Test func expressionOfABoundStore() throws {
    final class Model { var price: ExactDecimal? = 5 }
    let model = Model()
    let store = NumberStore<ExactDecimal>(
      format: try NumberFormat(locale: "en"), options: .init { $0.accepts = .arithmetic }
    ) {
      model.price
    } write: {
      model.price = $0
    }
    store.apply(.selectAll)
    store.type("12")
    #expect(model.price == 12)
    store.type("+3")
    #expect(model.price == 5 && store.validity == .incomplete && store.preview == "15")
    store.commit()
    #expect(model.price == 15 && store.value == 15 && store.validity == .valid)
    store.undo()
    #expect(store.text == "12+3" && store.preview == "15")
  }
}

/// A field that calculates, in a random locale.
private struct RandomExpressionField: CustomStringConvertible {
  let session: EditingSession
  let description: String

  init(_ random: inout SeededGenerator) throws {
    let locale = random.pick(["en", "de", "fr", "es", "hi", "ar-EG", "fa", "de-CH", "pl", "pt-BR"])
    let options = NumberEditor.Options { $0.accepts = .arithmetic }
    session = EditingSession(format: try NumberFormat(locale: locale), options: options)
    description = locale
  }

  func text(of number: (digits: Int, scale: Int)) -> String {
    let value = ExactDecimal(number.digits).scaledByPowerOfTen(-number.scale) ?? .zero
    let symbols = session.format.symbols
    return value.description.unicodeScalars.map { scalar in
      scalar == "."
        ? symbols.decimalSeparator
        : String(Character(symbols.digits[Int(scalar.value - 0x30)]))
    }.joined()
  }

  func typed(_ text: String) -> EditingSession {
    var session = session
    session.type(text)
    return session
  }
}

/// An expression as a tree, whose value needs no reader.
private indirect enum ExpressionTree {
  case number(digits: Int, scale: Int)
  case negative(ExpressionTree)
  case binary(ExpressionTree, Character, ExpressionTree)
  /// The left side with a percentage of it more or less.
  case percent(ExpressionTree, Character, digits: Int)

  /// Creates a tree that isn't a number alone.
  init(_ random: inout SeededGenerator, depth: Int) {
    let left = ExpressionTree.operand(&random, depth: depth - 1)
    if random.once(in: 8) {
      self = .percent(left, random.pick(["+", "-"]), digits: random.number(below: 100))
    } else {
      let right = ExpressionTree.operand(&random, depth: depth - 1)
      self = .binary(left, random.pick(["+", "-", "*", "/", "×", "÷"]), right)
    }
  }

  private static func operand(_ random: inout SeededGenerator, depth: Int) -> ExpressionTree {
    if depth > 0, random.once(in: 2) { return ExpressionTree(&random, depth: depth) }
    let number = ExpressionTree.number(
      digits: random.number(below: 1_000), scale: random.number(below: 3))
    return random.once(in: 10) ? .negative(number) : number
  }

  /// The text, with parentheses around all that isn't a number, and spaces, so that it's no date.
  func text(_ number: ((digits: Int, scale: Int)) -> String) -> String {
    func inner(_ tree: ExpressionTree) -> String {
      if case .number = tree { return tree.text(number) }
      if case .negative = tree { return tree.text(number) }
      return "(" + tree.text(number) + ")"
    }
    return switch self {
    case .number(let digits, let scale): number((digits, scale))
    case .negative(let tree): "-" + tree.text(number)
    case .binary(let left, let sign, let right): inner(left) + " \(sign) " + inner(right)
    case .percent(let left, let sign, let digits):
      inner(left) + " \(sign) " + number((digits, 0)) + "%"
    }
  }

  /// The value, or `nil` if there is a division by zero.
  var value: Ratio? {
    switch self {
    case .number(let digits, let scale):
      return Ratio(Double(digits) / [1, 10, 100][scale])
    case .negative(let tree): return tree.value.map { Ratio(-$0.value) }
    case .percent(let left, let sign, let digits):
      return left.value.map {
        Ratio($0.value * (1 + (sign == "+" ? 1 : -1) * Double(digits) / 100))
      }
    case .binary(let left, let sign, let right):
      guard let left = left.value?.value, let right = right.value?.value else { return nil }
      switch sign {
      case "+": return Ratio(left + right)
      case "-": return Ratio(left - right)
      case "*", "×": return Ratio(left * right)
      default: return abs(right) < 1e-9 ? nil : Ratio(left / right)
      }
    }
  }
}

/// A value with the digits of a `Double`; all digits are compared by
/// `Scripts/Tests/check-expressions.py`.
private struct Ratio {
  let value: Double

  init(_ value: Double) { self.value = value }

  func isNearly(_ other: ExactDecimal?) -> Bool {
    guard let other = other.flatMap({ Double(decimal: $0) }) else { return false }
    return abs(other - value) <= 1e-9 * max(1, abs(value))
  }
}
