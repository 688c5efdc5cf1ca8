import LiveForms

/// A server that answers when a test tells it to.
@MainActor final class ScriptedServer {
  /// The values that the server was asked for.
  private(set) var questions: [String] = []
  /// The values whose question was canceled.
  private(set) var canceled: [String] = []
  private var open: [String: CheckedContinuation<ValidationResult, any Error>] = [:]
  private var observer: (count: Int, continuation: CheckedContinuation<Void, Never>)?

  /// The rule that asks the server.
  var rule: nonisolated(nonsending) (String) async throws -> ValidationResult {
    { try await self.check($0) }
  }

  func check(_ value: String) async throws -> ValidationResult {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        questions.append(value)
        open[value] = continuation
        if observer?.count == questions.count { observer?.continuation.resume() }
      }
    } onCancel: {
      Task { @MainActor in
        canceled.append(value)
        open.removeValue(forKey: value)?.resume(throwing: CancellationError())
      }
    }
  }

  /// Returns when the server has been asked for as many values.
  func questions(_ count: Int) async {
    guard questions.count < count else { return }
    await withCheckedContinuation { observer = (count, $0) }
  }

  /// Answers the question for a value.
  func answer(_ value: String, _ result: ValidationResult) {
    open.removeValue(forKey: value)?.resume(returning: result)
  }

  /// Fails to answer the question for a value.
  func fail(_ value: String, _ error: any Error) {
    open.removeValue(forKey: value)?.resume(throwing: error)
  }
}
