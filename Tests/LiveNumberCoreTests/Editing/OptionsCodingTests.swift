import Foundation
import LiveNumberCore
import TestSupport
import Testing

/// Options are stored by the names of their properties.
@Suite struct OptionsCodingTests {
  @Test func defaultsAreNotStored() throws {
    let data = try JSONEncoder().encode(NumberEditor.Options())
    #expect(String(decoding: data, as: UTF8.self) == "{}")
    #expect(try JSONDecoder().decode(NumberEditor.Options.self, from: data) == .init())
  }

  @Test func everyOptionIsReadBack() throws {
    for option in NumberEditor.Options.rows {
      for text in option.samples.compactMap(\.self) {
        var options = NumberEditor.Options()
        let isRead = options.read(option.name, text)
        #expect(isRead, "\(option.name) \(text)")
        let data = try JSONEncoder().encode(options)
        let back = try JSONDecoder().decode(NumberEditor.Options.self, from: data)
        #expect(back == options, "\(option.name) \(text): \(String(decoding: data, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: [#"{"maximun": "5"}"#, #"{"maximum": "0,5"}"#, #"{"rangePolicy": "no"}"#])
  func otherTextIsAnError(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NumberEditor.Options.self, from: Data(json.utf8))
    }
  }

  @Test func boundsOfAnyNumber() {
    #expect(NumberEditor.Options(range: 0...0.5).range.maximum == 0.5)
    #expect(NumberEditor.Options(range: 1...).range == ValueBounds(minimum: 1))
    var options = NumberEditor.Options(range: ...9, policy: .block)
    #expect(options.rangePolicy == .block)
    options.range.maximum = 0.05
    #expect(options.range.maximum?.description == "0.05")
  }
}
