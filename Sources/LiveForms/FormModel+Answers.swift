// A field's own rule doesn't know the answer of its asynchronous rule, or a result that the app
// reports. A revision has one answer, whichever of the two it comes from.

extension FormModel {
  /// Returns the number of changes of a field's value, or `nil` if the form has no such field.
  ///
  /// A change of a field that it depends on counts, too.
  public func revision(of name: Name) -> Int? { state(of: name)?.revision }

  /// Reports a result that isn't the field's rule's, such as a server's answer to the whole form.
  ///
  /// ```swift
  /// let revision = form.revision(of: .email)
  /// let order = await server.order(model.email)
  /// if order.isRejected {
  ///   form.report(.failure("There is an account already."), for: .email, revision: revision)
  /// }
  /// ```
  ///
  /// A failure stays until the value changes (``valueChanged(_:)``) or a success is reported. Until
  /// then, the field isn't valid, whatever validates it. A failure of the field's own rule takes
  /// precedence. The result replaces the answer of the field's asynchronous rule, which isn't
  /// checked for this value again.
  ///
  /// - Parameters:
  ///   - result: The result.
  ///   - name: The name of the field.
  ///   - revision: The ``revision(of:)`` of the value that the result is for, or `nil` for the
  ///     current value. If the value has changed since, nothing happens.
  /// - Returns: A Boolean value that indicates whether the result is that of the current value.
  @discardableResult
  public func report(_ result: ValidationResult, for name: Name, revision: Int? = nil) -> Bool {
    guard let index = index(of: name), states[index].revision == revision ?? states[index].revision
    else { return false }
    states[index].answer = result
    validate(at: index)
    return true
  }

  /// Checks the asynchronous rule of a field in a task.
  func checkAsyncRule(_ check: @escaping Evaluation.AsyncCheck, at index: Int) {
    let task = Task { [weak self] in
      var answer: ValidationResult?
      var result: ValidationResult?
      do {
        try Task.checkCancellation()
        answer = try await check()
        result = answer
      } catch is CancellationError {
        // There is neither an answer nor a message for the user.
      } catch {
        result = .failure("\(error)")
      }
      // If the value has changed, the check is released, which cancels this task.
      guard !Task.isCancelled, let state = self?.states[index] else { return }
      state.check = nil
      state.answer = answer
      state.result = result
    }
    states[index].check = FieldCheck(task: task)
  }
}
