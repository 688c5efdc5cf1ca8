import Foundation
import LiveNumber
import Testing

@testable import numfmt_live

@Suite("Words for reasons")
struct ReasonWordsTests {
  @Test("Every reason of the engine has words")
  func everyReason() throws {
    let source = try String(
      contentsOfFile: Repository.path("Sources/LiveNumberCore/Editing/Reason.swift"),
      encoding: .utf8)
    let names = source.matches(of: /Reason\(rawValue: "(\w+)"\)/).map { String($0.1) }
    #expect(names.count > 20)
    let known = Set(ReasonWords.table.keys.map(\.rawValue))
    #expect(Set(names).subtracting(known).isEmpty)
    #expect(known.subtracting(names).isEmpty)
  }

  @Test("A reason from elsewhere shows its name")
  func unknownReason() {
    #expect(ReasonWords.words(for: .init(rawValue: "weekend")) == "weekend")
  }
}
