import TestSupport
import Testing

@testable import LiveNumber
@testable import numfmt_live

/// The sample form, controlled by keys without a terminal.
@MainActor final class FormScript {
  let form: SampleForm
  let clock = HandClock()
  /// The response to the last key.
  private(set) var response = KeyResponse.stay

  init(_ locale: String = "en", seed: UInt64 = 1) throws {
    form = try SampleForm(
      locales: LocaleCycle(from: NumberLocale(locale)), clock: clock,
      generator: SeededGenerator(seed: seed))
  }

  /// Presses each key of a text; a name between `<` and `>` is one key.
  func press(_ keys: String) throws {
    var rest = keys.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "<" else {
        response = form.handle(KeyEvent(.character(scalar)))
        continue
      }
      let name = String(rest.prefix { $0 != ">" })
      rest = rest.dropFirst(name.unicodeScalars.count + 1)
      response = form.handle(try #require(Self.keys[name], "no key \(name)"))
    }
  }

  /// Returns the text of a field, with a plain space before a unit, since the data's space varies.
  func text(_ name: SampleField) -> String {
    Self.withPlainSpaces(form.input(name).shown.text)
  }

  /// Returns the message below a field in a window of 80 columns.
  func message(_ name: SampleField) -> String? {
    FormColumns(80).message(of: name, in: form).map { Self.withPlainSpaces($0.text) }
  }

  private static func withPlainSpaces(_ text: String) -> String {
    text.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
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
    "C-_": KeyEvent(.character("_"), .control), "M-_": KeyEvent(.character("_"), .alt),
  ]
}
