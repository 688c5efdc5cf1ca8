import LiveNumber
import Testing

/// Formats shared by many threads return the same results as in one thread.
///
/// This is mainly a test for the thread sanitizer: `make sanitize`.
@Suite struct SharedFormatsTests {
  private static let locales = ["en", "de", "fr", "hi", "ar-EG", "fa", "ccp", "es", "ja", "pl"]
  private static let tasks = 8
  private static let rounds = 25

  private static let values = [0, 1, -1, 12, 999, 1_234, -98_765, 1_234_567_890]
    .map { ExactDecimal($0) }

  /// The formats of a locale, and their texts in one thread.
  private struct Sample: Sendable {
    let format: NumberFormat
    let editor: NumberEditor
    let texts: [String]

    init(locale: String) throws {
      let format = try NumberFormat(.currency("EUR"), locale: locale)
      self.format = format
      editor = NumberEditor(format: format)
      texts = values.map { format.format($0) }
    }
  }

  /// Returns the differences from the results of one thread.
  private static func differences(_ samples: [Sample], _ locale: String) throws -> [String] {
    var found: [String] = []
    for sample in samples {
      for (index, value) in values.enumerated() {
        let text = sample.format.format(value)
        if text != sample.texts[index] { found.append("\(text), not \(sample.texts[index])") }
        let read = try sample.format.parse(text)
        if read != value { found.append("\(read) in \(text), not \(value)") }
        let state = sample.editor.apply(.set(value), to: .empty).state
        if sample.editor.value(of: state) != value { found.append("\(value) is not in the field") }
      }
    }
    // New formats, so that the caches are read and written at the same time.
    let fresh = try Sample(locale: locale)
    guard let old = samples.first(where: { $0.format == fresh.format }) else {
      return found + ["a new format is another"]
    }
    return fresh.texts == old.texts ? found : found + ["a new format writes other texts"]
  }

  @Test func manyThreadsGetTheSameAnswers() async throws {
    let samples = try Self.locales.map { try Sample(locale: $0) }
    let differences = try await withThrowingTaskGroup(of: [String].self) { group in
      for task in 0..<Self.tasks {
        group.addTask {
          try (0..<Self.rounds).flatMap { round in
            try Self.differences(samples, Self.locales[(task + round) % Self.locales.count])
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(differences.isEmpty, "\(differences.prefix(10))")
  }

  /// The first use of a locale, by all threads at once.
  @Test func manyThreadsOpenLocalesAtOnce() async throws {
    let locales = Array(NumberLocale.available.prefix(60))
    let texts = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<Self.tasks {
        group.addTask {
          try locales.map { try NumberFormat(.percent, locale: $0).format(ExactDecimal(1_234)) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(texts.count == Self.tasks)
    #expect(Set(texts).count == 1)
  }
}
