import LiveNumber
import Observation
import TestSupport
import Testing

/// A store and the model that its value lives in.
@Suite struct BoundStoreTests {
  @Observable final class Model {
    var count = 20
    var ratio = 0.5
    var price: ExactDecimal? = ExactDecimal("1.5")
    /// Takes what lies between 18 and 30, and nothing else.
    var age = 20 {
      didSet { if !(18...30 ~= age) { age = oldValue } }
    }
    /// Takes the nearest value up to 100.
    var share = 50 {
      didSet { if share > 100 { share = 100 } }
    }
  }

  private let model = Model()
  private let format: NumberFormat

  init() throws { format = try NumberFormat(locale: "en") }

  /// While groups are typed by hand, the model gets no number that is the beginning of another.
  @Test func aModelGetsNoBeginningOfAGroup() throws {
    var written: [ExactDecimal?] = []
    var value: ExactDecimal?
    let store = NumberStore<ExactDecimal>(format: format) {
      value
    } write: {
      value = $0
      written.append($0)
    }
    for key in "1,234.5" { store.type(String(key)) }
    #expect(written == [1, 1_234, ExactDecimal("1234.5")])
    store.clear()
    written = []
    for key in "12,5" { store.type(String(key)) }
    #expect(written == [1, 12] && store.isValid)
    store.commit()
    #expect(written == [1, 12, ExactDecimal("12.5")] && store.text == "12.5")
  }

  @Test func theTextIsTheModelsFromTheStartAndNoEdit() throws {
    let store = NumberStore(model, \.count, format: format)
    #expect(store.text == "20" && !store.canUndo)
    model.count = 1_234
    #expect(store.text == "1,234" && store.value == 1_234 && store.validity == .valid)
  }

  @Test func aStepFromANumberThatIsShownRoundedIsWritten() throws {
    model.price = ExactDecimal("75.5")
    var options = NumberEditor.Options()
    options.maximumFractionDigits = .upTo(0)
    let store = NumberStore(model, \.price, format: format, options: options)
    #expect(store.text == "76" && store.value == ExactDecimal("75.5"))
    store.apply(.step(1))
    #expect(store.text == "77" && store.value == 77 && model.price == 77)
  }

  @Test func aModelThatHoldsTheNearestValueHasTakenWhatWasTyped() throws {
    let store = NumberStore(model, \.ratio, format: format)
    store.apply(.clear)
    store.type("0.1234567890123456789")
    #expect(model.ratio == 0.1234567890123456789)
    #expect(store.validity == .valid && store.invalidReason == nil)
    store.apply(.commit)
    #expect(store.lastOutcome == .accepted && store.text == "0.1234567890123456789")
  }

  @Test func anEditInProgressStaysAsItIsWhileTheModelDoes() throws {
    let store = NumberStore(model, \.price, format: format)
    store.type(".0")
    #expect(store.text == "1.5.0" && model.price == ExactDecimal("1.5"))
    store.apply(.clear)
    store.type("1.")
    #expect(model.price == 1)
    model.price = ExactDecimal("1.0")
    #expect(store.text == "1.", "the same value, spelled otherwise")
    model.price = 2
    #expect(store.text == "2")
    store.apply(.clear)
    #expect(model.price == nil)
    model.price = 3
    #expect(store.text == "3")
  }

  /// A cleared field keeps a value that has to be there, and the commit shows it again.
  @Test func cleared() throws {
    let store = NumberStore(model, \.count, format: format)
    store.apply(.clear)
    #expect(store.text == "" && store.validity == .empty && model.count == 20)
    #expect(store.apply(.commit).reason == .restored)
    #expect(store.lastOutcome.reason == .restored && store.text == "20")
    store.undo()
    #expect(store.text == "")
  }

  /// What the model refuses can be typed, is invalid, and leaves the number from before the entry.
  @Test func refused() throws {
    let store = NumberStore(model, \.age, format: format)
    store.apply(.selectAll)
    store.type("2")
    #expect(store.text == "2" && store.validity == .invalid)
    #expect(store.invalidReason == .refusedByModel && model.age == 20)
    store.type("5")
    #expect(store.validity == .valid && store.invalidReason == nil && model.age == 25)
    store.type("0")
    #expect(store.validity == .invalid && model.age == 20)
    store.apply(.commit)
    #expect(store.text == "250" && store.invalidReason == .refusedByModel && model.age == 20)
    #expect(store.revert() && store.text == "20" && store.isValid)
    #expect(!store.revert())
    store.undo()
    #expect(store.text == "250" && model.age == 20)
  }

  @Test func whatTheModelMakesOfAValueShowsAtTheCommit() throws {
    let store = NumberStore(model, \.share, format: format)
    store.apply(.selectAll)
    store.type("200")
    #expect(store.text == "200" && model.share == 100)
    #expect(store.invalidReason == .changedByModel)
    store.apply(.delete(.backward))
    #expect(store.validity == .valid && model.share == 20)
    store.type("9")
    #expect(store.apply(.commit).reason == .changedByModel)
    #expect(store.text == "100" && store.isValid && model.share == 100)
    store.undo()
    #expect(store.text == "209")
  }

  /// Undo shows no number that the model doesn't have, if its setter has set another.
  @Test func setterThatShowsItsNumber() {
    var number: Double? = 5
    var field: NumberStore<Double>?
    let store = NumberStore<Double>(
      format: format, writes: .onCommit, read: { number },
      write: {
        number = $0.map { min($0, 50) }
        field?.value = number
      })
    field = store
    store.apply(.selectAll)
    store.type("200")
    store.apply(.commit)
    #expect(store.text == "50")
    store.undo()
    #expect(store.text == "50" && number == 50)
    field = nil
  }

  /// A commit, and what the model makes of its number, are one undo step.
  @Test func committedAndChanged() {
    var number: Double? = 5
    let store = NumberStore<Double>(
      format: format, read: { number }, write: { number = $0.map { min($0, 100) } })
    store.apply(.selectAll)
    store.type("209.")
    #expect(store.apply(.commit).reason == .changedByModel && store.text == "100")
    store.undo()
    #expect(store.text == "209.")
  }

  /// Only values that the range and the restriction allow reach the model.
  @Test func restricted() throws {
    let options = NumberEditor.Options { $0.range = ValueBounds(minimum: 18, maximum: 30) }
    let store = NumberStore(model, \.count, format: format, options: options)
    store.restriction = .where(NumberEditor.Reason(rawValue: "odd")) {
      $0.isMultiple(of: 2)
    }
    store.apply(.selectAll)
    store.type("2")
    #expect(store.validity == .incomplete && model.count == 20)
    store.type("5")
    #expect(store.validity == .invalid && store.invalidReason?.rawValue == "odd")
    #expect(model.count == 20)
    store.apply(.delete(.backward))
    store.type("8")
    #expect(model.count == 28)
    store.type("0")
    #expect(store.invalidReason == .outOfRange && model.count == 20)
    store.apply(.commit)
    #expect(store.text == "280" && store.invalidReason == .outOfRange && model.count == 20)
  }

  @Test func aBoundThatACommitMovesToIsTheModelsToo() throws {
    let options = NumberEditor.Options { ($0.range.maximum, $0.rangePolicy) = (30, .clampOnCommit) }
    let store = NumberStore(model, \.count, format: format, options: options)
    store.type("0")
    #expect(store.text == "200" && model.count == 20)
    #expect(store.apply(.commit).reason == .clampedToRange)
    #expect(store.text == "30" && model.count == 30)
  }

  /// A value with more digits than the field shows is left as it is by a commit.
  @Test func unedited() throws {
    let options = NumberEditor.Options { $0.maximumFractionDigits = .upTo(2) }
    model.price = ExactDecimal("1.005")
    let store = NumberStore(model, \.price, format: format, options: options)
    store.apply(.commit)
    #expect(store.text == "1" && model.price == ExactDecimal("1.005"))
  }

  @Test func aModelWhoseSetterLooksAtTheFieldIsNotAskedAgain() throws {
    final class Mirror {
      var seen: [String] = []
      var value = 20 {
        didSet {
          if value > 100 { value = 100 }
          seen.append(store?.text ?? "")
        }
      }
      var store: NumberStore<Int>?
    }
    let mirror = Mirror()
    let store = NumberStore<Int>(format: format) { [unowned mirror] in
      mirror.value
    } write: { [unowned mirror] value in
      if let value { mirror.value = value }
    }
    mirror.store = store
    store.type("00")
    #expect(mirror.seen == ["20"] && mirror.value == 100)
    #expect(store.text == "2,000", "the entry goes on")
    #expect(store.apply(.commit).reason == .changedByModel)
    #expect(store.text == "100")
  }

  @Test func observersOfTheTextAreToldWhenTheModelChanges() throws {
    let store = NumberStore(model, \.count, format: format)
    #expect(notifications(of: { _ = store.text }) { model.count = 21 } == 1)
    // Reading what is new is no change.
    #expect(store.text == "21")
    #expect(notifications(of: { _ = store.text }) { _ = store.text } == 0)
    #expect(notifications(of: { _ = store.text }) { store.type("0") } == 1)
    #expect(model.count == 210)
  }
}
