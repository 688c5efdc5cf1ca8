import LiveNumber
import Testing

@testable import numfmt_live

@Suite("Key bindings")
struct KeyBindingsTests {
  @Test(
    "Keys of a field with content",
    arguments: [
      (KeyEvent(.character("5")), .edit(.type("5"))),
      (KeyEvent(.character("X"), .shift), .edit(.type("X"))),
      (KeyEvent(.numericPad(".")), .edit(.typeOnNumericPad("."))),
      (KeyEvent(.left), .edit(.moveLeft(extending: false))),
      (KeyEvent(.right, .shift), .edit(.moveRight(extending: true))),
      (KeyEvent(.home), .edit(.moveToStart(extending: false))),
      (KeyEvent(.end, .shift), .edit(.moveToEnd(extending: true))),
      (KeyEvent(.backspace), .edit(.deleteBackward)),
      (KeyEvent(.backspace, .alt), .edit(.deleteWordBackward)),
      (KeyEvent(.delete), .edit(.deleteForward)),
      (KeyEvent(.up), .edit(.step(1))),
      (KeyEvent(.down, .shift), .edit(.step(-10))),
      (KeyEvent(.pageUp), .edit(.step(10))),
      (KeyEvent(.pageDown), .edit(.step(-10))),
      (KeyEvent(.character("a"), .control), .edit(.moveToStart(extending: false))),
      (KeyEvent(.character("e"), .control), .edit(.moveToEnd(extending: false))),
      (KeyEvent(.character("b"), .control), .edit(.moveLeft(extending: false))),
      (KeyEvent(.character("f"), .control), .edit(.moveRight(extending: false))),
      (KeyEvent(.character("k"), .control), .edit(.deleteToEnd)),
      (KeyEvent(.character("u"), .control), .edit(.deleteToStart)),
      (KeyEvent(.character("w"), .control), .edit(.deleteWordBackward)),
      (KeyEvent(.character("d"), .control), .edit(.deleteForward)),
      (KeyEvent(.character("_"), .control), .undo),
      (KeyEvent(.character("_"), .alt), .redo),
      (KeyEvent(.character("c"), .control), .interrupt),
      (KeyEvent(.character("z"), .control), .suspend),
      (KeyEvent(.character("\\"), .control), .quit),
      (KeyEvent(.character("l"), .control), .redraw),
      (KeyEvent(.enter), .submit),
      (KeyEvent(.escape), .cancel),
      (KeyEvent(.paste("1\n")), .edit(.paste("1\n"))),
      (KeyEvent(.invalidBytes([0xFF])), .reject(.invalidBytes)),
      (KeyEvent(.brokenPaste(.tooLong)), .reject(FieldNotice(.tooLong))),
      // A letter with Alt isn't a letter.
      (KeyEvent(.character("5"), .alt), .ignore),
      (KeyEvent(.character("5"), .meta), .ignore),
      (KeyEvent(.character("q"), .control), .ignore),
      (KeyEvent(.tab), .ignore), (KeyEvent(.insert), .ignore), (KeyEvent(.function(1)), .ignore),
      (KeyEvent(.unknown), .ignore),
    ] as [(KeyEvent, FieldCommand)])
  func bindings(event: KeyEvent, command: FieldCommand) {
    #expect(KeyBindings.command(for: event, isEmpty: false) == command)
  }

  @Test("Ctrl-D ends an empty field")
  func controlD() {
    let event = KeyEvent(.character("d"), .control)
    #expect(KeyBindings.command(for: event, isEmpty: true) == .cancel)
  }
}
