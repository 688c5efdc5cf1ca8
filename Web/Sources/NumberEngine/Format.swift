internal import LiveNumberCore

/// A number format whose number JavaScript holds.
final class Format: HeldObject {
  let format: NumberFormat

  init(_ format: NumberFormat) { self.format = format }

  /// Returns the format of a number, or `nil` with a message in the output.
  static func at(_ handle: Int32) -> NumberFormat? {
    let format = (Handles.object(handle) as? Format)?.format
    if format == nil { Output.begin("there is no such format") }
    return format
  }
}

/// Creates a format from options in the input.
///
/// - Returns: Its number, or 0 if the options can't be used; the output then has the message.
@_expose(wasm, "createFormat") @_cdecl("createFormat")
public func createFormat(_ count: Int32) -> Int32 {
  var settings = Settings(count: count)
  do throws(SettingError) {
    let format = Format(try settings.numberFormat())
    return Handles.insert(format)
  } catch {
    Output.begin(error.description)
    return 0
  }
}

/// Writes the text of the canonical number in the input to the output.
///
/// - Returns: 0 if the input isn't a number; the output then has the message.
@_expose(wasm, "formatNumber") @_cdecl("formatNumber")
public func formatNumber(_ format: Int32, _ count: Int32) -> Int32 {
  guard let format = Format.at(format) else { return 0 }
  let text = Input.text(count)
  guard let number = ExactDecimal(text) else {
    Output.begin(SettingError("number", text, SettingError.notADecimal).description)
    return 0
  }
  Output.begin(format.format(number))
  return 1
}

/// Writes the canonical number of the text in the input to the output.
///
/// The text is read as one that is pasted into an empty field. The strict reader would make the
/// module a twentieth larger, and a page has use for what people write.
///
/// - Returns: 0 if the text isn't a number; the output then has the name of the reason.
@_expose(wasm, "parseNumber") @_cdecl("parseNumber")
public func parseNumber(_ format: Int32, _ count: Int32) -> Int32 {
  guard let format = Format.at(format) else { return 0 }
  var options = NumberEditor.Options()
  options.maximumFractionDigits = .unlimited
  options.paste = .locale
  let editor = NumberEditor(format: format, options: options)
  let (state, outcome) = editor.apply(.paste(Input.text(count)), to: .empty)
  guard !outcome.isRejected, let number = editor.value(of: state) else {
    Output.begin((outcome.reason ?? .notANumber).rawValue)
    return 0
  }
  Output.begin(number.description)
  return 1
}
