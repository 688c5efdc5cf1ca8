extension FormModel {
  /// The field that has the focus; nil is none.
  ///
  /// Taking the focus from a field validates it where its triggers have `focusLost`, or where a
  /// change still waits to be validated. A name that the form does not have changes nothing.
  public var focus: Name? {
    get { focused.index.map { fields[$0].name } }
    set {
      guard let newValue else { return moveFocus(to: nil) }
      if let index = indices[newValue] { moveFocus(to: index) }
    }
  }

  /// Moves the focus to the next field; from none, to the first.
  ///
  /// - Parameter wraps: whether the first field follows the last; where it does not, the focus
  ///   stays.
  /// - Returns: the field that has the focus now.
  @discardableResult
  public func focusNext(wraps: Bool = true) -> Name? {
    moveFocus(by: 1, from: -1, wraps: wraps)
  }

  /// Moves the focus to the field before; from none, to the last.
  ///
  /// - Parameter wraps: whether the last field precedes the first; where it does not, the focus
  ///   stays.
  /// - Returns: the field that has the focus now.
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
    if fields[left].triggers.contains(.focusLost) || states[left].check != nil {
      validate(at: left)
    }
  }
}
