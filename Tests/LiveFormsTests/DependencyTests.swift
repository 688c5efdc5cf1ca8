import LiveForms
import Testing

/// Rules over two fields, and what a form keeps alive.
@MainActor @Suite struct DependencyTests {
  private enum Field {
    case start, end, note
  }

  private final class Dates {
    var start = 1
    var end = 2
  }

  private func form(_ dates: Dates, triggers: ValidationTriggers = .all) -> FormModel<Field> {
    FormModel([
      FormField(.start, .inRange(1...31, "no day"), triggers: triggers) { dates.start },
      FormField(
        .end, .predicate("before the start") { $0 <= $1 }, dependsOn: [.start], triggers: triggers
      ) { (dates.start, dates.end) },
      FormField(.note, .nonEmpty("no note"), triggers: triggers) { "" },
    ])
  }

  @Test(arguments: [0, 2, 7])
  func aRuleOverTwoFieldsIsCheckedAgainWhenEitherChanges(triggers: Int) {
    let dates = Dates()
    let form = form(dates, triggers: ValidationTriggers(rawValue: triggers))
    form.validate(.end)
    #expect(form.result(for: .end) == .success)
    dates.start = 5
    form.valueChanged(.start)
    #expect(form.message(for: .end) == "before the start")
    dates.start = 1
    form.valueChanged(.start)
    #expect(form.result(for: .end) == .success && form.result(for: .note) == nil)
  }

  @Test func aFieldWithoutAResultIsNotValidatedByAnothersChange() {
    let dates = Dates()
    let form = form(dates)
    dates.start = 5
    form.valueChanged(.start)
    #expect(form.result(for: .end) == nil && !form.isValid)
    form.valueChanged(.end)
    #expect(form.message(for: .end) == "before the start")
    #expect(form.result(for: .start) == .success, "the start doesn't depend on the end")
  }

  /// Fields that depend on each other, on themselves, and on fields that the form doesn't have.
  @Test func cycles() {
    var (low, high) = (1, 2)
    let ordered = ValidationRule<(Int, Int)>.predicate("order") { $0 <= $1 }
    let form = FormModel<Int>([
      FormField(1, ordered, dependsOn: [1, 2, 9]) { (low, high) },
      FormField(2, ordered, dependsOn: [1]) { (low, high) },
    ])
    #expect(form.submit())
    low = 3
    form.valueChanged(1)
    #expect(form.results == [1: .failure("order"), 2: .failure("order")])
    high = 4
    form.valueChanged(2)
    #expect(form.results == [1: .success, 2: .success])
  }

  /// A field that depends on itself waits for its debounce as others do.
  @Test func ownDependency() {
    var text = ""
    let form = FormModel<Int>([
      FormField(1, .nonEmpty("empty"), dependsOn: [1], debounce: .seconds(1)) { text }
    ])
    form.validate(1)
    text = "x"
    form.valueChanged(1)
    #expect(form.message(for: 1) == "empty" && form.isWaiting(1) && form.revision(of: 1) == 1)
  }

  // MARK: - Memory

  @MainActor private final class Owner {
    var email = ""
    private(set) lazy var form = FormModel<Field>([
      FormField(.note, .email("no address"), of: self) { $0.email }
    ])
  }

  @Test func aFormDoesNotKeepTheOwnerOfItsValuesAlive() {
    var owner: Owner? = Owner()
    weak let weakOwner = owner
    let form = owner?.form
    #expect(form?.validate(.note)?.message == "no address")
    owner?.email = "a@b"
    #expect(form?.isValid == true)
    owner = nil
    #expect(weakOwner == nil)
    #expect(form?.isValid == false, "nothing is known of the value")
    #expect(form?.submit() == false)
  }
}
