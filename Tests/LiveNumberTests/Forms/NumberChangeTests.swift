import LiveForms
import LiveNumber
import Testing

/// Changes of stores' numbers, of which nobody notifies the form.
@MainActor @Suite struct NumberChangeTests {
  @Test func whateverChangesTheNumberIsAChangeOfTheFieldsValue() throws {
    let changes: [(String, (NumberStore<Int>) -> Void)] = [
      ("type", { $0.type("1") }), ("text", { $0.text = "2" }), ("value", { $0.value = 20 }),
      ("clear", { $0.clear() }), ("undo", { $0.undo() }),
    ]
    for (name, change) in changes {
      let store = try PriceForm.store()
      store.text = "35"
      let form = PriceForm.form(store)
      let revision = try #require(form.revision(of: .price))
      #expect(form.validate(.price)?.message == "outOfRange")
      change(store)
      #expect(form.message(for: .price) == nil, "\(name)")
      #expect(form.revision(of: .price) == revision + 1, "\(name)")
      #expect(!form.report(.failure("late"), for: .price, revision: revision), "\(name)")
    }
  }

  /// Neither another spelling of the number nor a call for the same number is a change.
  @Test func noChange() throws {
    let store = try NumberStore<Double>(value: 3, locale: "en")
    let form = FormModel<PriceForm.Field>([
      FormField(
        .price, store: store, rule: .predicate("odd") { $0.truncatingRemainder(dividingBy: 2) == 0 }
      )
    ])
    form.validate(.price)
    let revision = form.revision(of: .price)
    store.type(".")
    store.type("0")
    store.apply(.selectAll)
    form.valueChanged(.price)
    store.format = try NumberFormat(store.style, locale: "de")
    form.valueChanged(.price)
    #expect(store.text == "3,0")
    #expect(form.message(for: .price) == "odd" && form.revision(of: .price) == revision)
  }

  @Test func anEmptyFieldAndAMinusSignAreNotTheSameNumber() throws {
    let store = try NumberStore<Int>(locale: "en")
    let form = FormModel<PriceForm.Field>([FormField(.price, store: store) { $0.rawValue }])
    #expect(form.validate(.price)?.message == "missing")
    store.type("-")
    #expect(form.message(for: .price) == nil)
  }

  @Test func aFieldThatIsValidatedAtEachChangeFollowsTyping() throws {
    let store = try PriceForm.store()
    let form = PriceForm.form(store, triggers: .all)
    for (key, message) in [("2", "incomplete"), ("0", nil), ("0", "outOfRange")] {
      store.type(key)
      #expect(form.message(for: .price) == message)
    }
  }

  /// Each of the form's properties and methods counts the changes before it.
  @Test func everyCall() throws {
    let calls: [(String, (FormModel<PriceForm.Field>) -> Bool)] = [
      ("result", { $0.result(for: .price) == .success }),
      ("results", { $0.results[.price] == .success }), ("firstInvalid", { $0.firstInvalid == nil }),
      ("isValid", { $0.isValid }), ("submit", { $0.submit() }),
      ("submitField", { $0.submitField(.price) == .success }),
      ("revision", { $0.revision(of: .price) == 1 }),
      ("report", { !$0.report(.success, for: .price, revision: 0) }),
      ("validateDue", { !$0.validateDue() && $0.results[.price] == .success }),
      (
        "revalidate",
        {
          $0.revalidate()
          return $0.revision(of: .price) == 1
        }
      ),
      (
        "focus",
        {
          $0.focus = .price
          $0.focusNext()
          return $0.result(for: .price) == .success
        }
      ),
    ]
    for (name, call) in calls {
      let store = try PriceForm.store(19)
      let form = PriceForm.form(store, triggers: .all)
      form.report(.failure("19 is too little"), for: .price)
      store.value = 20
      #expect(call(form), "\(name)")
    }
  }

  @Test func aResetHasSeenTheNumbersThatWereSetBeforeIt() throws {
    let store = try PriceForm.store(20)
    let form = PriceForm.form(store, triggers: .all)
    form.submit()
    store.value = nil
    form.reset()
    #expect(form.results.isEmpty)
  }

  // MARK: - What depends on the number

  @Test func anotherRangeValidatesTheSameNumberAgain() throws {
    let store = try PriceForm.store(40)
    let form = PriceForm.form(store)
    form.submit()
    form.report(.failure("too much"), for: .price)
    #expect(form.message(for: .price) == "outOfRange")
    let revision = form.revision(of: .price)
    var options = store.options
    options.range.maximum = 50
    store.options = options
    #expect(form.message(for: .price) == "too much", "it was reported for this number")
    options.range.maximum = 30
    store.options = options
    #expect(form.message(for: .price) == "outOfRange" && form.revision(of: .price) == revision)
  }
}
