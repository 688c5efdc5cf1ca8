import Foundation
import LiveNumber
import Testing

@Suite("Words for reasons")
struct ReasonWordsTests {
  @Test("The library's reasons have words")
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
    let silent = names.filter { NumberEditor.Reason(rawValue: $0).description == $0 }
    // One name is a word already.
    #expect(silent == ["rounded"])
  }

  @Test("An unknown reason shows its name")
  func unknownReason() {
    #expect(NumberEditor.Reason(rawValue: "weekend").description == "weekend")
  }
}
