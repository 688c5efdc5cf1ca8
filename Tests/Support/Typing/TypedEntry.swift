public import LiveNumberCore

/// Keys that are typed into a field, and then committed.
public struct TypedEntry: CustomStringConvertible {
  /// The key that deletes the character before the caret.
  public static let backspace: Unicode.Scalar = "\u{232B}"

  /// The rules of the field.
  public var editor: NumberEditor
  /// What stands in the field.
  public var start = Start()
  /// The keys.
  public var keys: String

  /// A number that stands in a field, and what is selected of it.
  public struct Start {
    /// The content, which is empty by default.
    public var content: String
    /// The selected content offsets.
    public var selection: Range<Int>
    /// A Boolean value that indicates whether the number was typed; otherwise, the program has set
    /// it.
    public var isTyped: Bool

    /// Creates the start of an entry, an empty field by default.
    public init(content: String = "", selection: Range<Int> = 0..<0, isTyped: Bool = true) {
      self.content = content
      self.selection = selection
      self.isTyped = isTyped
    }
  }

  /// Creates an entry, into an empty field by default.
  public init(_ editor: NumberEditor, start: Start = Start(), keys: String) {
    self.editor = editor
    self.start = start
    self.keys = keys
  }

  /// The field before the keys, or `nil` if it can't show the number.
  public var field: EditingSession? {
    var field = EditingSession(editor: editor)
    guard !start.content.isEmpty else { return field }
    if start.isTyped {
      for scalar in start.content.unicodeScalars { field.apply(.typeOnNumericPad(scalar)) }
    } else {
      let number = ExactDecimal(start.content)
      field.apply(.set(number?.scaledByPowerOfTen(-editor.format.powerOfTen)))
    }
    field.apply(.select(anchor: start.selection.lowerBound, head: start.selection.upperBound))
    guard field.state.content.text.hasPrefix(start.content), field.isExact,
      field.state.selection == start.selection
    else { return nil }
    return field
  }

  /// What stands in the field, and the keys.
  public var description: String {
    let field = field.map { start.content.isEmpty ? "" : "\(FieldSnapshot($0)), " } ?? ""
    return "\(field)keys \(keys.escaped)"
  }
}
