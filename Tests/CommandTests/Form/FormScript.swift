import TestSupport
import Testing

@testable import LiveNumber
@testable import TerminalUI
@testable import TerminalForm
@testable import numfmt_live

/// The sample form, controlled by keys without a terminal.
@MainActor final class FormScript {
  let form: SampleForm
  let clock = ManualClock()
  /// The response to the last key.
  private(set) var response = KeyResponse.stay

  init(_ locale: String = "en", seed: UInt64 = 1) throws {
    form = try SampleForm(
      NumberLocale(locale), clock: clock, generator: SeededGenerator(seed: seed))
  }

  /// Presses each key of a text in a window of 80 columns; a name between `<` and `>` is one key.
  func press(_ keys: String) throws {
    for event in try KeyScript.events(keys) {
      response = form.handle(event)
      _ = form.picture(in: WindowSize(columns: 80, rows: 24))
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
}
