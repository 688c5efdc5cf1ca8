import LiveNumber
import Testing

/// Formats shared by many threads return the same results as in one thread.
///
/// This is mainly a test for the thread sanitizer: `make sanitize`.
@Suite struct SharedFormatsTests {
  private static let locales = ["en", "de", "fr", "hi", "ar-EG", "fa", "ccp", "es", "ja", "pl"]
  private static let values = [0, 1, -1, 12, 999, 1_234, -98_765, 1_234_567_890]
    .map { ExactDecimal($0) }

  /// Returns the results of many threads.
  static func results<Result: Sendable & Hashable>(
    _ body: @escaping @Sendable (_ thread: Int) throws -> Result
  ) async throws -> Set<Result> {
    try await withThrowingTaskGroup(of: Result.self) { group in
      for thread in 0..<8 { group.addTask { try body(thread) } }
      return try await group.reduce(into: []) { $0.insert($1) }
    }
  }

  /// Returns what a format writes, reads, and shows in a field.
  private static func answers(_ format: NumberFormat) throws -> [String] {
    let editor = NumberEditor(format: format)
    return try values.flatMap { value in
      let text = format.format(value)
      let state = editor.apply(.set(value), to: .empty).state
      return [text, try format.parse(text).description, editor.text(of: state)]
    }
  }

  /// New formats, too, so that the caches are read and written at the same time.
  @Test func manyThreadsGetTheSameAnswers() async throws {
    let formats = try Self.locales.map { try NumberFormat(.currency("EUR"), locale: $0) }
    let expected = try formats.map(Self.answers)
    let results = try await Self.results { thread in
      try (0..<25).allSatisfy { round in
        let index = (thread + round) % formats.count
        let fresh = try NumberFormat(.currency("EUR"), locale: Self.locales[index])
        return try Self.answers(formats[index]) == expected[index]
          && Self.answers(fresh) == expected[index]
      }
    }
    #expect(results == [true])
  }

  /// The first use of a locale, by all threads at once.
  @Test func manyThreadsOpenLocalesAtOnce() async throws {
    let results = try await Self.results { _ in
      try NumberLocale.available.prefix(60).map {
        try NumberFormat(.percent, locale: $0).format(1_234)
      }
    }
    #expect(results.count == 1)
  }
}
