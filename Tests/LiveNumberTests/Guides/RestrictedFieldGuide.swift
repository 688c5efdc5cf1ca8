import Foundation
import LiveNumber
import Testing

enum ShirtSize: String, CaseIterable, Comparable, Sendable {
  case s = "S", m = "M", l = "L", xl = "XL", xxl = "XXL"

  static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

enum Ages: DecodingConfigurationProviding, EncodingConfigurationProviding {
  static let restriction = Restriction.range(18...30)
  static var decodingConfiguration: Restriction<Int> { restriction }
  static var encodingConfiguration: Restriction<Int> { restriction }
}

struct Settings: Codable {
  @CodableConfiguration(from: Ages.self) var age = Restricted(clamping: 20, in: 18...30)
}

@Suite struct RestrictedFieldGuide {
  @Test func article() throws {
    let guide = try Guide("RestrictedField")
    let print = guide.print

    let age = Restricted(clamping: 35, in: 18...30)
    print(age.value)  // 30
    print(age.with(value: 17) == nil)  // true

    let french = NumberFormat(locale: Locale(identifier: "fr"))
    let ages = InputRestriction(age.restriction, format: french)
    var field = ages.state(of: age.value)
    field = ages.evaluate("2", from: field)
    print(field.validity)  // incomplete
    field = ages.evaluate("25", from: field)
    print(field.value)  // 25
    field = ages.evaluate("255", from: field)
    print(field.text)  // 25
    field = ages.evaluate("", from: field)
    print(field.value)  // 25

    let oneDecimal = NumberStyle.number.precision(.fractionLength(0...1))
    let percentages = InputRestriction(
      Restriction<ExactDecimal>.range(0...100),
      format: NumberFormat(oneDecimal, locale: Locale(identifier: "fr")))
    let percentage = percentages.evaluate("82,2", value: 50)
    print(percentage.value)  // 82.2
    print(percentages.evaluate("100,1", value: 50).text)  // 50

    let sizes = InputRestriction(.range(ShirtSize.m ... .xl)) { $0.rawValue }
    var size = sizes.state(of: .m)
    for text in ["", "x", "xl", "xxl"] {
      size = sizes.evaluate(text, from: size)
    }
    print(size.text)  // XL

    let postalCode = RestrictedStore(.digits(5), value: "")
    postalCode.text = "0680"
    print(postalCode.validity)  // incomplete
    postalCode.text = "06800"
    print(postalCode.value)  // 06800

    let odd = NumberEditor.Reason(rawValue: "odd")
    let evenAges: Restriction<Int> = .range(18...30) && .where(odd) { $0.isMultiple(of: 2) }
    let store = NumberStore<Int>(locale: Locale(identifier: "fr"))
    store.restriction = evenAges
    store.type("2")
    print(store.validity)  // incomplete
    store.type("1")
    print(store.validity)  // invalid
    print(store.invalidReason == odd)  // true

    let stored = try JSONEncoder().encode(Settings())
    print(String(decoding: stored, as: UTF8.self))  // {"age":20}
    let damaged = Data(#"{"age":35}"#.utf8)
    print((try? JSONDecoder().decode(Settings.self, from: damaged)) == nil)  // true

    guide.check()
  }

  /// What is stored is what the provider's restriction allows, both ways.
  @Test func configuration() throws {
    let settings = try JSONDecoder().decode(Settings.self, from: Data(#"{"age":25}"#.utf8))
    #expect(settings.age == Restricted(25, in: 18...30))
    let elsewhere = Settings(age: Restricted(clamping: 40, in: 0...100))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(elsewhere) }
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Settings.self, from: Data(#"{"age":35}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "35 isn't allowed (outOfRange)")
  }
}
