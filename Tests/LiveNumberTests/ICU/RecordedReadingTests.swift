import Foundation
import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// What parsers and fields read of all that locales write is what it was when it was recorded, in
/// every mode.
///
/// The record has a digest for each locale and form, since the readings are 30 MB. If one differs
/// and should, `WRITE_READING=1` records all anew; if it shouldn't, print what `readings` returns
/// before and after.
@Suite struct RecordedReadingTests {
  private struct Form {
    let name: String
    let style: NumberStyle
    var notation = NumberSkeleton.Notation.standard
  }

  private static let forms = [
    Form(name: "compact short", style: .number, notation: .compactShort),
    Form(name: "compact long", style: .number, notation: .compactLong),
    Form(name: "scientific", style: .number, notation: .scientific),
    Form(name: "engineering", style: .number, notation: .engineering),
    Form(name: "unit short", style: .unit("kilometer")),
    Form(name: "unit long", style: .unit("kilometer").width(.long)),
    Form(name: "money symbol", style: .currency("EUR")),
    Form(name: "money code", style: .currency("USD").presentation(.code)),
    Form(name: "money compact", style: .currency("EUR"), notation: .compactShort),
  ]

  private static let values: [ExactDecimal] = [
    0, 1, -1, 0.5, 12, 999, 1234.5, -12345.67, 1_000_000, 1_234_567_890,
  ]

  @Test func readingsAreThoseOfTheRecord() throws {
    let path = Repository.path("Fixtures/reading/icu-\(ICU.version).tsv")
    if ProcessInfo.processInfo.environment["WRITE_READING"] != nil {
      let lines = try NumberLocale.available.map { try Self.line($0) }
      try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: path))
      return
    }
    // The texts of another version are others.
    guard let record = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    let lines = Set(record.split(separator: "\n").map(String.init))
    var failures = Failures()
    for locale in NumberLocale.sampled {
      let line = try Self.line(locale)
      failures.expect(lines.contains(line), line)
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns the name of a locale, and the digest of the readings of each form.
  private static func line(_ locale: NumberLocale) throws -> String {
    let digests = try forms.map { form in
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      for reading in try readings(of: form, in: locale) {
        for byte in reading.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      return String(digest, radix: 16)
    }
    return ([locale.identifier] + digests).joined(separator: "\t")
  }

  /// Returns the texts of all values in a form, and what each is read as.
  private static func readings(of form: Form, in locale: NumberLocale) throws -> [String] {
    let writer = try NumberSkeletonFormat(form.style, notation: form.notation, locale: locale)
    // A unit whose text depends on the number is read as a plain number.
    let format =
      try (try? NumberFormat(form.style, locale: locale)) ?? NumberFormat(.number, locale: locale)
    return try values.flatMap { value in
      let text = try writer.format(value)
      var readings = [text]
      for mode in ParseMode.allCases {
        for notations in [[], [.scientific, .magnitudes]] as [ParseNotations] {
          do throws(NumberParseError) {
            let value: ExactDecimal = try format.parse(text, mode: mode, accepting: notations)
            readings.append(value.description)
          } catch {
            readings.append("\(error.code.rawValue) \(error.utf8Range)")
          }
        }
      }
      var field = EditingSession(format: format)
      field.apply(.paste(text))
      readings.append(
        "\(field.text) \(field.validity) \(field.lastOutcome.reason?.rawValue ?? "")")
      return readings
    }
  }
}
