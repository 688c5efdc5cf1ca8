import CICUNumber
import CICUNumber.Testing
import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// Every failing call of ICU throws a typed error.
@Suite struct SourceFailureTests {
  /// A request that calls ICU each time, and its failure, if any.
  struct Request: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isUnit = false
    let failure: @Sendable () -> Failure?

    struct Failure {
      let code: String
      let message: String
    }
  }

  private static func format(_ style: NumberStyle, _ name: String) -> Request {
    let locale = known(name)
    let isUnit = if case .unit = style.kind { true } else { false }
    return Request(testDescription: "\(style) in \(name)", isUnit: isUnit) {
      do throws(NumberFormatError) {
        // Without the cache, which would call once.
        _ = try LocalizedStyle(style.kind, locale: locale)
        return nil
      } catch { return .init(code: error.code.rawValue, message: error.description) }
    }
  }

  private static func skeleton(
    _ name: String, _ use: @escaping @Sendable () throws(NumberSkeletonError) -> Void
  ) -> Request {
    Request(testDescription: name) {
      do throws(NumberSkeletonError) {
        try use()
        return nil
      } catch { return .init(code: error.code.rawValue, message: error.description) }
    }
  }

  private static func locale(
    _ name: String, _ make: @escaping @Sendable () throws(NumberLocaleError) -> Void
  ) -> Request {
    Request(testDescription: name) {
      do throws(NumberLocaleError) {
        try make()
        return nil
      } catch { return .init(code: error.code.rawValue, message: error.description) }
    }
  }

  private static func known(_ name: String) -> NumberLocale {
    guard let locale = try? NumberLocale(name) else { preconditionFailure("no locale \(name)") }
    return locale
  }

  // Resolved before calls are counted.
  private static let german = known("de")
  private static let hindi = known("hi")

  private static let compact = try? NumberSkeletonFormat(notation: .compactLong, locale: "de")

  private static let requests = [
    locale("locale") { () throws(NumberLocaleError) in _ = try NumberLocale("zh-Hant-HK") },
    locale("locale with a numbering system") { () throws(NumberLocaleError) in
      _ = try NumberLocale("ar-EG-u-nu-latn")
    },
    locale("another numbering system") { () throws(NumberLocaleError) in
      _ = try hindi.with(numberingSystem: "deva")
    },
    format(.number, "ar-EG"), format(.percent, "fr"), format(.currency("EUR"), "de"),
    format(.currency("USD").sign(strategy: .accounting), "en"), format(.unit("kilometer"), "de"),
    skeleton("skeleton format") { () throws(NumberSkeletonError) in
      // Without the cache.
      _ = try NumberSkeletonFormat.openFormatter(
        NumberSkeleton("compact-short"), locale: german)
    },
    skeleton("format a decimal") { () throws(NumberSkeletonError) in
      _ = try compact?.format(-1234 as ExactDecimal)
    },
    skeleton("format what has no digits") { () throws(NumberSkeletonError) in
      _ = try compact?.format(Double.infinity)
    },
  ]

  @Test(arguments: requests) func everyFailureIsTyped(_ request: Request) {
    // Data that is loaded once is loaded before calls are counted.
    #expect(request.failure() == nil)
    cicu_testing_fail(0, CICU_OK)
    #expect(request.failure() == nil)
    let count = cicu_testing_call_count()
    #expect(count > 0)
    let words = [
      CICU_OUT_OF_MEMORY: "out of memory", CICU_NO_DATA: "data is missing",
      CICU_ICU_FAILED: "ICU failed",
    ]
    var failures = Failures()
    for (status, word) in words {
      // Units take more than a thousand calls.
      for call in stride(from: 1, through: count, by: max(Int(count) / 100, 1)) {
        cicu_testing_fail(call, status)
        let failure = request.failure()
        // ICU fails in the same way if it has no text for a unit.
        if failure?.code == "unknownUnit", request.isUnit { continue }
        failures.expect(
          failure?.code == "sourceFailed",
          "call \(call) of \(count), \(word): \(failure?.code ?? "no failure")")
        // Allocations of the C module fail in one way only.
        failures.expect(
          failure.map { $0.message.contains(word) || $0.message.contains("out of memory") } ?? true,
          "call \(call) of \(count): \(failure?.message ?? "")")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    // A failure is injected once.
    #expect(request.failure() == nil)
  }

  @Test func everyStatusHasItsWords() {
    let statuses = [
      CICU_OUT_OF_MEMORY, CICU_NO_DATA, CICU_OUT_OF_RANGE, CICU_MALFORMED, CICU_BAD_SKELETON,
      CICU_ICU_FAILED,
    ]
    let words = statuses.map { ICUFailure(status: $0).description }
    #expect(Set(words).count == statuses.count)
    #expect(words.allSatisfy { !$0.isEmpty })
  }

  /// Numbers that are too long for the first buffers.
  @Test func longNumbers() throws {
    let formatter = try ICUFormatter(skeleton: "precision-unlimited", locale: NumberLocale("de"))
    let digits = String(repeating: "7", count: 3_000)
    let number = try formatter.format(digits)
    #expect(number.ranges(CICU_FIELD_GROUP).count == 999 && number.bytes.count == 3_999)
    #expect(try formatter.text(digits) == number.text)
    let format = try NumberSkeletonFormat(notation: .scientific, locale: "en")
    #expect(try format.format(ExactDecimal("1e99999")) == "1E99999")
  }
}
