import Testing

@testable import LiveForms

/// Submitting a form with rules that a server answers when a test tells it to.
@MainActor @Suite struct AsyncSubmissionTests {
  private let server = ScriptedServer()
  private let model = SignUp(isValid: true)

  private func form(
    triggers: ValidationTriggers = .all, debounce: Duration = .zero
  ) -> FormModel<SignUp.Field> {
    model.form(triggers: triggers, debounce: debounce, server: server)
  }

  private func submitNow(_ form: FormModel<SignUp.Field>) -> Bool { form.submit() }

  /// Submitting waits for the answers, and moves the focus to the first failure.
  @Test func submit() async {
    for result in [ValidationResult.success, .failure("taken")] {
      let test = AsyncSubmissionTests()
      let form = test.form(triggers: [], debounce: .seconds(1))
      form.focus = .note
      form.valueChanged(.email)
      async let isValid = form.submit()
      await test.server.questions(1)
      #expect(form.isPending(.email) && form.focus == .note)
      test.server.answer("a@b", result)
      #expect(await isValid == result.isSuccess)
      #expect(form.focus == (result.isSuccess ? .note : .email))
      #expect(form.message(for: .email) == result.message)
    }
  }

  @Test func theFirstFailureHasTheFocusAlsoIfItsAnswerComesLast() async {
    model.note = ""
    let form = form()
    async let isValid = form.submit()
    await server.questions(1)
    #expect(form.message(for: .note) == "no note")
    server.answer("a@b", .failure("taken"))
    #expect(await isValid == false)
    #expect(form.focus == .email)
  }

  @Test func aValueThatChangesWhileTheFormWaitsIsNotSubmitted() async {
    for triggers in [ValidationTriggers.all, []] {
      let test = AsyncSubmissionTests()
      let form = test.form(triggers: triggers)
      async let isValid = form.submit()
      await test.server.questions(1)
      test.model.email = "c@d"
      form.valueChanged(.email)
      #expect(await isValid == false)
      #expect(form.isPending(.email) == !triggers.isEmpty)
    }
  }

  /// A value that waits for its debounce after the submission isn't submitted.
  @Test func changeOfAnotherField() async {
    let form = FormModel<Int>(
      [
        FormField(1, .nonEmpty(""), value: { "a" }, asyncRule: server.rule),
        FormField(2, .nonEmpty(""), debounce: .seconds(1)) { "b" },
      ], clock: model.clock)
    async let isValid = form.submit()
    await server.questions(1)
    form.valueChanged(2)
    server.answer("a", .success)
    #expect(await isValid == false)
    #expect(form.isWaiting(2) && form.result(for: 2) == .success)
  }

  /// The rule ignores that its task is canceled, and its answer comes long after.
  @Test func aCanceledTaskDoesNotWaitForARule() async {
    var answer: CheckedContinuation<Void, Never>?
    let (asked, ask) = AsyncStream.makeStream(of: Never.self)
    let form = FormModel<Int>([
      FormField(1, .nonEmpty(""), value: { "a" }) { _ in
        await withCheckedContinuation {
          answer = $0
          ask.finish()
        }
        return .success
      }
    ])
    let submission = Task { await form.submit() }
    for await _ in asked {}
    submission.cancel()
    #expect(await submission.value == false)
    #expect(form.isPending(1))
    answer?.resume()
    #expect(await form.submit())
  }

  @Test func anErrorAndACanceledTaskAreNotASuccess() async {
    let form = form()
    async let isValid = form.submit()
    await server.questions(1)
    server.fail("a@b", AsyncRuleTests.Offline())
    #expect(await isValid == false)
    #expect(form.focus == .email)

    form.focus = .name
    let submission = Task { await form.submit() }
    await server.questions(2)
    submission.cancel()
    server.answer("a@b", .failure("taken"))
    #expect(await submission.value == false)
    #expect(form.focus == .name, "the focus stays")
  }
}
