import LiveNumber
import TerminalUI

/// A field for a number in a model.
@MainActor final class NumberInput<Value: NumberValue>: FormInput {
  let store: NumberStore<Value>
  private let style: NumberStyle
  private var format: NumberFormat

  /// Creates a field that shows numbers in a style.
  init(_ store: NumberStore<Value>, _ style: NumberStyle) {
    self.store = store
    self.style = style
    format = store.format
  }

  var shown: Row { Row(store.rendering) }

  var validity: NumberEditor.Validity { store.validity }
  var readings: [String] { store.readings }
  var editor: NumberEditor? { NumberEditor(format: store.format, options: store.options) }
  var expectation: String {
    let bounds = [store.options.range.minimum, store.options.range.maximum].map {
      $0.map(format.format) ?? ""
    }
    return "From \(bounds[0]) to \(bounds[1])."
  }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome { store.apply(edit) }

  /// Undoes the last edit other than a change of the locale, which belongs to the whole form.
  func undo() { repeatWhileFormatChanges { store.undo() } }
  func redo() { repeatWhileFormatChanges { store.redo() } }

  private func repeatWhileFormatChanges(_ step: () -> Bool) {
    var before = store.format
    while step(), store.format != before { before = store.format }
    show(format)
  }

  func changeLocale(_ locale: NumberLocale) {
    do {
      format = try .sample(style, locale)
    } catch {
      // All locales have the styles of the form.
      preconditionFailure("\(error)")
    }
    show(format)
  }

  private func show(_ format: NumberFormat) {
    if store.format != format { store.format = format }
  }
}

extension NumberFormat {
  /// Returns the format of a style in the sample form.
  static func sample(
    _ style: NumberStyle, _ locale: NumberLocale
  ) throws(NumberFormatError) -> NumberFormat {
    do {
      return try NumberFormat(style, locale: locale)
    } catch {
      // In Turkish, the text of a unit depends on the number, so the field shows a plain number.
      guard error.code == .pluralDependent else { throw error }
      return try NumberFormat(locale: locale)
    }
  }
}
