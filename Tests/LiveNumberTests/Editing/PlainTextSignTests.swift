import LiveNumber
import Testing

@testable import LiveNumberCore

/// A text put in the place of another keeps the sign that it shows, wherever the locale writes it:
/// EDITING.md 14.
@Suite struct PlainTextSignTests {
  private static let styles: [NumberStyle] = [
    .decimal, .percent, .currency("USD"), .currency("EUR", sign: .accounting),
    .currency("CHF", display: .code),
  ]
  private static let pieces = ["", "", "7", "70", "-", ".", ","]

  @Test func signs() throws {
    var samples = Samples(#function)
    var failures = Failures()
    var count = 0
    for locale in NumberLocale.available {
      for _ in 0..<(2 * Samples.factor) {
        let format = try NumberFormat(samples.pick(Self.styles), locale: locale)
        let editor = try NumberEditor(format: format)
        let value = ExactDecimal(samples.content(integer: 7, fraction: 2)) ?? .one
        let state = editor.apply(.set(value), to: .empty).state
        for _ in 0..<8 {
          let text = changed(editor.text(of: state), &samples)
          let (after, outcome) = editor.apply(.replaceText(text, caret: nil), to: state)
          guard outcome == .accepted, let shown = editor.value(of: after), !shown.isZero,
            let read = try? format.parse(text, mode: .lenient), !read.isZero
          else { continue }
          // A minus behind a separator that has no digits yet is read as the dash of a price.
          let content = after.content
          if content.isNegative, content.pointOffset == content.count - 1 { continue }
          count += 1
          failures.expect(
            shown.isNegative == read.isNegative,
            "\(locale) \(format.style) \(editor.text(of: state).escaped), \(text.escaped): \(shown)"
          )
        }
      }
    }
    failures.report(seed: Samples.seed)
    #expect(count > NumberLocale.available.count * Samples.factor, "few texts were taken")
  }

  private func changed(_ text: String, _ samples: inout Samples) -> String {
    var scalars = Array(text.unicodeScalars)
    let start = samples.number(in: 0...scalars.count)
    let end = min(start + samples.number(below: 5), scalars.count)
    scalars.replaceSubrange(start..<end, with: samples.pick(Self.pieces).unicodeScalars)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}
