public import LiveNumberCore

/// A store for a text field of the values that an `InputRestriction` accepts.
///
/// It keeps what the functions of an input restriction return: the text, the last allowed value, and
/// whether the text represents one. For a number, a ``NumberStore`` knows more of the edits; this store is
/// for anything that can be typed:
///
/// ```swift
/// let sizes = InputRestriction(.range(ShirtSize.m ... .xl)) { $0.rawValue }
/// let size = RestrictedStore(sizes, value: .m)
/// size.replace(utf16: 0..<1, with: "xl")
/// size.text       // XL
/// size.value      // .xl
/// ```
public final class RestrictedStore<Value: Equatable & Sendable>: TextFieldStore {
  private let model: RestrictedStoreModel<Value>

  /// Creates a store that shows a value.
  public convenience init(_ restriction: InputRestriction<Value>, value: Value) {
    self.init(RestrictedStoreModel(restriction, value: value, source: nil))
  }

  /// Creates a store for a value that two closures read and write.
  ///
  /// The store reads the value at every access, and shows it if it has changed. It writes each allowed
  /// value that the user types. If the app keeps another, the text stays until the commit, which shows the
  /// app's value.
  ///
  /// - Parameters:
  ///   - restriction: The texts that the field accepts.
  ///   - read: A closure that returns the current value. It is called often and has to be fast.
  ///   - write: A closure that sets a new value. If it doesn't accept the value, it leaves the result of
  ///     `read` as it is.
  public convenience init(
    _ restriction: InputRestriction<Value>, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    let source = ModelSource(read: read, write: write)
    self.init(RestrictedStoreModel(restriction, value: source.value, source: source))
  }

  private init(_ model: RestrictedStoreModel<Value>) {
    self.model = model
    super.init(model)
  }

  /// The texts that the field accepts.
  ///
  /// A new restriction shows the value again, and starts a new history.
  public var restriction: InputRestriction<Value> {
    get {
      _ = model.read(.settings)
      return model.restriction
    }
    set {
      model.pull()
      model.restrict(to: newValue)
    }
  }

  /// The last allowed value, also while the text doesn't represent one.
  ///
  /// A new value is shown at once, or after an input method's composition, and starts a new history. The
  /// value that the field already has changes nothing.
  public var value: Value {
    get { model.read(.value).state.value }
    set {
      model.pull()
      _ = model.set(newValue)
    }
  }
}
