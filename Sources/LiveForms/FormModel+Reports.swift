extension FormModel {
  /// Counts the changes of a field's value; nil for a field that the form does not have.
  public func revision(of name: Name) -> Int? { state(of: name)?.revision }

  /// Shows a result that does not come from the field's rule, such as a server's answer.
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
  ///   - result: the result.
  ///   - name: whose it is.
  ///   - revision: the ``revision(of:)`` of the value that it is about. Where the value has changed
  ///     since, the result is of no use any more and nothing happens; nil is the value as it is
  ///     now.
  /// - Returns: whether the result is shown.
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
