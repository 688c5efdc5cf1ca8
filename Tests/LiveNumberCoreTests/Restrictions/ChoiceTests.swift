import Foundation
import LiveNumberCore
import Testing

/// Values of a list, and settings that a file can't break.
@Suite struct ChoiceTests {
  @Test func oneOfSomeValues() {
    let coins: Restriction<Int> = .oneOf([1, 2, 5, 10])
    #expect(coins.allows(5) && !coins.allows(3) && !coins.allows(11))
    #expect(coins.failureReason(for: 3) == .notAllowed)
    #expect(coins.failureReason(for: 11) == .outOfRange)
    #expect(coins.minimum == 1 && coins.maximum == 10)
    #expect(coins.clamped(50) == 10 && coins.clamped(3) == nil)
    #expect(!Restriction<Int>.oneOf([]).allows(1))
  }

  private struct Settings: Decodable {
    var age: Restricted<Int>

    enum CodingKeys: CodingKey { case age }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      age = container.decode(forKey: .age, default: Restricted(clamping: 20, in: 18...30))
    }
  }

  @Test(arguments: [
    (#"{"age": 25}"#, 25), (#"{"age": 99}"#, 30), (#"{"age": -1}"#, 18), (#"{}"#, 20),
    (#"{"age": null}"#, 20), (#"{"age": "old"}"#, 20), (#"{"age": 20.5}"#, 20),
  ])
  func aSettingFailsNoFile(_ json: String, _ age: Int) throws {
    let settings = try JSONDecoder().decode(Settings.self, from: Data(json.utf8))
    #expect(settings.age.value == age && settings.age.restriction == .range(18...30))
  }
}
