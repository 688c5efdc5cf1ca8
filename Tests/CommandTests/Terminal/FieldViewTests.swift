import TestSupport
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("The visible part of a field")
struct FieldViewTests {
  @Test func aFieldThatFitsIsShownWholeWhereverItWasScrolledTo() {
    for caret in 0...5 {
      let view = FieldView(widths: [1, 1, 1, 1, 1], caret: caret, room: 6, scroll: 3)
      #expect(view.visible == 0..<5)
      #expect(view.caretColumn == caret)
      #expect(!view.hidesStart && !view.hidesEnd)
    }
  }

  @Test func atItsEndALongFieldShowsItsTailAfterAMark() {
    let view = FieldView(widths: Array(repeating: 1, count: 20), caret: 20, room: 8, scroll: 0)
    // One column for the mark, six cells, one for the insertion point.
    #expect(view.visible == 14..<20)
    #expect(view.hidesStart && !view.hidesEnd)
    #expect(view.caretColumn == 7)
  }

  @Test func inTheMiddleThereIsAMarkAtBothEnds() {
    let view = FieldView(widths: Array(repeating: 1, count: 20), caret: 10, room: 8, scroll: 8)
    #expect(view.visible == 8..<14)
    #expect(view.hidesStart && view.hidesEnd)
    #expect(view.caretColumn == 3)
  }

  /// For all widths: the insertion point is visible, the text fits, and it doesn't move while the
  /// insertion point stays visible.
  @Test func theFieldFitsAndTheInsertionPointIsVisible() {
    var random = SeededGenerator(seed: 7)
    var wrong: [String] = []
    for count in 0...14 {
      for room in 1...12 {
        let widths = (0..<count).map { _ in Int.random(in: 0...2, using: &random) }
        for caret in 0...count {
          for scroll in 0...count {
            let view = FieldView(widths: widths, caret: caret, room: room, scroll: scroll)
            let shown = widths[view.visible].reduce(0, +)
            let marks = (view.hidesStart ? 1 : 0) + (view.hidesEnd ? 1 : 0)
            let isCaretInside = view.visible.contains(caret) || caret == view.visible.upperBound
            // A wide cell can't fit into one column.
            if view.caretColumn >= room || !isCaretInside || shown + marks > max(room, 1) {
              wrong.append("\(widths) room \(room) caret \(caret) scroll \(scroll): \(view)")
            }
          }
        }
      }
    }
    #expect(wrong.prefix(10).isEmpty, "\(wrong.prefix(10).joined(separator: "\n"))")
  }
}
