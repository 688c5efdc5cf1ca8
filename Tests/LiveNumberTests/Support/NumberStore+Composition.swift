@testable import LiveNumber

extension NumberStore {
  /// Ends the composition of an input method, and types its characters in one undo step.
  ///
  /// - Parameter composed: The characters that were composed; empty if the composition was
  ///   canceled.
  /// - Returns: The outcome of typing the characters.
  @discardableResult
  func endComposition(_ composed: String) -> NumberEditor.Outcome {
    endComposition { update { $0.apply(.compose(composed)) } }
  }
}
