import Foundation
import LiveNumber
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Words for reasons")
struct ReasonWordsTests {
  @Test func theLibrarysReasonsHaveWords() throws {
    let declaration = /static let \w+ = (?:Reason|Self)\(rawValue: "(\w+)"\)/
    let files = FileManager.default.enumerator(atPath: Repository.path("Sources"))
    let sources = try #require(files).compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    let others = try sources.flatMap { file in
      let source = try String(
        contentsOfFile: Repository.path("Sources/\(file)"), encoding: .utf8)
      // Other types have names of their own.
      return source.contains("NumberEditor")
        ? source.matches(of: declaration).map { String($0.1) } : []
    }
    #expect(others.contains("restored"))
    let names = NumberEditor.Reason.Known.allCases.map(\.rawValue) + others
    let silent = names.filter { NumberEditor.Reason(rawValue: $0).description == $0 }
    // One name is a word already.
    #expect(silent == ["rounded"])
  }

  @Test func anUnknownReasonShowsItsName() {
    #expect(NumberEditor.Reason(rawValue: "weekend").description == "weekend")
  }

  /// The terminal asks in the words of all fields: those of the page, of GTK, and of SwiftUI.
  @Test(arguments: [("en", "1,0000"), ("de", "1.5000"), ("en", "5-"), ("en", "12k")])
  @MainActor func aQuestionHasTheWordsOfAllFields(locale: String, keys: String) throws {
    let store = try NumberStore<Decimal>(.number, locale: locale)
    store.messages.language = "en"
    for scalar in keys.unicodeScalars { store.apply(.type(scalar)) }
    store.commit()
    let question = try #require(store.message)
    #expect(question.hasSuffix("?") && FieldNotice.question(among: store.readings) == question)
    let words = FieldNotice(asking: store.readings)?.words ?? []
    #expect(
      words.first?.replacing(" (Enter)", with: "").replacing(" (Ctrl-N)", with: "") == question)
  }
}
