import LiveForms
import LiveNumber
import TestSupport
import Testing

/// Commits that change the number of a form's field.
@MainActor @Suite struct NumberCommitTests {
  /// The number of a commit is another value, and the result of losing the focus is its own.
  @Test func commits() throws {
    let cases: [(typed: String, NumberEditor.Options.EmptyValue, value: Int, message: String?)] = [
      ("35", .none, 30, nil), ("1", .none, 18, nil), ("", .zero, 18, nil),
    ]
    for (typed, emptyValue, value, message) in cases {
      for triggers in [ValidationTriggers.all, [.change], [.submit, .focusLost]] {
        let store = try PriceForm.store(20, .clampOnCommit, emptyValue)
        let form = PriceForm.form(store, triggers: triggers)
        form.focus = .price
        store.text = typed
        let revision = try #require(form.revision(of: .price))
        form.focusNext()
        #expect(store.value == value, "\(typed)")
        #expect(form.result(for: .price)?.message == message, "\(typed)")
        #expect(form.result(for: .price) != nil, "\(typed)")
        #expect(form.revision(of: .price) == revision + 1, "\(typed)")
        #expect(!form.report(.failure("\(typed)"), for: .price, revision: revision), "\(typed)")
        form.valueChanged(.price)
        #expect(form.result(for: .price) != nil, "an app that notifies the form loses nothing")
      }
    }
  }

  /// A call for the number of a commit doesn't remove the message that losing the focus made.
  @Test func messageStays() throws {
    var options = NumberEditor.Options { $0.range = ValueBounds(minimum: 18, maximum: 30) }
    options.emptyValue = .zero
    let store = try NumberStore<Int>(value: 20, locale: "en", options: options)
    let form = PriceForm.form(store)
    form.focus = .price
    store.text = ""
    form.focus = nil
    #expect(store.value == 0 && form.message(for: .price) == "outOfRange")
    form.valueChanged(.price)
    #expect(form.message(for: .price) == "outOfRange")
  }

  /// A failure that was reported stays over a commit that only changes the text.
  @Test func reportStays() throws {
    let store = try NumberStore<Double>(locale: "en")
    let form = FormModel<PriceForm.Field>([FormField(.price, store: store)])
    form.focus = .price
    store.text = "12."
    form.report(.failure("too little"), for: .price, revision: form.revision(of: .price))
    form.focus = nil
    #expect(store.text == "12" && form.message(for: .price) == "too little")
    #expect(!form.submit())
    store.type("5")
    #expect(form.message(for: .price) == nil)
    #expect(form.submit())
  }

  /// A number that a text field has committed before it loses the focus is validated.
  @Test func committedElsewhere() throws {
    let store = try PriceForm.store(20, .clampOnCommit)
    let form = PriceForm.form(store)
    form.focus = .price
    store.text = "35"
    store.commit()
    form.focus = nil
    #expect(form.result(for: .price) == .success)
  }

  /// A commit that changes the number of another store doesn't remove its result.
  @Test func linkedNumbers() throws {
    let limits = WeatherLimits()
    let format = try NumberFormat(locale: "en")
    let high = NumberStore(limits, \.high, format: format, writes: .onCommit)
    let low = NumberStore(limits, \.low, format: format, writes: .onCommit)
    let form = FormModel<PriceForm.Field>([
      FormField(.price, store: high), FormField(.count, store: low),
    ])
    form.report(.failure("30 is too little"), for: .price)
    low.text = "25"
    #expect(form.submit())
    #expect(high.value == 35 && form.results == [.price: .success, .count: .success])
  }
}
