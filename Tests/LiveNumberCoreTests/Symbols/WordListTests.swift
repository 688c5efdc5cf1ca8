import Testing

@testable import LiveNumberCore

/// Words in a text with spaces between them.
@Suite struct WordListTests {
  @Test func positionIsThatOfSplit() {
    let lists = ["", "a", "AED AFN ALL", "auto true always min2 false", "é € ₹"]
    let words = [
      "", " ", "a", "b", "AED", "AFN", "ALL", "AE", "FN", "ALLE", "AED AFN", "min2", "€",
    ]
    let failures = lists.flatMap { list in
      words.compactMap { word in
        let expected = list.split(separator: " ").firstIndex { $0 == word }
        let found = list.position(ofWord: Array(word.unicodeScalars)[...])
        return found == expected ? nil : "\(list): \(word): \(found ?? -1)"
      }
    }
    #expect(failures.prefix(10).isEmpty, "\(failures.prefix(10))")
  }
}
