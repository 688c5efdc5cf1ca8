import LiveNumber
import TestSupport
import Testing

@testable import TerminalUI
@testable import numfmt_live

/// Enter answers only what is on the screen, whatever keys come between two drawings.
@MainActor @Suite struct RandomQuestionTests {
  private static let keys = [
    "1", "5", "7", "0", "0", "0", ".", ".", ",", "-", "e", "k", "<BS>", "<Left>", "<Home>", "<End>",
    "<C-u>", "<C-n>", "<Tab>", "<C-_>",
  ]

  @Test func enterAnswersWhatIsDrawn() throws {
    var random = SeededGenerator(topic: "questions of a live field")
    var failures = Failures(seed: Samples.seed)
    var answerCount = 0
    for _ in 0..<(4_000 * Samples.factor) {
      let format = try NumberFormat(locale: random.pick(["de", "en", "fr"]))
      var field = LiveField(editor: NumberEditor(format: format))
      var (drawn, log) = ("", "")
      for _ in 0..<random.number(in: 4...16) {
        if random.once(in: 2) {
          let columns = random.pick([8, 12, 16, 20, 30, 60, 90])
          let picture = field.picture(in: WindowSize(columns: columns, rows: 3))
          drawn = RowLayout(picture.rows[0], columns: columns).pieces.map(\.text).joined()
          log += "[\(drawn)]"
        }
        let key = random.once(in: 4) ? "<Enter>" : random.pick(Self.keys)
        log += key
        let asks = !field.session.readings.isEmpty
        let response = field.handle(try KeyScript.events(key)[0])
        guard case .end(.submitted(let value)) = response else { continue }
        if asks {
          answerCount += 1
          failures.expect(
            Self.answer(in: drawn).map { format.parsed($0) == ExactDecimal(value) } ?? false,
            "\(value) after \(log)")
        }
        break
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(answerCount > 20, "\(answerCount) answers")
  }

  /// Returns the number beside the key in what a row shows: `1.5000  1,5 (Enter) or …`.
  private static func answer(in drawn: String) -> String? {
    guard let end = drawn.firstRange(of: " (Enter)")?.lowerBound else { return nil }
    let words = drawn[..<end]
    let start = words.ranges(of: "  ").last?.upperBound ?? words.startIndex
    return String(words[start...]).replacing("Is it ", with: "")
  }
}

extension NumberFormat {
  fileprivate func parsed(_ text: String) -> ExactDecimal? {
    try? parse(text, mode: .lenient)
  }
}
