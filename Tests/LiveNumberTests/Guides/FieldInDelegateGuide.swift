import Foundation
import LiveNumber
import Testing

final class PriceDelegate {
  let store: NumberStore<Decimal>

  init(_ store: NumberStore<Decimal>) { self.store = store }

  func field(_ field: PlainField, shouldChangeIn range: Range<Int>, to text: String) -> Bool {
    store.replace(utf16: range, with: text)
    show(in: field)
    return false
  }

  func selectionDidChange(_ field: PlainField) {
    if !field.hasMarkedText { store.utf16Selection = field.selectedRange }
  }

  func didEndEditing(_ field: PlainField) {
    store.commit()
    show(in: field)
  }

  func show(in field: PlainField) {
    let rendering = store.rendering
    if field.text != rendering.text { field.text = rendering.text }
    field.selectedRange = rendering.utf16Selection
  }
}

final class PlainField {
  var text = ""
  var selectedRange = 0..<0
  var hasMarkedText = false
}

extension PriceDelegate {
  func textDidChange(_ field: PlainField) {
    if field.hasMarkedText {
      store.beginComposition()
    } else if store.isComposing {
      store.endComposition(text: field.text)
      show(in: field)
    }
  }
}

@Suite struct FieldInDelegateGuide {
  @Test func article() throws {
    let guide = try Guide("FieldInDelegate")
    let print = guide.print

    let field = PlainField()
    let delegate = PriceDelegate(try NumberStore(.currency("EUR"), locale: "fr"))
    for key in ["1", "2", "3", "4", ",", "5"] {
      _ = delegate.field(field, shouldChangeIn: field.selectedRange, to: key)
    }
    print(field.text)  // 1 234,5 €
    print(field.selectedRange)  // 7..<7

    _ = delegate.field(field, shouldChangeIn: 40..<41, to: "7")
    print(delegate.store.lastOutcome.reason == .outsideText)  // true
    print(field.text)  // 1 234,5 €

    let plain = try NumberStore<Int>(locale: "en", value: 234_567)
    plain.update(text: "2934,567", utf16Selection: 2..<2)
    print(plain.text)  // 2,934,567
    print(plain.utf16Selection)  // 3..<3

    field.text = "1 234,5７ €"
    field.hasMarkedText = true
    delegate.textDidChange(field)
    field.hasMarkedText = false
    delegate.textDidChange(field)
    print(field.text)  // 1 234,57 €

    print(delegate.store.keyboard.allowsFraction)  // true
    let count = try NumberStore<UInt>(locale: "en")
    print(count.keyboard.allowsFraction || count.keyboard.allowsMinus)  // false

    guide.check()
  }

  @Test("The field's own reports of the selection change nothing, and leaving commits")
  func selectionsAndLeaving() throws {
    let field = PlainField()
    let delegate = PriceDelegate(try NumberStore(locale: "fr"))
    for key in ["1", "2", ","] {
      _ = delegate.field(field, shouldChangeIn: field.selectedRange, to: key)
      delegate.selectionDidChange(field)
    }
    delegate.didEndEditing(field)
    #expect(field.text == "12")
    field.selectedRange = 0..<1
    delegate.selectionDidChange(field)
    #expect(delegate.store.utf16Selection == 0..<1)
  }
}
