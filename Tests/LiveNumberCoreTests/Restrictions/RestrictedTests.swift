import Foundation
import LiveNumberCore
import Testing

@Suite struct RestrictedTests {
  private static let odd = NumberEditor.Reason(rawValue: "odd")
  // Not static: a tag in its pointers would hide from the leak checker what a global restriction
  // keeps.
  private let even = Restriction<Int>.where(RestrictedTests.odd) { $0.isMultiple(of: 2) }

  @Test func aRestrictedValueCannotBeMadeOfWhatIsRejected() {
    #expect(Restricted(4, even)?.value == 4)
    #expect(Restricted(5, even) == nil)
    #expect(Restricted(4, even)?.with(value: 5) == nil)
    #expect(Restricted(4, even)?.with(value: 6)?.value == 6)
    #expect(Restricted(4, even)?.with(restriction: .range(5...)) == nil)
    #expect(Restricted(4, even)?.with(restriction: .range(...5))?.value == 4)
  }

  @Test func restrictedToRange() {
    let age = Restricted(clamping: 35, in: 18...30)
    #expect(age.value == 30 && age.with(value: 17) == nil)
    #expect(age.with(clamping: 17)?.value == 18)
    #expect(Restricted(17, in: 18...30) == nil)
    #expect(Restricted(18, in: 18...30)?.value == 18)
    #expect(Restricted<Double>(clamping: .nan, in: 0.0...1.0).value == 0)

    let shirt = Restricted<ShirtSize>(clamping: .small, in: .medium ... .extraLarge)
    #expect(shirt.value == .medium && shirt.with(value: .extraExtraLarge) == nil)
    #expect(shirt.with(value: .extraLarge)?.value == .extraLarge)
    #expect(Restricted(ShirtSize.small, in: .medium ... .extraLarge) == nil)
  }

  @Test func settingAValueKeepsItAllowed() throws {
    var age = Restricted(clamping: 20, in: 18...30)
    for (value, expected) in [(25, 25), (35, 30), (17, 18), (Int.min, 18)] {
      age.value = value
      #expect(age.value == expected)
    }
    var ratio = Restricted(clamping: 0.5, in: 0.25...1.0)
    ratio.value = .nan
    #expect(ratio.value == 0.25)
    var even = try #require(Restricted(4, even && .range(0...9)))
    // 5 is in the range, and 9 isn't allowed either.
    for (value, expected) in [(6, 6), (5, 6), (11, 6), (-3, 0)] {
      even.value = value
      #expect(even.value == expected)
    }
  }

  private struct Volume {
    @Restricted(in: 0...100) var volume = 120
    @Restricted(in: 0.0...1.0) var balance = 0.5
  }

  @Test func aWrappedPropertyKeepsToItsRange() {
    var settings = Volume()
    #expect(settings.volume == 100 && settings.balance == 0.5)
    for (value, expected) in [(7, 7), (-1, 0), (Int.max, 100)] {
      settings.volume = value
      #expect(settings.volume == expected)
    }
    #expect(Volume(volume: -3, balance: 2).volume == 0)
    #expect(Volume(volume: -3, balance: 2).balance == 1)
  }

  @Test func equalAreEqualValuesUnderEqualRestrictions() {
    #expect(Restricted(20, in: 18...30) == Restricted(20, .range(18...30)))
    #expect(Restricted(20, in: 18...30) != Restricted(21, in: 18...30))
    #expect(Restricted(20, in: 18...30) != Restricted(20, in: 18...31))
    #expect(Restricted(4, even) == Restricted(4, even))
  }

  /// Settings whose own initializer supplies the restriction.
  private struct Settings: Codable, Equatable {
    var age: Restricted<Int>

    init(age: Restricted<Int>) { self.age = age }

    private enum CodingKeys: CodingKey { case age }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      age = try Restricted(from: container.superDecoder(forKey: .age), restriction: .range(18...30))
    }
  }

  @Test func theValueAloneIsEncodedAndIsCheckedWhenItIsDecoded() throws {
    let settings = Settings(age: Restricted(clamping: 20, in: 18...30))
    let data = try JSONEncoder().encode(settings)
    #expect(String(decoding: data, as: UTF8.self) == #"{"age":20}"#)
    #expect(try JSONDecoder().decode(Settings.self, from: data) == settings)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Settings.self, from: Data(#"{"age":35}"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.stringValue) == ["age"])
    #expect(context.debugDescription == "35 isn't allowed (outOfRange)")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Settings.self, from: Data(#"{"age":"20"}"#.utf8))
    }
  }
}
