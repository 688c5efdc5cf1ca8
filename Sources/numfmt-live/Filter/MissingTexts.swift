/// The texts that stand for missing values, such as `-` or `n/a`.
struct MissingTexts: Sendable {
  private var texts: Set<[UInt8]> = []

  init(_ lists: [String]) {
    for text in lists.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      texts.insert(Array(text.utf8))
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Returns whether all of a field, without spaces around it, is one of the texts.
  func contains(_ text: Bytes) -> Bool {
    guard !texts.isEmpty else { return false }
    let space = UInt8(ascii: " ")
    let start = text.firstIndex { $0 != space } ?? text.endIndex
    let end = text.lastIndex { $0 != space } ?? start - 1
    return texts.contains(Array(text[start..<(end + 1)]))
  }

  /// Returns whether a text can be one in a list.
  static func canList(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains(UInt8(ascii: ",")) && ShellWord.canShow(text)
  }
}
