import Foundation
import LiveNumber
import Observation
import TestSupport
import Testing

/// What a model has during an entry, and after it, key by key.
@Suite struct ModelEntryTests {
  @Observable final class Model {
    var price: ExactDecimal = 100
    var count = 7
    var guests: Int? = 7
    var share: ExactDecimal = 0.5
    /// Takes the nearest multiple of one.
    var whole: ExactDecimal = 2 {
      didSet { if whole.scale > 0 { whole = whole.rounded(toScale: 0) } }
    }
    var net: Decimal = 10
    /// Is rarely quite what was set.
    var gross: Decimal {
      get { net * 1.19 }
      set { net = newValue / 1.19 }
    }
  }

  private let model = Model()
  private let english: NumberFormat
  private let euros: NumberFormat

  init() throws {
    english = try NumberFormat(locale: "en")
    euros = try NumberFormat(.currency("EUR"), locale: "en")
  }

  private func options(_ range: ClosedRange<ExactDecimal>) -> NumberEditor.Options {
    let options = NumberEditor.Options { $0.range = ValueBounds(range) }
    return options
  }

  /// A beginning of what was typed never becomes the number.
  @Test func beginnings() throws {
    let cases: [(typed: String, ClosedRange<ExactDecimal>, text: String)] = [
      ("1200", 10...500, "€1,200.00"), ("5", 10...500, "€5.00"), ("15", 1...12, "€15.00"),
    ]
    for (typed, range, text) in cases {
      for writes in ModelWritePolicy.allCases {
        model.price = 11
        let store = NumberStore(
          model, \.price, format: euros, options: options(range), writes: writes)
        store.selectAll()
        for key in typed { store.type(String(key)) }
        #expect(!store.isValid && model.price == 11, "\(typed)")
        store.commit()
        #expect(store.text == text && store.invalidReason == .outOfRange, "\(typed)")
        #expect(model.price == 11, "\(typed)")
        #expect(store.revert() && store.text == "€11.00" && store.isValid, "\(typed)")
        #expect(store.undo() && store.text == text && model.price == 11, "\(typed)")
      }
    }
    let percent = NumberStore(
      model, \.share, format: try NumberFormat(.percent, locale: "en"), options: options(0...0.5))
    percent.selectAll()
    percent.type("60")
    percent.commit()
    #expect(percent.text == "60%" && !percent.isValid && model.share == 0.5)
  }

  /// The key that leaves the text invalid writes the number from before, and the next valid text is
  /// written again.
  @Test func keys() throws {
    model.count = 20
    let store = NumberStore(model, \.count, format: english, options: options(18...30))
    store.selectAll()
    let keys: [(key: String, count: Int)] = [("2", 20), ("5", 25), ("0", 20)]
    for (key, count) in keys {
      store.type(key)
      #expect(model.count == count, "\(store.text)")
    }
    store.deleteBackward()
    #expect(store.text == "25" && model.count == 25)
    // A number of the program is shown, and is the one to go back to.
    model.count = 22
    #expect(store.text == "22" && !store.canUndo)
    store.type("0")
    #expect(!store.isValid && model.count == 22)
    store.value = 22
    #expect(store.text == "22" && store.isValid)
  }

  @Test func typedAndDeletedAgain() throws {
    let store = NumberStore(model, \.count, format: english)
    store.selectAll()
    store.type("5")
    store.deleteBackward()
    #expect(store.isEmpty && model.count == 7)
    #expect(store.commit().reason == .restored && store.text == "7" && store.isValid)
    let optional = NumberStore(model, \.guests, format: english)
    optional.selectAll()
    optional.type("5")
    optional.deleteBackward()
    #expect(model.guests == nil)
    #expect(optional.commit() == .accepted && optional.isEmpty && model.guests == nil)
    #expect(!optional.revert())
  }

  @Test func aSetterThatRoundsIsShownByTheCommit() throws {
    let store = NumberStore(model, \.whole, format: english)
    store.selectAll()
    store.type("2.6")
    #expect(store.text == "2.6" && store.invalidReason == .changedByModel && model.whole == 3)
    #expect(store.commit().reason == .changedByModel)
    #expect(store.text == "3" && store.value == 3 && store.isValid)
    #expect(!store.revert())
  }

  /// A difference that the format doesn't show is none.
  @Test func calculations() throws {
    let store = NumberStore(model, \.gross, format: euros)
    store.selectAll()
    for key in "100" {
      store.type(String(key))
      #expect(store.isValid, "\(store.text)")
    }
    #expect(store.text == "€100" && store.value == model.gross && model.gross != 100)
    #expect(!store.isExact)
    store.value = store.value
    #expect(store.text == "€100", "an echo")
    #expect(store.commit() == .accepted && store.text == "€100.00" && store.isValid)
  }

  /// A binding that reads as before until the next update of its view.
  @Test func lateAnswers() throws {
    for writes in ModelWritePolicy.allCases {
      var (value, visible): (Int?, Int?) = (20, 20)
      let store = NumberStore<Int>(
        format: english, options: options(18...300), writes: writes
      ) {
        visible
      } write: {
        value = $0
      }
      store.selectAll()
      store.type("25")
      store.commit()
      #expect(value == 25 && store.invalidReason == .refusedByModel)
      visible = value
      #expect(store.text == "25" && store.isValid && store.canUndo)
      store.type("0000")
      store.commit()
      visible = value
      #expect(store.text == "250,000" && !store.isValid && value == 25 && visible == 25)
      #expect(store.canUndo && store.revert() && store.text == "25")
      visible = 30
      #expect(store.text == "30" && !store.canUndo, "a number of the program")
    }
  }

  @Test func aStepIsCommitted() throws {
    for writes in ModelWritePolicy.allCases {
      model.count = 7
      let store = NumberStore(model, \.count, format: english, writes: writes)
      store.increment()
      #expect(model.count == 8)
      store.type("x")
      #expect(!store.revert(), "there is no entry")
      store.type("5")
      #expect(store.revert() && store.text == "8" && model.count == 8)
    }
    let store = NumberStore(model, \.whole, format: english)
    store.options.step = 0.6
    #expect(store.increment().reason == .changedByModel)
    #expect(store.text == "3" && store.isValid && model.whole == 3)
  }

  /// Options and restrictions begin no entry; in an open one they write or take back, once after
  /// all that change.
  @Test func options() throws {
    var writes: [Int] = []
    var value = 20
    let store = NumberStore<Int>(format: english) {
      value
    } write: {
      if let number = $0 { (value, writes) = (number, writes + [number]) }
    }
    store.options.range.maximum = 10
    #expect(!store.isValid && writes == [])
    store.options.range.maximum = nil
    #expect(store.isValid && writes == [])
    store.type("0")
    store.options.range.maximum = 100
    #expect(!store.isValid && writes == [200, 20])
    store.change {
      store.options.range.maximum = 300
      store.restriction = .range(...50)
    }
    #expect(writes == [200, 20])
    store.change {
      store.options.range.maximum = 10
      store.restriction = nil
      store.options.range.maximum = 1_000
    }
    #expect(writes == [200, 20, 200])
    store.commit()
    store.restriction = .range(...50)
    #expect(!store.isValid && writes == [200, 20, 200], "the number was committed")
  }

  /// 5 % is in the range, and no integer.
  @Test func percentOfIntegers() throws {
    let store = try NumberStore<Int>(.percent, in: 0...100, locale: "en")
    store.type("5")
    store.commit()
    #expect(store.invalidReason == .notAMultiple && store.message == "Enter a multiple of 100%.")
    store.text = "10100"
    #expect(store.message == "Enter a number from 0% to 10,000%.")
    store.text = "500"
    #expect(store.isValid && store.value == 5)
  }
}
