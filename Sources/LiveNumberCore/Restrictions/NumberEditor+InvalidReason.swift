extension NumberEditor {
  /// Why a state is invalid; nil where it is not.
  ///
  /// ```swift
  /// editor.invalidReason(of: state)     // outOfRange, for 35 in 18…30
  /// ```
  public func invalidReason(of state: State) -> Reason? {
    guard state.validity == .invalid else { return nil }
    if let exceeded = limits.exceeded(by: state.content, from: .empty) { return exceeded }
    if state.content.isNegative, !limits.allowsNegative { return .negativeNotAllowed }
    return value(of: state) == nil ? .notANumber : .outOfRange
  }
}
