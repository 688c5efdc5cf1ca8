/// The rules of a live number field: what each edit does to its content and its caret.
///
/// An editor is a value made of a format and options. It knows no screen and stores no state: an
/// edit goes in with the state that it applies to, and the new state comes out.
///
/// ```swift
/// let editor = NumberEditor(format: german)
/// var state = NumberEditor.State.empty
/// for key in "1234,5".unicodeScalars {
///   state = editor.apply(.type(key), to: state).state
/// }
/// editor.text(of: state)      // 1.234,5
/// editor.value(of: state)     // 1234.5
/// ```
public struct NumberEditor: Sendable {
  /// A single reference, so that an editor is cheap to copy.
  let compiled: CompiledEditor

  /// The format of the text.
  public var format: NumberFormat { compiled.format }
  /// The behavior of the field.
  public var options: Options { compiled.options }
  @inline(__always)
  var limits: FieldLimits { compiled.limits }
  var keyboard: Keyboard { compiled.keyboard }
  @inline(__always)
  var compiledFormat: CompiledFormat { compiled.compiledFormat }

  /// Creates an editor for a format.
  ///
  /// If options contradict each other or the format, the tighter one holds: see
  /// ``Options/validate(for:)``.
  public init(format: NumberFormat, options: Options = Options()) {
    compiled = CompiledEditor(format: format, options: options)
  }

  /// What an editor makes of its format and its options, once.
  final class CompiledEditor: Sendable {
    let format: NumberFormat
    let options: Options
    let limits: FieldLimits
    let keyboard: Keyboard

    // What displaying a state needs.
    let compiledFormat: CompiledFormat
    let showsPlus: Bool
    let showsEmptyAffixes: Bool

    init(format: NumberFormat, options: Options) {
      self.format = format
      self.options = options
      compiledFormat = format.compiled
      showsPlus = format.options.signDisplay.showsPlus
      showsEmptyAffixes = options.showsEmptyAffixes
      limits = FieldLimits(options, format: format)
      keyboard = Keyboard(
        classes: compiledFormat.characterClasses,
        bracketsNegatives: compiledFormat.bracketsNegatives,
        decimalAliases: options.decimalAliases.filter { Keyboard.canBeDecimal($0) })
    }
  }
}

extension NumberEditor: Hashable {
  /// Returns a Boolean value that indicates whether two editors have the same format and options.
  public static func == (left: NumberEditor, right: NumberEditor) -> Bool {
    left.compiled === right.compiled || left.format == right.format && left.options == right.options
  }

  /// Hashes the format and the options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(options)
  }
}
