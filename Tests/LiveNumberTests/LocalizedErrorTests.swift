import Foundation
import LiveNumber
import Testing

/// What an alert shows of the library's errors.
@Suite struct LocalizedErrorTests {
  @Test func errorsSayWhatIsWrong() throws {
    let format = try NumberFormat(locale: "en")
    var options = NumberEditor.Options()
    options.maximumLength = 0
    let table: [(String, () throws -> Void)] = [
      ("maximumLength: 0", { try options.validate(for: format) }),
      ("12,34", { _ = try NumberFormat(locale: "12,34") }),
      ("group", { _ = try format.parse("12,34") }),
      ("fraction", { _ = try format.with(options: .init(precision: .fractionLength(-1))) }),
    ]
    for (part, body) in table {
      let error = #expect(throws: (any Error).self, performing: body)
      #expect((error as Any) is any LocalizedError)
      let description = error?.localizedDescription ?? ""
      #expect(description.contains(part))
      #expect(!description.contains("The operation could"))
      #expect(!description.contains("\n"))
    }
  }
}
