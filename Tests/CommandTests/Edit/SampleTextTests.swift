import LiveNumber
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("The sample number of an empty field")
struct SampleTextTests {
  private static func sample(
    _ style: NumberStyle = .number, _ locale: String = "en",
    _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) throws -> String {
    var options = NumberEditor.Options()
    change(&options)
    return try NumberEditor(
      format: NumberFormat(style, locale: locale), options: options
    ).sampleText
  }

  @Test func itIsWrittenAsItsLocaleWritesNumbers() throws {
    #expect(try Self.sample(.number, "fr") == "1\u{202F}234,56")
    #expect(try Self.sample(.number, "es") == "1234,56")
    #expect(try Self.sample(.number, "ar-EG") == "١٬٢٣٤٫٥٦")
    #expect(try Self.sample(.currency("EUR"), "de") == "1.234,56\u{A0}€")
    #expect(try Self.sample(.currency("JPY"), "en") == "¥1,234")
    #expect(try Self.sample(.percent, "fr") == "1\u{202F}234,56\u{A0}%")
  }

  @Test func itObeysTheLimitsOfTheField() throws {
    #expect(try Self.sample { $0.maximumFractionDigits = .upTo(0) } == "1,234")
    #expect(try Self.sample { $0.maximumFractionDigits = .upTo(1) } == "1,234.5")
    #expect(try Self.sample { $0.minimumFractionDigits = 3 } == "1,234.560")
    #expect(try Self.sample { $0.maximumIntegerDigits = 2 } == "12.56")
    #expect(try Self.sample { $0.maximumLength = 3 } == "123")
    #expect(try Self.sample { $0.range = ValueBounds(18...30) } == "30")
    #expect(try Self.sample { $0.range.maximum = -5 } == "-5")
    #expect(try Self.sample(.currency("USD")) { $0.entry = .fromRight } == "$1,234.56")
  }

  @Test func inEveryLocaleItIsANumberThatTheFieldReads() throws {
    let value = ExactDecimal("1234.56")
    var failures: [String] = []
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let sample = NumberEditor(format: format).sampleText
      if (try? format.parse(sample)) != value { failures.append("\(locale.identifier): \(sample)") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }
}
