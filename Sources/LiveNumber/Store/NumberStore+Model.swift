public import LiveNumberCore

/// A store whose value is kept in a model of the app.
///
/// The store and the model follow each other without notifications or callbacks:
///
/// - The store reads the model at every access. If the value differs from the last one it has read,
///   the text becomes that value's; if it is the same, an edit in progress stays as it is. What the
///   model reads then is observed, so a view of the text is notified of a change of the model.
/// - The model has the number of the field while the field is valid, and otherwise the number from
///   before the entry, which begins with the first edit after a valid commit or a number from the
///   program. With ``ModelWritePolicy/onCommit``, it gets a number that is committed.
/// - The store reads back what the model made of a number. If that is another one, the text stays
///   while it is being edited, and is invalid, with the reason `changedByModel` or
///   `refusedByModel`. The commit shows a number that the model has changed; one that it doesn't
///   take stays, and is invalid.
/// - A value from the model starts a new history, so that undo never writes an older value to the
///   model.
///
/// A model's setter can change other values, and their setters this one: a store writes only when
/// its own text is edited, so there is no cycle.
extension NumberStore {
  /// Creates a store for a number in a model that always has a value: a cleared field doesn't
  /// change the model.
  ///
  /// ```swift
  /// let low = NumberStore(temperatures, \.low, format: format)
  /// low.type("5")
  /// temperatures.low        // 5
  /// ```
  ///
  /// For what is written when, see <doc:NumberBoundToModel>.
  ///
  /// - Parameters:
  ///   - model: The model, which the store keeps alive. A model that owns the store uses the
  ///     initializer with closures, and captures itself weakly in them.
  ///   - keyPath: The key path of the number in the model.
  ///   - format: The format of the text.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping
  ) {
    self.init(format: format, options: options, writes: writes, isRequired: true) {
      model[keyPath: keyPath]
    } write: { value in
      if let value { model[keyPath: keyPath] = value }
    }
  }

  /// Creates a store for an optional number in a model: a cleared field sets it to `nil`.
  ///
  /// - Parameters:
  ///   - model: The model, which the store keeps alive. A model that owns the store uses the
  ///     initializer with closures, and captures itself weakly in them.
  ///   - keyPath: The key path of the number in the model.
  ///   - format: The format of the text.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value?>,
    format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping
  ) {
    self.init(format: format, options: options, writes: writes, isRequired: false) {
      model[keyPath: keyPath]
    } write: { value in
      model[keyPath: keyPath] = value
    }
  }

  /// Creates a store for a number that two closures read and write.
  ///
  /// - Parameters:
  ///   - format: The format of the text.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  ///   - read: A closure that returns the current number, or `nil` if there is none. It is called
  ///     often and has to be fast.
  ///   - write: A closure that sets a new number, or `nil` for a cleared field. If it doesn't
  ///     accept the number, it leaves the result of `read` as it is.
  public convenience init(
    format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping,
    read: @escaping () -> Value?, write: @escaping (Value?) -> Void
  ) {
    self.init(
      format: format, options: options, writes: writes, isRequired: nil, read: read, write: write)
  }

  /// Creates a store for a number that two closures read and write.
  ///
  /// If `isRequired` is `true`, there always is a number, and `nil` is never written. If it is
  /// `nil`, only the result of `read` after writing `nil` tells.
  package convenience init(
    format: NumberFormat, options: NumberEditor.Options, writes: ModelWritePolicy,
    isRequired: Bool?, read: @escaping () -> Value?, write: @escaping (Value?) -> Void
  ) {
    let source = Self.source(writes, isRequired: isRequired, read, write)
    self.init(format: format, options: options, decimal: source.value, source: source)
  }

  private static func source(
    _ writes: ModelWritePolicy, isRequired: Bool?, _ read: @escaping () -> Value?,
    _ write: @escaping (Value?) -> Void
  ) -> ModelSource<ExactDecimal?> {
    ModelSource<ExactDecimal?>(writes: writes, isRequired: isRequired) {
      read()?.decimalValue
    } write: { decimal in
      write(decimal.flatMap { Value(decimal: $0) })
    } hold: { decimal in
      guard let decimal else { return .value(nil) }
      guard let value = Value(decimal: decimal)?.decimalValue else { return .nothing }
      return .value(value)
    }
  }

  /// Binds the store to a number in a model, which it shows at once.
  ///
  /// This way, a model can own its stores as constants, and bind them when it is complete:
  ///
  /// ```swift
  /// final class Order {
  ///   var price: Decimal = 10
  ///   let field = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  ///
  ///   init() { field.bind(to: self, \.price) }
  /// }
  /// ```
  ///
  /// A new binding replaces the one before, and starts a new history.
  ///
  /// - Parameters:
  ///   - model: The model, which the store references weakly. When it's gone, the field is empty.
  ///   - keyPath: The key path of the number in the model.
  ///   - writes: The time at which the user's number is written.
  public func bind<Model: AnyObject>(
    to model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    writes: ModelWritePolicy = .whileTyping
  ) {
    let source = Self.source(writes, isRequired: true) { [weak model] in
      model?[keyPath: keyPath]
    } _: { [weak model] value in
      if let value { model?[keyPath: keyPath] = value }
    }
    bind(to: source)
  }

  /// Binds the store to an optional number in a model, which it shows at once: a cleared field sets
  /// it to `nil`.
  ///
  /// - Parameters:
  ///   - model: The model, which the store references weakly. When it's gone, the field is empty.
  ///   - keyPath: The key path of the number in the model.
  ///   - writes: The time at which the user's number is written.
  public func bind<Model: AnyObject>(
    to model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value?>,
    writes: ModelWritePolicy = .whileTyping
  ) {
    let source = Self.source(writes, isRequired: false) { [weak model] in
      model.flatMap { $0[keyPath: keyPath] }
    } _: { [weak model] value in
      model?[keyPath: keyPath] = value
    }
    bind(to: source)
  }
}
