import TestSupport
import Testing

@testable import LiveForms

/// Time is a test clock's, and a task is waited for by its end: nothing sleeps.
@MainActor @Suite struct DebounceTests {
  private func task(_ form: FormModel<SignUp.Field>) -> Task<Void, Never>? {
    form.state(of: .email)?.check?.task
  }

  /// A change is validated when the value has stayed the same for long enough.
  @Test func waits() async {
    let model = SignUp()
    let form = model.form()
    form.valueChanged(.email)
    #expect(form.isWaiting(.email) && form.timeUntilDue == .milliseconds(400))
    let task = task(form)
    await model.clock.sleepers(1)
    model.clock.move(by: .milliseconds(399))
    #expect(form.result(for: .email) == nil && form.timeUntilDue == .milliseconds(1))
    model.clock.move(by: .milliseconds(1))
    await task?.value
    #expect(form.message(for: .email) == "no address" && !form.isWaiting(.email))
    #expect(model.checks == 1)
  }

  @Test func anotherChangeBeginsTheWaitAnewAndCancelsTheOneBefore() async {
    let model = SignUp()
    let form = model.form()
    form.valueChanged(.email)
    let first = task(form)
    await model.clock.sleepers(1)
    model.clock.move(by: .milliseconds(399))
    form.valueChanged(.email)
    await first?.value
    #expect(first?.isCancelled == true)
    let second = task(form)
    await model.clock.sleepers(1)
    model.clock.move(by: .milliseconds(399))
    #expect(model.checks == 0)
    model.clock.move(by: .milliseconds(1))
    await second?.value
    #expect(model.checks == 1)
  }

  @Test func aWaitThatEndedWhileTheValueChangedAgainSaysNothing() async {
    let model = SignUp()
    let form = model.form()
    form.valueChanged(.email)
    let older = task(form)
    await model.clock.sleepers(1)
    // Woken, but not yet back on the main actor, where this test is.
    model.clock.move(by: .milliseconds(400))
    model.email = "a@b"
    form.validate(.email)
    form.valueChanged(.email)
    await older?.value
    #expect(form.result(for: .email) == .success)
    #expect(form.isWaiting(.email), "the newer one still waits")
    #expect(model.checks == 1)
  }

  @Test func submittingAndLeavingTheFieldDoNotWait() async {
    let ends: [(FormModel<SignUp.Field>) -> Void] = [{ $0.focusNext() }, { $0.submit() }]
    for end in ends {
      let model = SignUp()
      let form = model.form(triggers: [.change])
      form.focus = .email
      form.valueChanged(.email)
      let task = task(form)
      end(form)
      #expect(form.message(for: .email) == "no address" && !form.isWaiting(.email))
      #expect(model.checks == 1)
      await task?.value
      await model.clock.sleepers(0)
      #expect(model.checks == 1)
    }
  }

  @Test func lettingGoOfTheFormAndAResetCancelWhatWaits() async {
    let model = SignUp()
    var form: FormModel<SignUp.Field>? = model.form()
    weak let weakForm = form
    form?.valueChanged(.email)
    await model.clock.sleepers(1)
    form = nil
    #expect(weakForm == nil)
    await model.clock.sleepers(0)

    let other = model.form()
    other.valueChanged(.email)
    let task = task(other)
    await model.clock.sleepers(1)
    other.reset()
    await task?.value
    await model.clock.sleepers(0)
    #expect(other.result(for: .email) == nil)
    #expect(model.checks == 0)
  }

  /// A loop that blocks the main actor asks how long it may, and does what is due.
  @Test func blockingLoop() {
    let model = SignUp()
    let form = model.form()
    #expect(form.timeUntilDue == nil)
    form.valueChanged(.email)
    #expect(!form.validateDue())
    model.clock.move(by: .milliseconds(400))
    #expect(form.timeUntilDue == .zero)
    #expect(form.validateDue())
    #expect(form.message(for: .email) == "no address" && form.timeUntilDue == nil)
    #expect(!form.validateDue())
    #expect(model.checks == 1)
  }

  @Test func aClockThatJumpsMakesWhatWaitsDueAndNeverLater() {
    let hour = 3_600.0
    for (jump, rest) in [(hour, Duration.zero), (-0.001, .zero), (-hour, .zero)] {
      let model = SignUp()
      let form = model.form()
      form.valueChanged(.email)
      model.clock.move(by: .seconds(jump))
      #expect(form.timeUntilDue == rest, "jumped by \(jump) s")
      #expect(form.validateDue(), "jumped by \(jump) s")
    }
    // Back, but not behind the change: it waits as long as it was told to.
    let model = SignUp()
    let form = model.form()
    model.clock.move(by: .milliseconds(100))
    form.valueChanged(.email)
    model.clock.move(by: .milliseconds(300))
    model.clock.move(by: .milliseconds(-200))
    #expect(form.timeUntilDue == .milliseconds(300))
  }

  @Test func noDebounceIsAtOnceAndADebounceIsFromNothingToADay() {
    for debounce in [Duration.zero, .seconds(-5)] {
      let form = SignUp().form(debounce: debounce)
      form.valueChanged(.email)
      #expect(form.message(for: .email) == "no address" && !form.isWaiting(.email))
    }
    let form = SignUp().form(debounce: .seconds(Int64.max))
    form.valueChanged(.email)
    #expect(form.timeUntilDue == .seconds(86_400))
  }
}
