import LiveNumber
import Observation
import TestSupport
import Testing

/// What a store writes to its model, and when.
@Suite struct ModelWriteTests {
  @Observable final class Model {
    var count = 10 {
      didSet { written.append(count) }
    }
    var price: Int?
    @ObservationIgnored var written: [Int] = []
  }

  private let model = Model()
  private let format: NumberFormat

  init() throws { format = try NumberFormat(locale: "en") }

  private func options(_ maximum: ExactDecimal?) -> NumberEditor.Options {
    let options = NumberEditor.Options { $0.range.maximum = maximum }
    return options
  }

  // MARK: - Values that become valid

  /// A restriction that allows what was typed lets it reach the model.
  @Test func restriction() throws {
    let store = NumberStore(model, \.count, format: format)
    store.restriction = .range(...20)
    store.text = "25"
    #expect(!store.isValid && model.count == 10)
    store.restriction = .range(...30)
    #expect(store.isValid && model.count == 25)
    #expect(store.commit() == .accepted)
    #expect(store.text == "25")
    // A value that is no longer allowed stays in the model, and isn't written again.
    store.restriction = .range(...20)
    #expect(!store.isValid && model.count == 25)
    store.restriction = nil
    #expect(model.written == [25])
  }

  /// A format keeps the number, so that nothing becomes valid that the user didn't type.
  @Test func changedFormat() throws {
    let store = try NumberStore(
      model, \.count, format: NumberFormat(.percent, locale: "en"), options: options(2))
    model.count = 1
    store.apply(.selectAll)
    store.type("2")
    #expect(!store.isValid, "2 % is no whole number")
    store.format = format
    #expect(store.text == "0.02" && !store.isValid && model.count == 1)
    store.commit()
    #expect(store.text == "0.02" && !store.isValid && model.count == 1)
  }

  /// A value that the user hasn't edited isn't written, whatever becomes valid.
  @Test func unedited() throws {
    let options = NumberEditor.Options { $0.maximumFractionDigits = .upTo(2) }
    let exact: ExactDecimal? = "1.005"
    var value = exact
    let store = NumberStore<ExactDecimal>(format: format, options: options) {
      value
    } write: {
      value = $0
    }
    store.restriction = .range(...1)
    store.restriction = nil
    store.options = options
    #expect(value == exact)
  }

  /// What the user typed before never replaces a later value of the model.
  @Test func laterValue() throws {
    let store = NumberStore(model, \.count, format: format, options: options(20))
    store.text = "25"
    model.count = 12
    store.options = options(30)
    #expect(model.count == 12 && store.text == "12")
    store.restriction = .range(...20)
    store.text = "25"
    model.count = 13
    store.restriction = nil
    #expect(model.count == 13 && store.text == "13")
  }

  /// A value that the model has rejected is valid when the model has it.
  @Test func rejectedBefore() throws {
    var value = 10
    var most = 15
    let store = NumberStore<Int>(format: format) {
      value
    } write: {
      if let number = $0, number <= most { value = number }
    }
    store.text = "20"
    #expect(!store.isValid)
    most = 30
    value = 20
    #expect(store.isValid && store.invalidReason == nil)
  }

  // MARK: - Values from the program

  @Test func undoNeverWritesAValueThatTheProgramHasReplaced() throws {
    let store = NumberStore(model, \.count, format: format)
    store.text = "25"
    store.value = 7
    #expect(model.count == 7)
    #expect(!store.undo())
    #expect(model.count == 7)
    store.text = "75"
    model.count = 8
    #expect(!store.canUndo)
    #expect(!store.undo())
    #expect(model.count == 8)
  }

  /// While an input method composes, a value of the model waits, and replaces what was composed.
  @Test func composing() throws {
    let store = NumberStore(model, \.count, format: format)
    store.beginComposition()
    model.count = 7
    #expect(store.text == "10")
    store.endComposition(text: "105")
    #expect(store.text == "7" && model.count == 7)
    store.beginComposition()
    store.endComposition(text: "７５")
    #expect(model.count == 75)
    store.beginComposition()
    store.value = 3
    #expect(model.count == 75)
    store.endComposition("")
    #expect(model.count == 3)
  }

  // MARK: - On commit

  @Test func aNumberIsWrittenWhenItIsCommittedOnce() throws {
    let store = NumberStore(model, \.count, format: format, writes: .onCommit)
    store.apply(.selectAll)
    for key in ["1", "0", "0"] {
      store.type(key)
      #expect(model.written == [])
    }
    #expect(store.isValid && store.value == 100)
    #expect(store.commit() == .accepted)
    #expect(model.written == [100])
    store.commit()
    store.type("x")
    store.commit()
    #expect(model.written == [100])
    store.undo()
    #expect(store.text != "100" && model.count == 100)
    store.commit()
    #expect(model.written == [100, 10])
  }

  /// What isn't valid isn't written, and stays; an empty field shows the model's value.
  @Test func invalidOnCommit() throws {
    let store = NumberStore(
      model, \.count, format: format, options: options(20), writes: .onCommit)
    store.text = "25"
    store.commit()
    #expect(store.text == "25" && store.invalidReason == .outOfRange && model.written == [])
    store.clear()
    #expect(store.commit().reason == .restored)
    #expect(model.written == [])
    store.text = "25"
    store.options = options(30)
    #expect(model.written == [], "valid isn't committed")
    store.commit()
    #expect(model.written == [25])
  }

  /// An optional number is cleared on commit, and a clamped one is written.
  @Test func clearedAndClamped() throws {
    model.price = 5
    var clamped = options(20)
    clamped.rangePolicy = .clampOnCommit
    let store = NumberStore(model, \.price, format: format, options: clamped, writes: .onCommit)
    store.clear()
    #expect(model.price == 5)
    store.commit()
    #expect(model.price == nil)
    store.type("25")
    #expect(store.commit().reason == .clampedToRange)
    #expect(model.price == 20)
  }

  @Test func theProgramsValuesAreWrittenAtOnce() throws {
    let store = NumberStore(model, \.count, format: format, writes: .onCommit)
    store.value = 7
    #expect(model.written == [7])
    store.type("5")
    model.count = 8
    #expect(store.text == "8", "the text follows the model")
  }
}
