internal import Observation

// A store's notification arrives before its number changes, so a task compares the numbers
// afterward. Every call of the form compares them, too: its result is never that of an older
// number, and a loop that blocks the main thread needs no task.

extension FormModel {
  /// Observes the numbers of all stores until the form is released.
  func observeNumbers() {
    for index in fields.indices {
      states[index].number = fields[index].number?.read()
      states[index].numberDidChange = { [weak self] in
        self?.observeNumber(at: index)
        self?.noticeChange(at: index)
      }
      observeNumber(at: index)
    }
  }

  private func observeNumber(at index: Int) {
    guard let number = fields[index].number else { return }
    withObservationTracking {
      _ = number.read()
    } onChange: { [weak state = states[index]] in
      Task { @MainActor in state?.numberDidChange() }
    }
  }

  /// Returns the index of a field, after noticing the changes of all numbers that its result
  /// depends on.
  func index(of name: Name) -> Int? {
    guard let index = indices[name] else { return nil }
    noticeChange(at: index)
    for dependency in fields[index].dependencies {
      if let dependency = indices[dependency] { noticeChange(at: dependency) }
    }
    return index
  }

  /// Notices the changes of all numbers.
  func noticeChanges() {
    for index in fields.indices { noticeChange(at: index) }
  }

  /// Notices a change of a field's number since the form has last seen it.
  ///
  /// - Parameters:
  ///   - index: The index of the field.
  ///   - isCommitted: Whether a commit has changed the number.
  func noticeChange(at index: Int, isCommitted: Bool = false) {
    let state = states[index]
    guard let seen = state.number, let number = fields[index].number?.read(), number != seen else {
      return
    }
    // Before the rules, which can call the form.
    state.number = number
    if number.isSameValue(as: seen) {
      // The options have changed, or a commit ends an incomplete number.
      revalidate(at: [index] + dependents[index])
    } else {
      changeValue(at: index, isCommitted: isCommitted)
    }
  }

  /// Commits a field's number, which can change it.
  ///
  /// - Returns: The message for a number that the app's model has changed, or `nil`.
  @discardableResult
  func commit(at index: Int) -> String? {
    guard let number = fields[index].number else { return nil }
    noticeChange(at: index)
    let message = number.commit()
    noticeChange(at: index, isCommitted: true)
    // The commit can also have written the number to the model, which other rules read.
    revalidate(at: [index] + dependents[index])
    return message
  }
}
