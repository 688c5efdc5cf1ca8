import LiveForms
import LiveNumber
import Observation
import Testing

/// Forms that observe the numbers of stores.
@MainActor @Suite struct NumberObservationTests {
  /// The form follows numbers as often as they change, also if nothing reads them.
  @Test func follows() async throws {
    let store = try PriceForm.store()
    let (checked, continuation) = AsyncStream.makeStream(of: Int.self)
    let form = FormModel<PriceForm.Field>([
      FormField(
        .price, store: store,
        rule: .predicate("") { price in
          continuation.yield(price)
          return true
        }, triggers: .change)
    ])
    var prices = checked.makeAsyncIterator()
    for price in [20, 25, 30] {
      store.value = price
      #expect(await prices.next() == price)
    }
    store.text = "2"
    store.type("2")
    #expect(await prices.next() == 22)
    withExtendedLifetime(form) {}
  }

  @Test func observersOfAMessageAreNotifiedWhenTheNumberChanges() throws {
    let store = try PriceForm.store(35)
    let form = PriceForm.form(store)
    form.submit()
    #expect(notifications(of: { _ = form.message(for: .price) }) { store.value = 20 } == 1)
    #expect(form.message(for: .price) == nil)
  }

  @Test func aReleasedFormStopsThoughItsStoresLiveOn() throws {
    let store = try PriceForm.store()
    var form: FormModel<PriceForm.Field>? = PriceForm.form(store, triggers: .all)
    weak let weakForm = form
    store.value = 20
    #expect(form?.result(for: .price) == .success)
    form = nil
    #expect(weakForm == nil)
    store.value = 25

    var other: NumberStore<Int>? = try PriceForm.store()
    weak let weakStore = other
    form = other.map { PriceForm.form($0) }
    other = nil
    #expect(weakStore != nil, "the form keeps its stores alive")
    form = nil
    #expect(weakStore == nil)
  }

  // MARK: - Asynchronous rules

  /// An asynchronous rule is checked for a number that the store allows, again after a change.
  @Test func asyncRule() async throws {
    let store = try PriceForm.store(20, .clampOnCommit)
    let (asked, continuation) = AsyncStream.makeStream(of: Int.self)
    let form = FormModel<PriceForm.Field>([
      FormField(.price, store: store, triggers: .focusLost) {
        $0.rawValue
      } asyncRule: { price in
        continuation.yield(price)
        return price < 25 ? .success : .failure("too much")
      }
    ])
    var prices = asked.makeAsyncIterator()
    #expect(await form.submit())
    #expect(await prices.next() == 20)

    form.focus = .price
    store.text = "35"
    form.focus = nil
    #expect(form.isPending(.price))
    #expect(await prices.next() == 30, "35 isn't asked for")
    #expect(await form.submit() == false)
    #expect(form.message(for: .price) == "too much" && form.focus == .price)
    store.text = ""
    #expect(form.result(for: .price) == nil)
    form.focus = nil
    #expect(form.message(for: .price) == "missing" && !form.isPending(.price))
  }

  /// A number that changes without a call cancels the question for the one before.
  @Test func canceled() async throws {
    let store = try PriceForm.store(20)
    let (asked, continuation) = AsyncStream.makeStream(of: Int.self)
    let (never, unused) = AsyncStream.makeStream(of: Void.self)
    let form = FormModel<PriceForm.Field>([
      FormField(.price, store: store, isRequired: false) {
        $0.rawValue
      } asyncRule: { price in
        continuation.yield(price)
        // Ends when the task is canceled.
        for await _ in never {}
        return .failure("canceled")
      }
    ])
    form.validate(.price)
    var prices = asked.makeAsyncIterator()
    #expect(await prices.next() == 20)
    store.value = nil
    #expect(!form.isPending(.price) && form.result(for: .price) == nil)
    #expect(await form.submit(), "an empty field isn't asked for")
    unused.finish()
  }
}
