import LiveForms
import Testing

@MainActor @Suite struct TriggerTests {
  /// What happens to the field, and which trigger it pulls.
  private static let events:
    [(
      name: String, trigger: ValidationTriggers, event: @MainActor (FormModel<SignUp.Field>) -> Void
    )] =
      [
        ("change", .change, { $0.valueChanged(.name) }),
        ("submit", .submit, { $0.submitField(.name) }),
        (
          "focusLost", .focusLost,
          {
            $0.focus = .name
            $0.focus = .email
          }
        ),
      ]

  /// Each trigger validates, alone and among others, and nothing else does.
  @Test func eachTrigger() {
    for bits in 0..<8 {
      let triggers = ValidationTriggers(rawValue: bits)
      for (name, trigger, event) in Self.events {
        let form = SignUp().form(triggers: triggers)
        event(form)
        let expected: ValidationResult? = triggers.contains(trigger) ? .failure("no name") : nil
        #expect(form.result(for: .name) == expected, "\(name), triggers \(bits)")
        #expect(form.result(for: .note) == nil)
      }
    }
  }

  /// Without the trigger, a change takes the result of the old value away.
  @Test func staleResult() {
    let model = SignUp()
    let form = model.form(triggers: [.submit])
    form.validate(.name)
    #expect(form.message(for: .name) == "no name")
    model.name = "x"
    form.valueChanged(.name)
    #expect(form.result(for: .name) == nil)
    #expect(form.submitField(.name) == .success)
  }

  /// Submitting validates every field, whatever its triggers are, and focuses the first that fails.
  @Test func submit() {
    let model = SignUp()
    let form = model.form(triggers: [])
    model.name = "x"
    form.focus = .note
    #expect(!form.submit())
    #expect(form.focus == .email && form.firstInvalid == .email)
    #expect(
      form.results == [
        .name: .success, .email: .failure("no address"), .note: .failure("no note"),
      ])
    model.email = "a@b"
    #expect(!form.submit())
    #expect(form.focus == .note)
    model.note = "x"
    #expect(form.submit())
    #expect(form.focus == .note, "the focus stays where it is")
    #expect(form.firstInvalid == nil)
  }

  @Test func validityIsThatOfTheValuesShownOrNot() {
    let model = SignUp()
    let form = model.form()
    #expect(!form.isValid && form.results.isEmpty)
    (model.name, model.email, model.note) = ("x", "a@b", "x")
    #expect(form.isValid && form.results.isEmpty)
  }

  @Test func otherWordsAndAFreshStart() {
    var word = "vide"
    let form = FormModel<Int>([
      FormField(1, .nonEmpty(word)) { "" }, FormField(2, .nonEmpty(word)) { "" },
    ])
    form.validate(1)
    word = "leer"
    form.revalidate()
    #expect(form.results == [1: .failure("leer")])
    form.reset()
    #expect(form.results.isEmpty)
  }
}
