extension FormModel {
  /// Notifies the form of a change of a field's value.
  ///
  /// With the trigger `change`, the field is validated, at once or after its debounce, and the
  /// previous result stays until then. Without it, the previous result is removed, because it is
  /// the result of another value. Fields that depend on the field and have a result are validated
  /// again, at once, or after their debounce if that takes an asynchronous rule.
  ///
  /// For the field of a number store, the form compares the number with the one it has last seen:
  /// if they are equal, nothing happens.
  public func valueChanged(_ name: Name) {
    guard let index = indices[name] else { return }
    if fields[index].number == nil {
      changeValue(at: index, isCommitted: false)
    } else {
      noticeChange(at: index)
    }
  }

  /// Begins a new revision of a field's value, and of the values that depend on it.
  ///
  /// A committed value is final. Its result neither waits nor is removed, since the event that has
  /// ended the entry shows one.
  func changeValue(at index: Int, isCommitted: Bool) {
    let (state, triggers) = (states[index], fields[index].triggers)
    state.beginRevision()
    state.check = nil
    if triggers.contains(.change) {
      if isCommitted { validate(at: index) } else { validateAfterDebounce(at: index) }
    } else if !isCommitted {
      state.result = nil
    }
    for dependent in dependents[index] { dependencyChanged(of: dependent) }
  }

  private func dependencyChanged(of index: Int) {
    let wasPending = states[index].isPending
    states[index].beginRevision()
    if wasPending {
      validateAfterDebounce(at: index)
    } else {
      revalidate(at: [index])
    }
  }

  /// Notifies the form that the user has pressed Return in a field, which commits a number.
  ///
  /// - Returns: The field's result, which is a new one if its triggers contain `submit`, or `nil`
  ///   if the field has none, as while it is pending.
  @discardableResult
  public func submitField(_ name: Name) -> ValidationResult? {
    guard let index = index(of: name) else { return nil }
    commit(at: index)
    if fields[index].triggers.contains(.submit) { validate(at: index) }
    return states[index].result
  }

  /// Validates a field at once, whatever its triggers are, and whether or not a change is waiting.
  ///
  /// - Returns: The result, or `nil` if the form has no such field, or if the answer of its
  ///   asynchronous rule isn't known yet.
  @discardableResult
  public func validate(_ name: Name) -> ValidationResult? {
    index(of: name).flatMap { validate(at: $0) }
  }

  /// Validates the fields that have a result again, after a change of the rules or of the language.
  ///
  /// The answers of asynchronous rules and of the app stay.
  public func revalidate() {
    noticeChanges()
    revalidate(at: Array(fields.indices))
  }

  /// Validates fields again that have a result or are pending.
  func revalidate(at indices: [Int]) {
    for index in indices {
      let state = states[index]
      guard state.result != nil || state.isPending else { continue }
      state.result = fields[index].evaluate().result(with: state.answer)
      if state.result != nil {
        if state.isPending { state.check = nil }
      } else if state.check == nil {
        validateAfterDebounce(at: index)
      }
    }
  }

  /// Removes all results and reported failures, and cancels what is waiting or pending; the focus
  /// stays.
  public func reset() {
    for (field, state) in zip(fields, states) {
      state.beginRevision()
      state.check = nil
      state.result = nil
      state.number = field.number?.read()
    }
  }

  @discardableResult
  func validate(at index: Int) -> ValidationResult? {
    let state = states[index]
    let evaluation = fields[index].evaluate()
    state.result = evaluation.result(with: state.answer)
    if case .asyncRule(let check) = evaluation, state.answer == nil {
      if !state.isPending { checkAsyncRule(check, at: index) }
    } else {
      state.check = nil
    }
    return state.result
  }
}
