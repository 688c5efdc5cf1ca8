import Foundation
import LiveNumber
import Testing

final class PriceAdapter {
  let controller: TextFieldController<NumberStore<Decimal>>

  init(_ store: NumberStore<Decimal>) { controller = TextFieldController(store: store) }

  /// The text, the selection, the composition, or the store has changed.
  func fieldDidChange(_ field: PlainField) {
    carryOut(controller.didChange(field.contents), in: field)
  }

  func fieldDidEndEditing(_ field: PlainField) {
    carryOut(controller.endEditing(field.contents), in: field)
  }

  /// Return commits the text.
  func fieldDidPressReturn(_ field: PlainField) {
    carryOut(controller.submit(field.contents), in: field)
  }

  /// Undo is the store's.
  func undo(in field: PlainField) {
    carryOut(controller.perform(in: field.contents) { $0.undo() }, in: field)
  }

  func carryOut(_ answer: TextFieldController<NumberStore<Decimal>>.Answer, in field: PlainField) {
    guard case .show(let shown) = answer else { return }
    controller.showing {
      if field.text != shown.text { field.text = shown.text }
      field.anchor = shown.utf16Anchor
      field.head = shown.utf16Head
    }
  }
}

final class PlainField {
  var text = ""
  var (anchor, head) = (0, 0)
  var isComposing = false

  var contents: FieldContents {
    FieldContents(text: text, anchor: anchor, head: head, hasMarkedText: isComposing)
  }

  /// Inserts a text at the caret, as a key does.
  func insert(_ key: String) {
    text.insert(contentsOf: key, at: String.Index(utf16Offset: head, in: text))
    head += key.utf16.count
    anchor = head
  }
}

final class PriceDelegate {
  let adapter: PriceAdapter

  init(_ adapter: PriceAdapter) { self.adapter = adapter }

  func field(_ field: PlainField, shouldChangeIn range: Range<Int>, to text: String) -> Bool {
    let answer = adapter.controller.change([range], to: text, in: field.contents)
    adapter.carryOut(answer, in: field)
    return answer == .leave
  }
}

@Suite struct FieldInDelegateGuide {
  @Test func article() throws {
    let guide = try Guide("FieldInDelegate")
    let print = guide.print

    let field = PlainField()
    let store = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "fr"))
    let adapter = PriceAdapter(store)
    for key in ["1", "2", "3", "4", ",", "5"] {
      field.insert(key)
      adapter.fieldDidChange(field)
    }
    print(field.text)  // 1 234,5 €
    print(field.head)  // 7

    field.insert("x")
    adapter.fieldDidChange(field)
    print(field.text)  // 1 234,5 €
    print(store.lastOutcome.reason == .unexpectedCharacter)  // true

    field.text = "99,95"
    adapter.fieldDidChange(field)
    print(field.text)  // 99,95 €

    adapter.controller.onStoreChange = { [unowned adapter] in adapter.fieldDidChange(field) }
    store.value = 5
    print(field.text)  // 5,00 €

    (field.anchor, field.head) = (0, 0)
    field.insert("7")
    adapter.fieldDidChange(field)
    adapter.fieldDidPressReturn(field)
    print(field.text)  // 75,00 €
    adapter.undo(in: field)
    print(field.text)  // 5,00 €

    (field.anchor, field.head) = (0, 0)
    field.isComposing = true
    field.insert("９")
    adapter.fieldDidChange(field)
    print(store.value == 5)  // true
    field.isComposing = false
    adapter.fieldDidChange(field)
    print(field.text)  // 95,00 €

    field.isComposing = true
    adapter.fieldDidChange(field)
    field.insert("7")
    adapter.fieldDidChange(field)
    field.isComposing = false
    adapter.fieldDidChange(field)
    print(field.text)  // 975,00 €

    let shown = NumberStore<Int>(value: 12345, locale: Locale(identifier: "en")).rendering
    let difference = shown.replacement(of: "1,2345")
    print(difference?.range ?? 0..<0)  // 1..<3
    print(difference?.text ?? "")  // 2,

    let delegate = PriceDelegate(adapter)
    _ = delegate.field(field, shouldChangeIn: 40..<41, to: "7")
    print(store.lastOutcome.reason == .outsideText)  // true

    let plain = NumberStore<Int>(value: 234_567, locale: Locale(identifier: "en"))
    plain.update(text: "2934,567", utf16Selection: 2..<2)
    print(plain.text)  // 2,934,567
    print(plain.utf16Selection)  // 3..<3

    print(store.keyboard.allowsFraction)  // true
    let count = NumberStore<UInt>(locale: Locale(identifier: "en"))
    print(count.keyboard.allowsFraction || count.keyboard.allowsMinus)  // false

    count.options.accepts = .arithmetic
    print(count.keyboard.allowsExpressions)  // true

    guide.check()
  }
}
