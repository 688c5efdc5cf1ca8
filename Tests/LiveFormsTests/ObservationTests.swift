import LiveForms
import Observation
import Testing

@MainActor @Suite struct ObservationTests {
  /// Counts how often what `read` reads changes, each time once.
  private func changes(
    of read: @escaping @MainActor () -> Void, during body: @MainActor () -> Void
  ) -> Int {
    nonisolated(unsafe) var count = 0
    withObservationTracking(read) { count += 1 }
    body()
    return count
  }

  @Test func aResultTellsItsOwnObserversAndNoOtherFields() {
    let form = SignUp().form()
    #expect(changes(of: { _ = form.message(for: .name) }) { form.validate(.name) } == 1)
    #expect(changes(of: { _ = form.message(for: .name) }) { form.validate(.note) } == 0)
    #expect(changes(of: { _ = form.message(for: .name) }) { form.validate(.name) } == 0)
    #expect(changes(of: { _ = form.results }) { form.validate(.email) } == 1)
    #expect(changes(of: { _ = form.isWaiting(.email) }) { form.valueChanged(.email) } == 1)
  }

  @Test func theFocusTellsItsObserversWhenItMoves() {
    let form = SignUp().form(triggers: [])
    #expect(changes(of: { _ = form.focus }) { form.focus = .name } == 1)
    #expect(changes(of: { _ = form.focus }) { form.focus = .name } == 0)
    #expect(changes(of: { _ = form.focus }) { form.validate(.name) } == 0)
  }
}
