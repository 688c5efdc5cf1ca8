import CICUNumber
import CICUNumber.Testing
import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// Every failing call of ICU throws a typed error.
@Suite struct SourceFailureTests {
  /// A request that calls ICU each time.
  struct Request: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var isUnit = false
    let use: @Sendable () throws -> Void

    /// The code and the message of the failure, or `nil` if there is none.
    func failure() -> (code: String, message: String)? {
      do {
        try use()
        return nil
      } catch let error as NumberFormatError {
        return (error.code.rawValue, error.description)
      } catch let error as NumberSkeletonError {
        return (error.code.rawValue, error.description)
      } catch let error as NumberLocaleError {
        return (error.code.rawValue, error.description)
      } catch {
        return ("another error", "\(error)")
      }
    }
  }

  private static func format(_ style: NumberStyle, _ name: String) -> Request {
    let locale = known(name)
    let isUnit = if case .unit = style.kind { true } else { false }
    return Request(testDescription: "\(style) in \(name)", isUnit: isUnit) {
      // Without the cache, which would call once.
      _ = try NumberElements(style.kind, locale: locale)
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
    Request(testDescription: "locale") { _ = try NumberLocale("zh-Hant-HK") },
    Request(testDescription: "locale with a numbering system") {
      _ = try NumberLocale("ar-EG-u-nu-latn")
    },
    Request(testDescription: "another numbering system") {
      _ = try hindi.with(numberingSystem: "deva")
    },
    format(.number, "ar-EG"), format(.percent, "fr"), format(.currency("EUR"), "de"),
    format(.currency("USD").sign(strategy: .accounting), "en"), format(.unit("kilometer"), "de"),
    Request(testDescription: "skeleton format") {
      // Without the cache.
      _ = try NumberSkeletonFormat.openFormatter(NumberSkeleton("compact-short"), locale: german)
    },
    Request(testDescription: "format a decimal") {
      _ = try compact?.format(-1234 as ExactDecimal)
    },
    Request(testDescription: "format what has no digits") {
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
