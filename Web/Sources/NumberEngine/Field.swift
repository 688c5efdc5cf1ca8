internal import LiveNumberCore

/// A live field whose number JavaScript holds.
final class Field: HeldObject {
  var session: EditingSession
  /// The selection that JavaScript has seen, in UTF-16 code units.
  private(set) var selection = 0..<0

  init(_ session: EditingSession) { self.session = session }

  /// Returns the field of a number, or `nil` with a message in the output.
  static func at(_ handle: Int32) -> Field? {
    let field = Handles.object(handle) as? Field
    if field == nil { Output.begin("there is no such field") }
    return field
  }

  /// Writes what the field shows and says to the output.
  ///
  /// - Parameter offered: The text that the range of the last outcome is in.
  func write(offered: String = "") {
    selection = session.write(offered: offered)
  }
}

extension EditingSession {
  /// Writes the field to the output and returns the selection in UTF-16 code units.
  ///
  /// It changes nothing, but a method that can't is called on a copy of the session.
  fileprivate mutating func write(offered: String) -> Range<Int> {
    let rendering = rendering
    var text = rendering.text
    let (anchor, head) = text.withUTF8 { bytes in
      let head = bytes.utf16Count(to: rendering.utf8Head)
      let isCaret = rendering.utf8Anchor == rendering.utf8Head
      return (isCaret ? head : bytes.utf16Count(to: rendering.utf8Anchor), head)
    }
    let selection = min(anchor, head)..<max(anchor, head)
    Output.begin(text)
    Output.add(.value, value?.description)
    Output.add(.reason, lastOutcome.reason?.rawValue)
    Output.add(.invalidReason, editor.invalidReason(of: state)?.rawValue)
    Output.add(.readings, joinedReadings)
    Output.add(.preview, preview)
    Output.add(.waiting, state.waitingKeys)
    Output.set(.selectionStart, selection.lowerBound)
    Output.set(.selectionEnd, selection.upperBound)
    Output.set(.isBackward, head < anchor ? 1 : 0)
    Output.set(.validity, validity.code)
    Output.set(.canUndo, canUndo ? 1 : 0)
    Output.set(.canRedo, canRedo ? 1 : 0)
    writeOutcome(offered: offered)
    return selection
  }

  /// The texts of the numbers that the typed keys can mean, with U+001F between them, or `nil` if
  /// there is no doubt.
  private var joinedReadings: String? {
    let readings = readings
    guard let first = readings.first else { return nil }
    return readings.dropFirst().reduce(first) { $0 + "\u{1F}" + $1 }
  }

  private func writeOutcome(offered: String) {
    switch lastOutcome {
    case .accepted:
      Output.set(.outcome, 0)
      Output.set(.outcomeStart, 0)
      Output.set(.outcomeEnd, 0)
    case .adjusted(_, let range), .rejected(_, let range):
      // After a change that is no edit, the range is in a text that is gone.
      let isOffered = range.upperBound <= offered.endIndex
      let range = isOffered ? range : offered.startIndex..<offered.startIndex
      Output.set(.outcome, lastOutcome.isRejected ? 2 : 1)
      Output.set(.outcomeStart, offered.utf16Count(to: range.lowerBound))
      Output.set(.outcomeEnd, offered.utf16Count(to: range.upperBound))
    }
  }
}

extension String {
  func utf16Count(to index: Index) -> Int {
    var text = self
    let offset = utf8.distance(from: startIndex, to: index)
    return text.withUTF8 { $0.utf16Count(to: offset) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of UTF-16 code units in the bytes before an offset.
  fileprivate func utf16Count(to offset: Int) -> Int {
    var count = 0
    // A scalar of four bytes takes two units.
    for byte in self[..<offset] where byte & 0xC0 != 0x80 { count += byte < 0xF0 ? 1 : 2 }
    return count
  }
}

extension NumberEditor.Validity {
  /// The position of the name in `number-engine.js`.
  fileprivate var code: Int {
    switch self {
    case .empty: 0
    case .incomplete: 1
    case .valid: 2
    case .invalid: 3
    }
  }
}

extension NumberEditor.KeyboardTraits {
  fileprivate var bits: Int32 {
    (allowsFraction ? 1 : 0) | (allowsMinus ? 2 : 0) | (allowsPlus ? 4 : 0)
  }
}

/// Creates a field from options in the input.
///
/// - Returns: Its number, or 0 if the options contradict each other; the output then has the
///   message.
@_expose(wasm, "createField") @_cdecl("createField")
public func createField(_ format: Int32, _ count: Int32) -> Int32 {
  guard let format = Format.at(format) else { return 0 }
  let settings = Settings(count: count)
  do throws(SettingError) {
    let field = Field(EditingSession(editor: try settings.editor(format)))
    field.write()
    return Handles.insert(field)
  } catch {
    Output.begin(error.description)
    return 0
  }
}

/// Frees a field.
@_expose(wasm, "closeField") @_cdecl("closeField")
public func closeField(_ field: Int32) {
  if Field.at(field) != nil { Handles.remove(field) }
}

/// Returns the keys that a field has a use for: 1 for a fraction, 2 for a minus, 4 for a plus.
@_expose(wasm, "keys") @_cdecl("keys")
public func keys(_ field: Int32) -> Int32 {
  Field.at(field)?.session.editor.keyboardTraits.bits ?? 0
}

/// Shows the content of a field in another format.
///
/// - Returns: 0 if the options contradict the format; the output then has the message.
@_expose(wasm, "changeFormat") @_cdecl("changeFormat")
public func changeFormat(_ field: Int32, _ format: Int32) -> Int32 {
  guard let field = Field.at(field), let format = Format.at(format) else { return 0 }
  do throws(NumberEditorError) {
    try field.session.options.validate(for: format)
    field.session.format = format
    field.write()
    return 1
  } catch {
    Output.begin(error.description)
    return 0
  }
}

/// Applies the options in the input to a field.
///
/// - Returns: 0 if the options contradict each other; the output then has the message.
@_expose(wasm, "changeOptions") @_cdecl("changeOptions")
public func changeOptions(_ field: Int32, _ count: Int32) -> Int32 {
  guard let field = Field.at(field) else { return 0 }
  let settings = Settings(count: count)
  do throws(SettingError) {
    let editor = try settings.editor(field.session.editor.format)
    field.session.options = editor.options
    field.write()
    return 1
  } catch {
    Output.begin(error.description)
    return 0
  }
}
