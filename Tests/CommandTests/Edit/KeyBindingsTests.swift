import Foundation
import LiveNumber
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("Key bindings")
struct KeyBindingsTests {
  @Test(
    arguments: [
      (KeyEvent(.character("5")), .edit(.type("5"))),
      (KeyEvent(.character("X"), .shift), .edit(.type("X"))),
      (KeyEvent(.numericPad(".")), .edit(.typeOnNumericPad("."))),
      (KeyEvent(.left), .edit(.move(.left, extending: false))),
      (KeyEvent(.right, .shift), .edit(.move(.right, extending: true))),
      (KeyEvent(.home), .edit(.move(.toStart, extending: false))),
      (KeyEvent(.end, .shift), .edit(.move(.toEnd, extending: true))),
      (KeyEvent(.backspace), .edit(.delete(.backward))),
      (KeyEvent(.backspace, .alt), .edit(.delete(.wordBackward))),
      (KeyEvent(.delete), .edit(.delete(.forward))),
      (KeyEvent(.up), .edit(.step(1))),
      (KeyEvent(.down, .shift), .edit(.step(-10))),
      (KeyEvent(.pageUp), .edit(.step(10))),
      (KeyEvent(.pageDown), .edit(.step(-10))),
      (KeyEvent(.character("a"), .control), .edit(.move(.toStart, extending: false))),
      (KeyEvent(.character("e"), .control), .edit(.move(.toEnd, extending: false))),
      (KeyEvent(.character("b"), .control), .edit(.move(.left, extending: false))),
      (KeyEvent(.character("f"), .control), .edit(.move(.right, extending: false))),
      (KeyEvent(.character("k"), .control), .edit(.delete(.toEnd))),
      (KeyEvent(.character("u"), .control), .edit(.delete(.toStart))),
      (KeyEvent(.character("w"), .control), .edit(.delete(.wordBackward))),
      (KeyEvent(.character("d"), .control), .edit(.delete(.forward))),
      (KeyEvent(.character("_"), .control), .undo),
      (KeyEvent(.character("_"), .alt), .redo),
      (KeyEvent(.character("c"), .control), .respond(.end(.interrupted))),
      (KeyEvent(.character("z"), .control), .respond(.suspend)),
      (KeyEvent(.character("\\"), .control), .respond(.end(.signal(SIGQUIT)))),
      (KeyEvent(.character("n"), .control), .answer(1)),
      (KeyEvent(.character("l"), .control), .respond(.redraw)),
      (KeyEvent(.enter), .submit),
      (KeyEvent(.escape), .respond(.end(.cancelled))),
      (KeyEvent(.paste("1\n")), .edit(.paste("1\n"))),
      (KeyEvent(.invalidBytes), .reject(.invalidBytes)),
      (KeyEvent(.brokenPaste(.tooLong)), .reject(FieldNotice(.tooLong))),
      // A letter with Alt isn't a letter.
      (KeyEvent(.character("5"), .alt), .respond(.stay)),
      (KeyEvent(.character("5"), .meta), .respond(.stay)),
      (KeyEvent(.character("q"), .control), .respond(.stay)),
      (KeyEvent(.tab), .answer(1)), (KeyEvent(.insert), .respond(.stay)),
      (KeyEvent(.function(1)), .toggleKeys), (KeyEvent(.character("?")), .toggleKeys),
      (KeyEvent(.function(2)), .respond(.stay)),
      (KeyEvent(.unknown), .respond(.stay)),
    ] as [(KeyEvent, FieldCommand)])
  func keysOfAFieldWithContent(event: KeyEvent, command: FieldCommand) {
    #expect(KeyBindings.command(for: event, isEmpty: false) == command)
  }

  @Test func ctrlDEndsAnEmptyField() {
    let event = KeyEvent(.character("d"), .control)
    #expect(KeyBindings.command(for: event, isEmpty: true) == .respond(.end(.cancelled)))
  }
}
