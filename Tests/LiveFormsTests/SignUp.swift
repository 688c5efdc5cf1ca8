import LiveForms
import TestSupport

/// The form of these tests.
@MainActor final class SignUp {
  enum Field: CaseIterable {
    case name, email, note
  }

  var name = ""
  var email = ""
  var note = ""
  /// How often the rule of the e-mail address was asked.
  private(set) var checks = 0

  let clock = ManualClock()

  /// Creates values that are all valid, or all empty.
  init(isValid: Bool = false) {
    if isValid { (name, email, note) = ("x", "a@b", "x") }
  }

  func form(
    triggers: ValidationTriggers = .all, debounce: Duration = .milliseconds(400),
    server: ScriptedServer? = nil
  ) -> FormModel<Field> {
    FormModel(
      [
        FormField(.name, .nonEmpty("no name"), triggers: triggers) { self.name },
        FormField(
          .email, .email("no address"), triggers: triggers, debounce: debounce,
          value: {
            self.checks += 1
            return self.email
          }, asyncRule: server?.rule),
        FormField(.note, .nonEmpty("no note"), triggers: triggers) { self.note },
      ], clock: clock)
  }
}
