import LiveNumber
import TestSupport
import Testing

/// Every number with one or two separators, typed and pasted in every locale: EDITING.md, the
/// second promise.
@Suite struct MagnitudeTests {
  @Test(arguments: [NumberStyle.number, .currency("EUR"), .currency("JPY")])
  func noMagnitudeChangesSilently(_ style: NumberStyle) throws {
    var failures = Failures()
    var known: Set<Convention> = []
    for locale in NumberLocale.available {
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      // Locales with the same separators and groups treat keys alike.
      guard known.insert(Convention(format)).inserted else { continue }
      let editor = NumberEditor(format: format)
      for text in texts(in: format) {
        for way in MagnitudeInvariants.Way.allCases {
          for broken in MagnitudeInvariants.broken(by: text, way, in: editor) {
            failures.add("\(locale): \(broken)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(known.count > 10)
  }

  /// What the keys of a field depend on.
  private struct Convention: Hashable {
    let decimalSeparator: String
    let groupingSeparator: String
    let grouping: GroupingSizes

    init(_ format: NumberFormat) {
      decimalSeparator = format.symbols.decimalSeparator
      groupingSeparator = format.symbols.groupingSeparator
      grouping = format.pattern.grouping
    }
  }

  /// Returns texts with runs of up to four digits, and one or two separators of any locale or of
  /// the format's own.
  private func texts(in format: NumberFormat) -> [String] {
    let own = [format.symbols.decimalSeparator, format.symbols.groupingSeparator]
    let separators = Set([".", ",", "'"] + own).filter { !$0.isEmpty }.sorted()
    let first = ["", "0", "1", "12", "123", "1234"]
    let runs = ["", "5", "50", "500", "5000"]
    var texts: [String] = []
    for integer in first {
      for separator in separators {
        for run in runs {
          texts.append(integer + separator + run)
          for other in separators {
            for last in runs { texts.append(integer + separator + run + other + last) }
          }
        }
      }
    }
    return texts
  }
}
