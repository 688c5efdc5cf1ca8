public import LiveNumberCore

/// A store whose value lives in a model of the app.
///
/// The two follow each other, with nothing to be told and nobody to be called:
///
/// - The store looks at the model whenever it is asked for something. Where the value is another
///   one than it saw last, the text becomes that value's; where it is the same, an edit in progress
///   stays as it is. What reads the model there is observed, so that a view of the text is told of
///   a change of the model.
/// - What is typed goes to the model as soon as it is a value that format, range and
///   ``NumberStore/restriction`` allow, or nothing at all. The store reads back what the model made
///   of it. Where that is something else, the text stays while it is being edited and is invalid,
///   so that a value can be typed whose beginning the model refuses; the commit puts the model's
///   value back, with the outcome `adjusted` and the reason ``NumberEditor/Reason/restored``.
///
/// A model's setter may change other values, and theirs this one: a store only ever writes when its
/// own text was edited, so that nothing goes round in circles.
extension NumberStore {
  /// Makes the store of a model's number, which is always there: a cleared field keeps the model as
  /// it is.
  ///
  /// ```swift
  /// let low = try NumberStore(temperatures, \.low, format: format)
  /// low.type("5")
  /// temperatures.low        // 5
  /// ```
  ///
  /// What goes from where to where, and when, is told in <doc:NumberBoundToModel>.
  ///
  /// - Parameters:
  ///   - model: the model, which the store keeps alive. A model that owns the store uses the
  ///     initialiser with closures, and captures itself weakly in them.
  ///   - keyPath: which number of it.
  ///   - format: how it is written.
  ///   - options: how the field behaves.
  /// - Throws: `NumberEditorError` where the options contradict each other.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, format: NumberFormat,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(NumberEditorError) {
    try self.init(format: format, options: options) {
      model[keyPath: keyPath]
    } write: { value in
      if let value { model[keyPath: keyPath] = value }
    }
  }

  /// Makes the store of a model's number that may be missing: a cleared field makes it nil.
  ///
  /// - Parameters:
  ///   - model: the model, which the store keeps alive. A model that owns the store uses the
  ///     initialiser with closures, and captures itself weakly in them.
  ///   - keyPath: which number of it.
  ///   - format: how it is written.
  ///   - options: how the field behaves.
  /// - Throws: `NumberEditorError` where the options contradict each other.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value?>, format: NumberFormat,
    options: NumberEditor.Options = NumberEditor.Options()
  ) throws(NumberEditorError) {
    try self.init(format: format, options: options) {
      model[keyPath: keyPath]
    } write: { value in
      model[keyPath: keyPath] = value
    }
  }

  /// Makes the store of a number that lives wherever two closures say.
  ///
  /// - Parameters:
  ///   - format: how it is written.
  ///   - options: how the field behaves.
  ///   - read: the number as it is now; nil is none. Called often, and quick.
  ///   - write: takes a new number, or nil for a cleared field. Where it does not, it leaves what
  ///     `read` gives as it is.
  /// - Throws: `NumberEditorError` where the options contradict each other.
  public convenience init(
    format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options(),
    read: @escaping () -> Value?, write: @escaping (Value?) -> Void
  ) throws(NumberEditorError) {
    let source = NumberSource {
      read()?.decimalValue
    } write: { decimal in
      write(decimal.flatMap { Value(decimal: $0) })
    } hold: { decimal in
      Value(decimal: decimal)?.decimalValue
    }
    try self.init(format: format, options: options, decimal: source.read(), source: source)
  }
}
