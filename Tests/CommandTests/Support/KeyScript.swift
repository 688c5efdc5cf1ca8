import Testing

@testable import TerminalUI
@testable import numfmt_live

/// Keys written as a text.
enum KeyScript {
  /// Returns the key of each character of a text; a name between `<` and `>` is one key.
  static func events(_ keys: String) throws -> [KeyEvent] {
    var events: [KeyEvent] = []
    var rest = keys.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "<" else {
        events.append(KeyEvent(.character(scalar)))
        continue
      }
      let name = String(rest.prefix { $0 != ">" })
      rest = rest.dropFirst(name.unicodeScalars.count + 1)
      events.append(try #require(Self.keys[name], "no key \(name)"))
    }
    return events
  }

  private static let keys: [String: KeyEvent] = [
    "Tab": KeyEvent(.tab), "S-Tab": KeyEvent(.tab, .shift), "Enter": KeyEvent(.enter),
    "Esc": KeyEvent(.escape), "Up": KeyEvent(.up), "Down": KeyEvent(.down),
    "S-Up": KeyEvent(.up, .shift), "Left": KeyEvent(.left), "Right": KeyEvent(.right),
    "S-Left": KeyEvent(.left, .shift), "S-Right": KeyEvent(.right, .shift),
    "Home": KeyEvent(.home), "End": KeyEvent(.end), "BS": KeyEvent(.backspace),
    "Del": KeyEvent(.delete), "C-g": KeyEvent(.character("g"), .control),
    "C-r": KeyEvent(.character("r"), .control), "C-c": KeyEvent(.character("c"), .control),
    "C-d": KeyEvent(.character("d"), .control), "C-w": KeyEvent(.character("w"), .control),
    "C-u": KeyEvent(.character("u"), .control), "C-k": KeyEvent(.character("k"), .control),
    "C-n": KeyEvent(.character("n"), .control), "C-p": KeyEvent(.character("p"), .control),
    "F1": KeyEvent(.function(1)), "C-_": KeyEvent(.character("_"), .control),
    "M-_": KeyEvent(.character("_"), .alt),
  ]
}
