import LiveForms
import Testing

/// Results that the app reports, such as a server's answer.
@MainActor @Suite struct ReportTests {
  /// A reported failure stays, whatever validates the field, until its value changes.
  @Test func stays() {
    let events: [(name: String, event: (FormModel<SignUp.Field>) -> Void)] = [
      ("Tab", { $0.focusNext() }), ("Shift-Tab", { $0.focusPrevious() }),
      ("no focus", { $0.focus = nil }), ("Return", { $0.submitField(.email) }),
      ("validate", { $0.validate(.email) }), ("revalidate", { $0.revalidate() }),
      ("submit", { #expect(!$0.submit()) }), ("validateDue", { $0.validateDue() }),
    ]
    for triggers in [ValidationTriggers.all, []] {
      for (name, event) in events {
        let model = SignUp(isValid: true)
        let form = model.form(triggers: triggers)
        form.focus = .email
        #expect(form.isValid)
        form.report(.failure("taken"), for: .email, revision: form.revision(of: .email))
        event(form)
        #expect(form.message(for: .email) == "taken", "\(name)")
        #expect(!form.isValid, "\(name)")
        #expect(!form.submit(), "\(name)")
        #expect(form.focus == .email && form.firstInvalid == .email, "\(name)")

        model.email = "c@d"
        form.valueChanged(.email)
        #expect(form.isValid && form.submit(), "\(name)")
      }
    }
  }

  /// A failure of the field's own rule takes precedence over a reported one.
  @Test func ownRule() {
    let model = SignUp(isValid: true)
    var isAllowed = true
    let form = FormModel<SignUp.Field>([
      FormField(.email, .predicate("no") { _ in isAllowed }) { model.email }
    ])
    form.report(.failure("taken"), for: .email)
    isAllowed = false
    form.revalidate()
    #expect(form.message(for: .email) == "no")
    isAllowed = true
    form.revalidate()
    #expect(form.message(for: .email) == "taken")

    isAllowed = false
    #expect(form.report(.success, for: .email))
    #expect(form.message(for: .email) == "no", "a reported success replaces no rule")
  }

  /// A reset removes reported failures, and ignores answers to earlier questions.
  @Test func reset() {
    let form = SignUp(isValid: true).form()
    let revision = form.revision(of: .email)
    form.report(.failure("taken"), for: .email, revision: revision)
    form.reset()
    #expect(form.results.isEmpty && form.isValid)
    #expect(!form.report(.failure("taken"), for: .email, revision: revision))
    #expect(form.submit())
  }

  /// A failure that was reported for two values stays until either changes.
  @Test func dependency() {
    for changed in [1, 2] {
      let form = FormModel<Int>([
        FormField(1, .allOf([])) { 0 }, FormField(2, .allOf([]), dependsOn: [1]) { 0 },
        FormField(3, .allOf([])) { 0 },
      ])
      form.report(.failure("together"), for: 2, revision: form.revision(of: 2))
      form.valueChanged(3)
      #expect(!form.submit())
      form.valueChanged(changed)
      #expect(form.submit())
    }
  }
}
