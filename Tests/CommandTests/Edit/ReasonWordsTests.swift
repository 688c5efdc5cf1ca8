import Foundation
import LiveNumber
import Testing

@testable import numfmt_live

@Suite("Words for reasons")
struct ReasonWordsTests {
  @Test("Exactly the library's reasons have words")
  func everyReason() throws {
    let declaration = /static let \w+ = (?:Reason|Self)\(rawValue: "(\w+)"\)/
    let names = try [
      "LiveNumberCore/Editing/Reason.swift", "LiveNumberCore/Restrictions/Restriction.swift",
      "LiveNumber/Store/NumberSource.swift",
    ].flatMap { file in
      let source = try String(
        contentsOfFile: Repository.path("Sources/\(file)"), encoding: .utf8)
      return source.matches(of: declaration).map { String($0.1) }
    }
    #expect(names.count > 20)
    let known = Set(ReasonWords.table.keys.map(\.rawValue))
    #expect(Set(names).subtracting(known).isEmpty)
    #expect(known.subtracting(names).isEmpty)
  }

  @Test("An unknown reason shows its name")
  func unknownReason() {
    #expect(ReasonWords.words(for: .init(rawValue: "weekend")) == "weekend")
  }
}
