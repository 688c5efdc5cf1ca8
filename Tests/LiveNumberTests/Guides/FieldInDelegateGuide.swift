import Foundation
import LiveNumber
import Testing

final class PriceDelegate {
  let controller: TextFieldController<NumberStore<Decimal>>

  init(_ store: NumberStore<Decimal>) { controller = TextFieldController(store) }

  func field(_ field: PlainField, shouldChangeIn range: Range<Int>, to text: String) -> Bool {
    let answer = controller.change([range], to: text, in: field.contents)
    carryOut(answer, in: field)
    return answer == .leave
  }

  /// The text, the selection, the marked text, or the store has changed.
  func fieldDidChange(_ field: PlainField) {
    carryOut(controller.didChange(field.contents), in: field)
  }

  func fieldDidEndEditing(_ field: PlainField) {
    carryOut(controller.endEditing(field.contents), in: field)
  }

  func carryOut(_ answer: TextFieldController<NumberStore<Decimal>>.Answer, in field: PlainField) {
    guard case .show(let text, let selection) = answer else { return }
    controller.showing {
      if field.text != text { field.text = text }
      field.selectedRange = selection
    }
  }
}

final class PlainField {
  var text = ""
  var selectedRange = 0..<0
  var hasMarkedText = false

  var contents: FieldContents {
    FieldContents(text: text, selection: selectedRange, hasMarkedText: hasMarkedText)
  }
}

@Suite struct FieldInDelegateGuide {
  @Test func article() throws {
    let guide = try Guide("FieldInDelegate")
    let print = guide.print

    let field = PlainField()
    let store = try NumberStore<Decimal>(.currency("EUR"), locale: "fr")
    let delegate = PriceDelegate(store)
    for key in ["1", "2", "3", "4", ",", "5"] {
      _ = delegate.field(field, shouldChangeIn: field.selectedRange, to: key)
    }
    print(field.text)  // 1 234,5 €
    print(field.selectedRange)  // 7..<7

    _ = delegate.field(field, shouldChangeIn: 40..<41, to: "7")
    print(store.lastOutcome.reason == .outsideText)  // true
    print(field.text)  // 1 234,5 €

    field.text = "99,95"
    delegate.fieldDidChange(field)
    print(field.text)  // 99,95 €

    field.text = "９７"
    field.hasMarkedText = true
    delegate.fieldDidChange(field)
    print(store.value == 99.95)  // true
    field.hasMarkedText = false
    delegate.fieldDidChange(field)
    print(field.text)  // 97 €

    store.value = 5
    delegate.fieldDidChange(field)
    print(field.text)  // 5,00 €

    let plain = try NumberStore<Int>(locale: "en", value: 234_567)
    plain.update(text: "2934,567", utf16Selection: 2..<2)
    print(plain.text)  // 2,934,567
    print(plain.utf16Selection)  // 3..<3

    print(store.keyboard.allowsFraction)  // true
    let count = try NumberStore<UInt>(locale: "en")
    print(count.keyboard.allowsFraction || count.keyboard.allowsMinus)  // false

    guide.check()
  }

  /// The field's own reports of the selection change nothing, and leaving commits.
  @Test func selectionsAndLeaving() throws {
    let field = PlainField()
    let delegate = PriceDelegate(try NumberStore(locale: "fr"))
    for key in ["1", "2", ","] {
      _ = delegate.field(field, shouldChangeIn: field.selectedRange, to: key)
      delegate.fieldDidChange(field)
    }
    delegate.fieldDidEndEditing(field)
    #expect(field.text == "12")
    field.selectedRange = 0..<1
    delegate.fieldDidChange(field)
    #expect(delegate.controller.store.utf16Selection == 0..<1)
  }
}
