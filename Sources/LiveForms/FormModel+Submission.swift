extension FormModel {
  /// Commits all numbers, validates every field at once, and moves the focus to the first one that
  /// fails.
  ///
  /// If the answer of an asynchronous rule isn't known, this begins to check the rule and returns
  /// `false`. If no other field fails, the focus stays. To wait for the answers, call `submit()`
  /// with `await`, which is the only one of the two methods that an asynchronous function can call.
  ///
  /// - Returns: A Boolean value that indicates whether all values are valid.
  @discardableResult
  public func submit() -> Bool {
    validateAll()
    return concludeSubmission()
  }

  /// Commits all numbers, validates every field at once, waits for the asynchronous rules, and
  /// moves the focus to the first field that fails.
  ///
  /// ```swift
  /// Button("Sign Up") { Task { if await form.submit() { model.send() } } }
  ///   .disabled(form.isPending(.email))
  /// ```
  ///
  /// If the user changes a value in the meantime, the method doesn't wait for the new value's
  /// answer. If the task is canceled, it doesn't wait for any answer, even if a rule ignores the
  /// cancellation.
  ///
  /// - Returns: A Boolean value that indicates whether all values are valid. It is `false` if a
  ///   rule throws an error, if a value has changed in the meantime and isn't validated, or if the
  ///   task is canceled.
  @discardableResult
  public func submit() async -> Bool {
    validateAll()
    await finish(states.compactMap { $0.check?.task })
    noticeChanges()
    return !Task.isCancelled && concludeSubmission()
  }

  private func validateAll() {
    // A number that isn't valid fails, even if a commit shows another one: nobody has seen that
    // yet.
    var failures = fields.map { $0.number?.failure() }
    for index in fields.indices {
      let failure = commit(at: index)
      failures[index] = failures[index] ?? failure
    }
    // A commit that writes a number to the model can change those of other stores.
    noticeChanges()
    for index in fields.indices {
      if let failure = failures[index], fields[index].number?.failure() == nil {
        states[index].result = .failure(failure)
        states[index].check = nil
      } else {
        validate(at: index)
      }
    }
  }

  /// Returns when checks have ended, or as soon as the current task is canceled.
  private func finish(_ checks: [Task<Void, Never>]) async {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    Task {
      for check in checks { await check.value }
      end.finish()
    }
    // The iteration notices a cancellation, unlike the value of a task.
    for await _ in ends {}
  }

  private func concludeSubmission() -> Bool {
    if let firstInvalid { focused.index = indices[firstInvalid] }
    return states.allSatisfy { $0.result == .success && $0.check == nil }
  }
}
