internal import LiveNumberCore

/// A live field whose address JavaScript holds.
final class Field {
  var session: EditingSession

  init(_ session: EditingSession) { self.session = session }

  static func at(_ address: UnsafeRawPointer) -> Field {
    Unmanaged<Field>.fromOpaque(address).takeUnretainedValue()
  }

  /// Writes what the field shows and says to the output.
  ///
  /// - Parameter offered: The text that the range of the last outcome is in.
  func write(offered: String = "") {
    let rendering = session.rendering
    let state = session.state
    let selection = rendering.utf16Selection
    let outcome = session.lastOutcome
    Output.begin(rendering.text)
    Output.add(.value, session.value?.description)
    Output.add(.reason, outcome.reason?.rawValue)
    Output.add(.invalidReason, session.editor.invalidReason(of: state)?.rawValue)
    Output.add(.warning, session.warning?.rawValue)
    Output.set(.selectionStart, selection.lowerBound)
    Output.set(.selectionEnd, selection.upperBound)
    Output.set(.isBackward, rendering.utf8Head < rendering.utf8Anchor ? 1 : 0)
    Output.set(.validity, state.validity.code)
    Output.set(.canUndo, session.canUndo ? 1 : 0)
    Output.set(.canRedo, session.canRedo ? 1 : 0)
    write(outcome, offered: offered)
  }

  private func write(_ outcome: NumberEditor.Outcome, offered: String) {
    switch outcome {
    case .accepted:
      Output.set(.outcome, 0)
      Output.set(.outcomeStart, 0)
      Output.set(.outcomeEnd, 0)
    case .adjusted(_, let range), .rejected(_, let range):
      let start = offered.utf16.distance(from: offered.startIndex, to: range.lowerBound)
      let end = offered.utf16.distance(from: offered.startIndex, to: range.upperBound)
      Output.set(.outcome, outcome.isRejected ? 2 : 1)
      Output.set(.outcomeStart, start)
      Output.set(.outcomeEnd, end)
    }
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
/// - Returns: Its address, or `nil` if the options contradict each other; the output then has the message.
@_expose(wasm, "createField") @_cdecl("createField")
public func createField(
  _ format: UnsafeRawPointer, _ count: Int32
) -> UnsafeMutableRawPointer? {
  var settings = Settings(Input.pairs(count))
  do throws(SettingError) {
    let options = try settings.editorOptions()
    let editor: NumberEditor
    do throws(NumberEditorError) {
      editor = try NumberEditor(format: Format.at(format), options: options)
    } catch {
      throw SettingError(error.description)
    }
    let field = Field(EditingSession(editor: editor))
    field.write()
    return Unmanaged.passRetained(field).toOpaque()
  } catch {
    Output.begin(error.description)
    return nil
  }
}

/// Frees a field.
@_expose(wasm, "closeField") @_cdecl("closeField")
public func closeField(_ field: UnsafeRawPointer) {
  Unmanaged<Field>.fromOpaque(field).release()
}

/// Returns the keys that a field has a use for: 1 for a fraction, 2 for a minus, 4 for a plus.
@_expose(wasm, "keys") @_cdecl("keys")
public func keys(_ field: UnsafeRawPointer) -> Int32 {
  Field.at(field).session.editor.keyboardTraits.bits
}

/// Shows the content of a field in another format.
///
/// - Returns: 0 if the options contradict the format; the output then has the message.
@_expose(wasm, "changeFormat") @_cdecl("changeFormat")
public func changeFormat(
  _ field: UnsafeRawPointer, _ format: UnsafeRawPointer
) -> Int32 {
  let field = Field.at(field)
  do throws(NumberEditorError) {
    try field.session.changeFormat(Format.at(format))
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
public func changeOptions(_ field: UnsafeRawPointer, _ count: Int32) -> Int32 {
  let field = Field.at(field)
  var settings = Settings(Input.pairs(count))
  do throws(SettingError) {
    let options = try settings.editorOptions()
    do throws(NumberEditorError) {
      try field.session.changeOptions(options)
    } catch {
      throw SettingError(error.description)
    }
    field.write()
    return 1
  } catch {
    Output.begin(error.description)
    return 0
  }
}
