extension FormModel {
  /// The name of the focused field, or `nil` if no field is focused.
  ///
  /// A field that loses the focus commits its number, and is validated if its triggers contain
  /// `focusLost`, or if a change is waiting to be validated. A name that the form doesn't have
  /// changes nothing.
  public var focus: Name? {
    get { focused.index.map { fields[$0].name } }
    set {
      guard let newValue else { return moveFocus(to: nil) }
      if let index = indices[newValue] { moveFocus(to: index) }
    }
  }

  /// Moves the focus to the next field, or to the first one if no field is focused.
  ///
  /// - Parameter wraps: A Boolean value that indicates whether the first field follows the last
  ///   one. If it doesn't, the focus stays on the last field.
  /// - Returns: The name of the field that is focused afterward.
  @discardableResult
  public func focusNext(wraps: Bool = true) -> Name? {
    moveFocus(by: 1, from: -1, wraps: wraps)
  }

  /// Moves the focus to the previous field, or to the last one if no field is focused.
  ///
  /// - Parameter wraps: A Boolean value that indicates whether the last field precedes the first
  ///   one. If it doesn't, the focus stays on the first field.
  /// - Returns: The name of the field that is focused afterward.
  @discardableResult
  public func focusPrevious(wraps: Bool = true) -> Name? {
    moveFocus(by: -1, from: fields.count, wraps: wraps)
  }

  private func moveFocus(by step: Int, from outside: Int, wraps: Bool) -> Name? {
    guard !fields.isEmpty else { return nil }
    let next = (focused.index ?? outside) + step
    if fields.indices.contains(next) {
      moveFocus(to: next)
    } else if wraps {
      moveFocus(to: (next + fields.count) % fields.count)
    }
    return focus
  }

  private func moveFocus(to index: Int?) {
    guard let left = focused.index, left != index else {
      focused.index = index
      return
    }
    focused.index = index
    commit(at: left)
    if fields[left].triggers.contains(.focusLost) || states[left].check != nil {
      validate(at: left)
    }
  }
}
