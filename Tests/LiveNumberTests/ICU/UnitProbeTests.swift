import LiveNumberCore
import Testing

@testable import LiveNumber

/// The few numbers that probe a unit find all its forms.
@Suite struct UnitProbeTests {
  private static let dense =
    (0...130).map { "\($0)" }
    + ["1000", "1001", "10000", "100000", "1000000", "1000001", "2000000", "10000000"]
    + (0...30).map { "\($0 / 10).\($0 % 10)" } + ["0.01", "0.11", "1.01", "1.21", "2.12", "100.1"]

  private static let numberKinds: Set<NumberFormat.Part.Kind> = [
    .integer, .group, .decimal, .fraction,
  ]

  private static let styles: [NumberStyle] = [
    .unit("day").width(.long), .unit("kilometer"), .unit("byte").width(.long),
    .unit("inch"),
  ]

  @Test(arguments: styles) func noFormIsMissed(_ style: NumberStyle) throws {
    var fixed = 0
    for locale in NumberLocale.sampled {
      guard (try? NumberFormat(style, locale: locale)) != nil else { continue }
      fixed += 1
      var forms: Set<String> = []
      for precision in ["precision-unlimited", ".0", ".00"] {
        let formatter = try ICUFormatter(
          skeleton: "\(style.kind.skeleton()) \(precision)", locale: locale)
        for decimal in Self.dense {
          let parts = try formatter.format(decimal).parts(isNegative: false)
          #expect(parts.contains { $0.kind == .integer }, "\(locale) \(decimal)")
          // The digits and separators differ; all other text has to be the same.
          forms.insert(
            parts.map { Self.numberKinds.contains($0.kind) ? "#" : $0.text }.joined()
              .replacing(/#+/, with: "#"))
        }
      }
      #expect(forms.count == 1, "\(locale): \(forms)")
    }
    #expect(fixed > 0)
  }
}
