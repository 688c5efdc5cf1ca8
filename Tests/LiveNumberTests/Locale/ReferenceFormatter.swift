import LiveNumberCore

@testable import LiveNumber

/// What ICU itself writes for a style and options: the measure of every format.
struct ReferenceFormatter {
  private let formatter: ICUFormatter

  init(_ style: NumberStyle, _ locale: NumberLocale, _ options: String = "") throws {
    var skeleton = style.skeleton()
    if case .percent = style { skeleton += " scale/100" }
    if !options.isEmpty { skeleton += " \(options)" }
    if case .currency = style {
    } else if !options.contains(".") {
      // ICU's own default of six fraction digits would lose some.
      skeleton += " precision-unlimited"
    }
    formatter = try ICUFormatter(skeleton: skeleton, locale: locale)
  }

  func text(_ decimal: String) throws -> String { try formatter.format(decimal).text }
}

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
