import Observation
import TestSupport
import Testing

@testable import LiveForms

/// Rules that a server answers when a test tells it to.
@MainActor @Suite struct AsyncRuleTests {
  private typealias Form = FormModel<SignUp.Field>

  private let server = ScriptedServer()
  private let model = SignUp(isValid: true)

  private func form(
    triggers: ValidationTriggers = .all, debounce: Duration = .zero
  ) -> FormModel<SignUp.Field> {
    model.form(triggers: triggers, debounce: debounce, server: server)
  }

  /// The task that checks the email address.
  private func task(_ form: Form) -> Task<Void, Never>? { form.state(of: .email)?.check?.task }

  /// Answers the question for the email address, and returns when the form knows the answer.
  private func answer(_ result: ValidationResult, _ form: Form) async {
    let task = task(form)
    await server.questions(1)
    server.answer(model.email, result)
    await task?.value
  }

  private func submitNow(_ form: Form) -> Bool { form.submit() }

  // MARK: - Asking

  /// A value that passes the rule is pending until the answer is known.
  @Test func pending() async {
    for (result, message) in [(ValidationResult.success, nil), (.failure("taken"), "taken")] {
      let test = AsyncRuleTests()
      let form = test.form()
      form.validate(.name)
      #expect(form.validate(.email) == nil)
      #expect(form.isPending(.email) && !form.isPending(.name) && !form.isWaiting(.email))
      await test.answer(result, form)
      #expect(form.result(for: .email) == result && form.message(for: .email) == message)
      #expect(!form.isPending(.email) && form.isValid == result.isSuccess)
    }
  }

  /// The asynchronous rule can come before the value's closure, too.
  @Test func theValueCanBeTheLastClosure() async {
    let form = FormModel<String>([
      FormField("count", .inRange(1...9, ""), asyncRule: { $0 > 3 ? .failure("taken") : .success })
      {
        5
      }
    ])
    #expect(await form.submit() == false)
    #expect(form.message(for: "count") == "taken")
  }

  @Test func theServerIsNotAskedForAValueThatFailsTheRule() async {
    model.email = "a"
    let form = form()
    #expect(form.validate(.email)?.message == "no address")
    #expect(!form.isPending(.email))
    #expect(await form.submit() == false)
    #expect(server.questions.isEmpty)
  }

  /// The server is asked once for a value, whatever validates the field.
  @Test func once() async {
    let form = form()
    form.focus = .email
    form.valueChanged(.email)
    let validations: [() -> Void] = [
      { form.validate(.email) }, { form.submitField(.email) }, { form.revalidate() },
      { form.focusNext() }, { form.submit() }, { _ = form.isValid },
    ]
    for validation in validations { validation() }
    await server.questions(1)
    for validation in validations { validation() }
    #expect(form.result(for: .email) == nil && form.isPending(.email))
    await answer(.failure("taken"), form)
    for validation in validations { validation() }
    #expect(await form.submit() == false)
    #expect(form.message(for: .email) == "taken" && !form.isPending(.email))
    #expect(server.questions == ["a@b"])
  }

  @Test func theTriggersAreThoseOfTheField() {
    let form = form(triggers: [.focusLost])
    form.focus = .email
    form.valueChanged(.email)
    form.submitField(.email)
    #expect(!form.isPending(.email))
    form.focusNext()
    #expect(form.isPending(.email))
  }

  @Test func aChangeCancelsTheCheckOfTheValueBefore() async {
    let form = form(triggers: [])
    form.validate(.email)
    let first = task(form)
    await server.questions(1)
    model.email = "c@d"
    form.valueChanged(.email)
    #expect(!form.isPending(.email) && first?.isCancelled == true)
    await first?.value
    #expect(form.result(for: .email) == nil)
    #expect(server.canceled == ["a@b"])

    form.validate(.email)
    let second = task(form)
    await server.questions(2)
    server.answer("c@d", .success)
    await second?.value
    #expect(form.result(for: .email) == .success)
  }

  @Test func anAnswerThatArrivesWhileTheValueChangesIsIgnored() async {
    let form = form(triggers: [])
    form.validate(.email)
    let task = task(form)
    await server.questions(1)
    // The question has its answer, but its task isn't yet back on the main actor, where this test
    // is.
    server.answer("a@b", .failure("taken"))
    model.email = "c@d"
    form.valueChanged(.email)
    await task?.value
    #expect(form.result(for: .email) == nil && form.isValid == false)
  }

  @Test func theServerIsNotAskedForAValueThatChangesAtOnce() async {
    let form = form()
    form.valueChanged(.email)
    let first = task(form)
    model.email = "c@d"
    form.valueChanged(.email)
    await first?.value
    await answer(.success, form)
    #expect(server.questions == ["c@d"])
  }

  @Test func releasingTheFormAndAResetCancelTheQuestion() async {
    var form: Form? = form()
    weak let weakForm = form
    form?.validate(.email)
    let task = form.flatMap(task)
    await server.questions(1)
    form = nil
    #expect(weakForm == nil)
    await task?.value
    #expect(task?.isCancelled == true)

    let other = self.form()
    other.validate(.email)
    await server.questions(2)
    other.reset()
    #expect(!other.isPending(.email) && other.result(for: .email) == nil)
  }

  @Test func aReportReplacesTheAnswer() async {
    let form = form()
    form.validate(.email)
    let task = task(form)
    await server.questions(1)
    form.report(.failure("taken"), for: .email)
    #expect(!form.isPending(.email) && task?.isCancelled == true)
    await task?.value
    #expect(form.message(for: .email) == "taken")
    form.report(.success, for: .email)
    #expect(await form.submit())
    #expect(server.questions == ["a@b"])
  }

  /// A change of another field that the rule reads asks again.
  @Test func dependency() async {
    var (from, to) = ("a", "b")
    let server = server
    let form = FormModel<Int>([
      FormField(1, .nonEmpty("")) { from },
      FormField(
        2, .predicate("same") { $0 != $1 }, dependsOn: [1], value: { (from, to) },
        asyncRule: { try await server.check("\($0)\($1)") }),
    ])
    form.validate(2)
    await server.questions(1)
    from = "b"
    form.valueChanged(1)
    #expect(form.message(for: 2) == "same" && !form.isPending(2), "its own rule comes first")
    from = "c"
    form.valueChanged(1)
    #expect(form.result(for: 2) == nil && form.isPending(2))
    let task = form.state(of: 2)?.check?.task
    await server.questions(2)
    server.answer("cb", .success)
    await task?.value
    #expect(form.result(for: 2) == .success)
    to = "d"
    form.valueChanged(1)
    #expect(form.isPending(2))
    await server.questions(3)
    from = "e"
    form.valueChanged(1)
    #expect(form.isPending(2), "another question replaces the one that has no answer")
    await server.questions(4)
    #expect(server.questions == ["ab", "cb", "cd", "ed"])
  }

  @Test func aRuleThatNoLongerLetsTheValuePassCancelsTheQuestion() {
    var isAllowed = true
    let form = FormModel<Int>([
      FormField(1, .predicate("no") { _ in isAllowed }, value: { "" }, asyncRule: server.rule)
    ])
    form.validate(1)
    #expect(form.isPending(1))
    isAllowed = false
    form.revalidate()
    #expect(form.message(for: 1) == "no" && !form.isPending(1))
    isAllowed = true
    form.revalidate()
    #expect(form.result(for: 1) == nil && form.isPending(1))
  }

  // MARK: - Errors

  struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  @Test func anErrorIsAFailureAndTheNextValidationAsksAgain() async {
    let form = form()
    form.validate(.email)
    let first = task(form)
    await server.questions(1)
    server.fail("a@b", Offline())
    await first?.value
    #expect(form.message(for: .email) == "offline" && !form.isPending(.email) && !form.isValid)
    #expect(!submitNow(form))
    #expect(form.isPending(.email) && form.result(for: .email) == nil)
    let second = task(form)
    await server.questions(2)
    server.answer("a@b", .success)
    await second?.value
    #expect(submitNow(form))
  }

  @Test func aRuleThatCancelsItselfHasNeitherAnAnswerNorAMessage() async {
    let form = form()
    form.validate(.email)
    let task = task(form)
    await server.questions(1)
    server.fail("a@b", CancellationError())
    await task?.value
    #expect(form.result(for: .email) == nil && !form.isPending(.email) && !form.isValid)
    form.validate(.email)
    #expect(form.isPending(.email))
  }

  // MARK: - Observation

  @Test func observersAreNotifiedOfTheQuestionAndOfTheAnswer() async {
    let form = form()
    func isNotified(of read: () -> Void, during body: () async -> Void) async -> Bool {
      nonisolated(unsafe) var isNotified = false
      withObservationTracking(read) { isNotified = true }
      await body()
      return isNotified
    }
    #expect(await isNotified(of: { _ = form.isPending(.email) }) { form.validate(.email) })
    #expect(
      await isNotified(of: {
        _ = form.isPending(.email)
        _ = form.isPending(.name)
      }) { form.validate(.name) } == false)
    #expect(await isNotified(of: { _ = form.isValid }) { await answer(.success, form) })
    #expect(form.isValid)
  }
}
