/// The rules of a live number field: what each edit does to its content and its caret.
///
/// An editor is a value made of a format and options. It knows no screen and stores no state: an edit goes
/// in with the state that it applies to, and the new state comes out.
///
/// ```swift
/// let editor = try NumberEditor(format: NumberFormat(locale: "de"))
/// var state = NumberEditor.State.empty
/// for key in "1234,5".unicodeScalars {
///   state = editor.apply(.type(key), to: state).state
/// }
/// editor.text(of: state)      // 1.234,5
/// editor.value(of: state)     // 1234.5
/// ```
public struct NumberEditor: Sendable {
  /// A single reference, so that an editor is cheap to copy.
  let rules: Rules

  /// The format of the text.
  public var format: NumberFormat { rules.format }
  /// The behavior of the field.
  public var options: Options { rules.options }
  @inline(__always)
  var limits: Limits { rules.limits }
  var keyboard: Keyboard { rules.keyboard }

  /// Creates an editor for a format.
  ///
  /// - Throws: ``NumberEditorError`` if options contradict each other or the format.
  public init(format: NumberFormat, options: Options = Options()) throws(NumberEditorError) {
    rules = try Rules(format: format, options: options)
    try options.validate(limits: limits, powerOfTen: format.powerOfTen)
  }

  /// The immutable parts of an editor.
  final class Rules: Sendable {
    let format: NumberFormat
    let options: Options
    let limits: Limits
    let keyboard: Keyboard

    // The parts of the format and the options that displaying a state needs.
    let compiled: CompiledFormat
    let showsPlus: Bool
    let showsEmptyAffixes: Bool

    init(format: NumberFormat, options: Options) throws(NumberEditorError) {
      self.format = format
      self.options = options
      compiled = format.compiled
      showsPlus = format.options.signDisplay.showsPlus
      showsEmptyAffixes = options.showsEmptyAffixes
      limits = try Limits(options, format: format)
      keyboard = Keyboard(
        compiled.characterClasses, bracketsNegatives: compiled.bracketsNegatives,
        decimalAliases: options.decimalAliases)
    }
  }
}

extension NumberEditor: Hashable {
  /// Returns a Boolean value that indicates whether two editors have the same format and options.
  public static func == (left: NumberEditor, right: NumberEditor) -> Bool {
    left.rules === right.rules || left.format == right.format && left.options == right.options
  }

  /// Hashes the format and the options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(options)
  }
}
