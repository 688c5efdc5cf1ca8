import Foundation
import LiveNumber
import Testing

@Suite struct LiveEditingGuide {
  @Test func article() throws {
    let guide = try Guide("LiveEditing")
    let print = guide.print

    var field = EditingSession(format: NumberFormat(locale: Locale(identifier: "en")))
    field.type("1234567")
    print(field.text)  // 1,234,567
    field.apply(.move(.left, extending: false))
    field.deleteBackward()
    print(field.text)  // 123,457
    print(field.rendering.utf16Selection)  // 6..<6

    let rejected = field.paste("12abc")
    print(rejected.reason == .notANumber)  // true
    print(field.text)  // 123,457
    field.undo()
    print(field.text)  // 1,234,567

    var german = EditingSession(format: NumberFormat(locale: Locale(identifier: "de")))
    german.type("1.5")
    print(german.text)  // 15
    print(german.validity)  // incomplete
    print(german.groupingReadings)  // ["1,5", "15"]
    german.apply(.acceptGrouping)
    print(german.validity)  // valid

    var age = NumberEditor.Options()
    age.range = ValueBounds(18...30)
    age.maximumFractionDigits = .upTo(0)
    age.rangePolicy = .block
    let ages = NumberStore<Int>(locale: Locale(identifier: "fr"), options: age)
    ages.type("2")
    print(ages.validity)  // incomplete
    ages.type("5")
    print(ages.validity)  // valid
    ages.type("5")
    print(ages.lastOutcome.reason == .outOfRange)  // true
    print(ages.text)  // 25

    let plain = NumberStore<Double>(locale: Locale(identifier: "en"))
    plain.text = "1234"
    plain.text = "1,2345"
    print(plain.text)  // 12,345
    plain.format = NumberFormat(locale: Locale(identifier: "fr"))
    print(plain.text)  // 12 345

    guide.check()
  }
}
