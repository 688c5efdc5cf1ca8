import LiveNumber
import Testing

enum ShirtSize: String, CaseIterable, Comparable, Sendable {
  case s = "S", m = "M", l = "L", xl = "XL", xxl = "XXL"

  static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

@Suite struct RestrictedFieldGuide {
  @Test func article() throws {
    let guide = try Guide("RestrictedField")
    let print = guide.print

    let age = RestrictedToRange<Int>.clamped(35, in: 18...30)
    print(age.value)  // 30
    print(age.with(value: 17) == nil)  // true

    let ages = try InputRestriction(age, format: NumberFormat(locale: "fr"))
    var field = ages.state(of: age.value)
    field = ages.evaluate("2", from: field)
    print(field.validity)  // incomplete
    field = ages.evaluate("25", from: field)
    print(field.value)  // 25
    field = ages.evaluate("255", from: field)
    print(field.text)  // 25
    field = ages.evaluate("", from: field)
    print(field.value)  // 25

    let oneDecimal = NumberFormat.Options(precision: .fractionLength(0...1))
    let percentages = try InputRestriction(
      RangeRestriction<ExactDecimal>(0...100),
      format: NumberFormat(locale: "fr", options: oneDecimal))
    let percentage = percentages.evaluate("82,2", value: 50)
    print(percentage.value)  // 82.2
    print(percentages.evaluate("100,1", value: 50).text)  // 50

    let sizes = InputRestriction(RangeRestriction(ShirtSize.m ... .xl)) { $0.rawValue }
    var size = sizes.state(of: .m)
    for text in ["", "x", "xl", "xxl"] {
      size = sizes.evaluate(text, from: size)
    }
    print(size.text)  // XL

    let even = PredicateRestriction<Int>(NumberEditor.Reason(rawValue: "odd")) {
      $0.isMultiple(of: 2)
    }
    let store = try NumberStore<Int>(locale: "fr")
    store.restriction = even
    store.type("21")
    print(store.validity)  // invalid
    print(store.invalidReason == NumberEditor.Reason(rawValue: "odd"))  // true

    guide.check()
  }
}
