/// What makes a form validate a field by itself.
///
/// Submitting the whole form validates every field, whatever its triggers are. `Sendable`.
public struct ValidationTriggers: OptionSet, Hashable, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The value has changed, and as much time as the field's debounce has passed since.
  public static let change = ValidationTriggers(rawValue: 1 << 0)
  /// Return was pressed in the field.
  public static let submit = ValidationTriggers(rawValue: 1 << 1)
  /// The focus went elsewhere.
  public static let focusLost = ValidationTriggers(rawValue: 1 << 2)

  /// All of them.
  public static let all: ValidationTriggers = [.change, .submit, .focusLost]
}
