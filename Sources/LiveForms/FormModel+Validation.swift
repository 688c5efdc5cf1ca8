extension FormModel {
  /// Notifies the form of a change of a field's value.
  ///
  /// With the trigger `change`, the field is validated, at once or after its debounce, and the previous
  /// result stays until then. Without it, the previous result is removed, because it is the result of
  /// another value. Fields that depend on the field and have a result are validated again, at once.
  public func valueChanged(_ name: Name) {
    guard let index = indices[name] else { return }
    defer { revalidate(dependents[index]) }
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

  /// Notifies the form that the user has pressed Return in a field, which commits a number.
  ///
  /// - Returns: The field's result, which is a new one if its triggers contain `submit`.
  @discardableResult
  public func submitField(_ name: Name) -> ValidationResult? {
    guard let index = indices[name] else { return nil }
    commit(at: index)
    if fields[index].triggers.contains(.submit) { validate(at: index) }
    return states[index].result
  }

  /// Validates a field at once, whatever its triggers are, and whether or not a change is waiting.
  ///
  /// - Returns: The result, or `nil` if the form has no such field.
  @discardableResult
  public func validate(_ name: Name) -> ValidationResult? {
    indices[name].map { validate(at: $0) }
  }

  /// Commits all numbers, validates every field at once, and moves the focus to the first one that fails.
  ///
  /// - Returns: A Boolean value that indicates whether all values are valid.
  @discardableResult
  public func submit() -> Bool {
    for index in fields.indices { commit(at: index) }
    for index in fields.indices { validate(at: index) }
    guard let invalid = firstInvalid else { return true }
    focused.index = indices[invalid]
    return false
  }

  /// Validates the fields that have a result again, after a change of the rules or of the language.
  public func revalidate() { revalidate(Array(fields.indices)) }

  private func revalidate(_ indices: [Int]) {
    for index in indices where states[index].result != nil {
      states[index].result = fields[index].validate()
    }
  }

  /// Ends the entry of a field's value, which can change the value.
  func commit(at index: Int) {
    guard let commit = fields[index].commit else { return }
    commit()
    revalidate([index] + dependents[index])
  }

  /// Removes all results and cancels what is waiting; the focus stays.
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

  // MARK: - Results from elsewhere

  /// Returns the number of changes of a field's value, or `nil` if the form has no such field.
  public func revision(of name: Name) -> Int? { state(of: name)?.revision }

  /// Shows a result that isn't the field's rule's, such as the answer of a server.
  ///
  /// ```swift
  /// let revision = form.revision(of: .email)
  /// let isTaken = await server.hasAccount(model.email)
  /// if isTaken {
  ///   form.report(.failure("There is an account already."), for: .email, revision: revision)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - name: The name of the field.
  ///   - revision: The ``revision(of:)`` of the value that the result is for, or `nil` for the current
  ///     value. If the value has changed since, nothing happens.
  /// - Returns: A Boolean value that indicates whether the result is shown.
  @discardableResult
  public func report(_ result: ValidationResult, for name: Name, revision: Int? = nil) -> Bool {
    guard let state = state(of: name), state.revision == revision ?? state.revision else {
      return false
    }
    state.check = nil
    state.result = result
    return true
  }
}
