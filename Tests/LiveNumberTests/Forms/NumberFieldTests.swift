import LiveForms
import LiveNumber
import Observation
import TestSupport
import Testing

/// Fields of forms that are made from number stores.
@MainActor @Suite struct NumberFieldTests {
  private typealias Field = PriceForm.Field

  @Test func theRangeAndTheReasonsAreTheStores() throws {
    let odd = NumberEditor.Reason(rawValue: "odd")
    let store = try PriceForm.store()
    store.restriction = .where(odd) { $0.isMultiple(of: 2) }
    let form = PriceForm.form(store)
    for (text, message) in [
      ("", "missing"), ("1", "incomplete"), ("35", "outOfRange"), ("21", "odd"),
    ] {
      store.text = text
      #expect(form.validate(.price)?.message == message, "\(text)")
      #expect(!form.isValid)
    }
    store.text = "20"
    #expect(form.validate(.price) == .success && form.isValid)
  }

  @Test func aFieldThatIsNotRequiredCanBeEmptyAndNothingElse() throws {
    let store = try PriceForm.store()
    let form = PriceForm.form(store, isRequired: false)
    #expect(form.validate(.price) == .success)
    store.type("1")
    #expect(form.validate(.price)?.isSuccess == false)
  }

  @Test func anotherRuleIsCheckedForWhatTheStoreAllows() throws {
    let store = try PriceForm.store()
    let form = PriceForm.form(store, .predicate("even prices") { $0.isMultiple(of: 2) })
    store.text = "35"
    #expect(form.validate(.price)?.message == "outOfRange")
    store.text = "21"
    #expect(form.validate(.price)?.message == "even prices")
    store.text = "22"
    #expect(form.validate(.price) == .success)
  }

  @Test func byDefaultAMessageIsTheSentenceOfTheStore() throws {
    let store = try PriceForm.store()
    let form = FormModel<Field>([FormField(.price, store: store)])
    store.type("35")
    #expect(form.validate(.price) == .failure("Enter a number from 18 to 30."))
  }

  /// Leaving the field, Return, and submitting commit the number first.
  @Test func commits() throws {
    let ends: [(String, (FormModel<Field>) -> Void)] = [
      ("focus", { $0.focusNext() }), ("Return", { $0.submitField(.price) }),
      ("submit", { $0.submit() }),
    ]
    for (name, end) in ends {
      let store = try PriceForm.store(nil, .clampOnCommit)
      let form = PriceForm.form(store)
      form.focus = .price
      store.type("35")
      end(form)
      #expect(store.text == "30", "\(name)")
      // Nobody has seen the bound before the submission.
      #expect((form.result(for: .price) == .success) == (name != "submit"), "\(name)")
      #expect(form.submit() && form.result(for: .price) == .success, "\(name)")
    }
  }

  @Test func aCommitThatChangesTheValueValidatesWhatDependsOnIt() throws {
    let low = try PriceForm.store(nil, .clampOnCommit)
    let high = try NumberStore<Int>(value: 32, locale: "en")
    let form = FormModel<Field>([
      FormField(.price, store: low, triggers: []) { $0.rawValue },
      FormField(
        .count, store: high, rule: .predicate("order") { $0 >= low.value ?? 0 }, dependsOn: [.price]
      ),
    ])
    form.focus = .price
    low.type("35")
    #expect(form.validate(.count)?.message == "order")
    #expect(form.validate(.price)?.message != nil)
    form.focusNext()
    #expect(low.value == 30 && form.result(for: .count) == .success)
    #expect(form.result(for: .price) == .success, "the result of 35 isn't that of 30")
  }
}
