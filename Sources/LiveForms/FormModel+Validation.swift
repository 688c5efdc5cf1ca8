extension FormModel {
  /// Says that the value of a field has changed.
  ///
  /// With the trigger `change` it is validated, now or after the field's debounce; the old result
  /// stays until then. Without, the old result goes, since it was another value's.
  public func valueChanged(_ name: Name) {
    guard let index = indices[name] else { return }
    let (field, state) = (fields[index], states[index])
    state.revision += 1
    state.check = nil
    guard field.triggers.contains(.change) else {
      state.result = nil
      return
    }
    if field.debounce == .zero {
      validate(at: index)
    } else {
      wait(at: index)
    }
  }

  /// Says that Return was pressed in a field.
  ///
  /// - Returns: the field's result, which is new where its triggers have `submit`.
  @discardableResult
  public func submitField(_ name: Name) -> ValidationResult? {
    guard let index = indices[name] else { return nil }
    if fields[index].triggers.contains(.submit) { validate(at: index) }
    return states[index].result
  }

  /// Validates a field now, whatever its triggers are, and whether a change waits or not.
  @discardableResult
  public func validate(_ name: Name) -> ValidationResult? {
    indices[name].map { validate(at: $0) }
  }

  /// Validates every field now and puts the focus on the first one that fails.
  ///
  /// - Returns: whether all values are as they should be.
  @discardableResult
  public func submit() -> Bool {
    for index in fields.indices { validate(at: index) }
    guard let invalid = firstInvalid else { return true }
    focused.index = indices[invalid]
    return false
  }

  /// Validates the fields that have a result again, for rules or words that have changed: another
  /// language.
  public func revalidate() {
    for index in fields.indices where states[index].result != nil {
      states[index].result = fields[index].validate()
    }
  }

  /// Forgets all results and what waits; the focus stays.
  public func reset() {
    for state in states {
      state.check = nil
      state.result = nil
    }
  }

  @discardableResult
  func validate(at index: Int) -> ValidationResult {
    states[index].check = nil
    let result = fields[index].validate()
    states[index].result = result
    return result
  }
}
