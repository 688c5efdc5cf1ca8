import LiveForms
import Testing

@MainActor @Suite struct FocusTests {
  @Test func order() {
    let form = SignUp().form(triggers: [])
    #expect(form.focus == nil)
    #expect(form.focusNext() == .name)
    #expect(form.focusNext() == .email)
    #expect(form.focusNext() == .note)
    #expect(form.focusNext(wraps: false) == .note)
    #expect(form.focusNext() == .name)
    #expect(form.focusPrevious(wraps: false) == .name)
    #expect(form.focusPrevious() == .note)
    form.focus = nil
    #expect(form.focusPrevious() == .note)
    #expect(form.names == SignUp.Field.allCases)
  }

  @Test func onlyTheFieldThatLosesTheFocusIsValidated() {
    let form = SignUp().form(triggers: [.focusLost])
    form.focus = .name
    form.focus = .name
    #expect(form.results.isEmpty)
    form.focusNext()
    #expect(form.results == [.name: .failure("no name")])
    form.focus = nil
    #expect(form.results.count == 2)
  }

  @Test func aFormWithNoFieldsIsValidAndHasNoFocus() {
    let form = FormModel<SignUp.Field>([])
    #expect(form.isValid)
    #expect(form.submit())
    #expect(form.focusNext() == nil)
    #expect(form.focusPrevious() == nil)
    #expect(form.firstInvalid == nil && form.timeUntilDue == nil)
    #expect(!form.validateDue())
  }

  @Test func fieldsThatTheFormDoesNotHaveAreNobody() {
    let form = FormModel<Int>([FormField(1, .nonEmpty("")) { "" }])
    form.focus = 2
    #expect(form.focus == nil)
    form.focus = 1
    form.focus = 2
    #expect(form.focus == 1)
    form.valueChanged(2)
    #expect(form.validate(2) == nil)
    #expect(form.submitField(2) == nil)
    #expect(!form.report(.success, for: 2))
    #expect(!form.isWaiting(2) && form.results.isEmpty)
  }

  @Test func ofTwoFieldsWithOneNameTheFirstCounts() {
    let form = FormModel<Int>([
      FormField(1, .nonEmpty("first")) { "" }, FormField(1, .nonEmpty("second")) { "" },
      FormField(2, .nonEmpty("other")) { "" },
    ])
    form.submit()
    #expect(form.results == [1: .failure("first"), 2: .failure("other")])
    #expect(form.names == [1, 2])
  }
}
