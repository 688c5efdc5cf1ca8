import LiveNumberCore
import TestSupport

/// Edits of a field, and the promises that hold after each of them and at the end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let session = FuzzField.choose(&input.choices) else { return 0 }
  var field = CheckedField(session)
  for event in FuzzScript(input.text) {
    let broken: [String]
    switch event {
    case .edit(let edit): broken = field.apply(edit)
    case .replace(let range, let text): broken = field.replace(utf16: range, with: text)
    case .leave: broken = ExitInvariants.broken(by: field.session)
    case .undo: broken = field.undo()
    case .redo: broken = field.redo()
    case .format(let index):
      guard let format = FuzzFormats.format(index) else { continue }
      broken = field.changeFormat(format)
    }
    promise(description(of: session), breaks: broken)
    guard FuzzField.isShort(field.session) else { return 0 }
  }
  promise(description(of: session), breaks: field.finish())
  promise(description(of: session), breaks: magnitudes(in: input.text, session.editor))
  return 0
}

private func description(of session: EditingSession) -> String {
  "\(session.editor.format.style) with \(session.editor.options)"
}

/// Returns the promises that the digits and separators of an input break, typed and pasted as one
/// number.
private func magnitudes(in text: String, _ editor: NumberEditor) -> [String] {
  let symbols = editor.format.symbols
  let separators = (symbols.decimalSeparator + symbols.groupingSeparator + ".,' ").unicodeScalars
  let keys = Array(separators) + editor.options.decimalAliases
  let number = text.unicodeScalars.filter { "0"..."9" ~= $0 || keys.contains($0) }.prefix(12)
  // Digits are left out silently if there is no room for them, or if a range blocks them.
  let options = editor.options
  guard options.maximumIntegerDigits == nil, options.maximumLength == nil, options.entry == .free,
    options.maximumSignificantDigits == nil, options.valueLimits == .init(),
    options.rangePolicy == .flag
  else { return [] }
  if case .significantDigits = editor.format.precision { return [] }
  return MagnitudeInvariants.Way.allCases.flatMap { way in
    MagnitudeInvariants.broken(by: String(String.UnicodeScalarView(number)), way, in: editor)
  }
}
