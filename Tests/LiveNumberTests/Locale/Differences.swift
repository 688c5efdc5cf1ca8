/// Collects what differs, and shows the first of it.
struct Differences {
  private(set) var count = 0
  private(set) var shown: [String] = []

  mutating func compare(_ found: String, _ expected: String, _ what: @autoclosure () -> String) {
    guard found.unicodeScalars.elementsEqual(expected.unicodeScalars) == false else { return }
    count += 1
    if shown.count < 10 { shown.append("\(what()): \(escaped(found)), not \(escaped(expected))") }
  }

  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
