import CICUNumber
import CICUNumber.Testing
import Testing

/// Whatever ICU call fails, the caller is told.
@Suite struct FailureTests {
  /// A function of the module that calls ICU.
  struct Call: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @Sendable () -> CICUStatus

    init(_ name: String, _ run: @escaping @Sendable () -> CICUStatus) {
      testDescription = name
      self.run = run
    }
  }

  private static let german = (try? CWrapper.resolve("de")) ?? CICULocale()
  private static let formatter = try? OwnedFormatter("currency/EUR", "de")

  private static let calls = [
    Call("open a converter") {
      var converter: OpaquePointer?
      defer { cicu_converter_close(converter) }
      return cicu_converter_open("gb18030", &converter)
    },
    Call("decode a character") {
      var converter: OpaquePointer?
      defer { cicu_converter_close(converter) }
      var scalar: UInt32 = 0
      let status = cicu_converter_open("gb18030", &converter)
      return status == CICU_OK
        ? cicu_converter_decode(converter, [0xD4, 0xAA], 2, &scalar) : status
    },
    Call("encode a character") {
      var converter: OpaquePointer?
      defer { cicu_converter_close(converter) }
      var bytes = [UInt8](repeating: 0, count: 8)
      var length: Int32 = 0
      let status = cicu_converter_open("gb18030", &converter)
      return status == CICU_OK
        ? cicu_converter_encode(converter, 0x5143, &bytes, 8, &length) : status
    },
    Call("CLDR version") {
      var length: Int32 = 0
      var buffer = [CChar](repeating: 0, count: 32)
      return cicu_cldr_version(&buffer, 32, &length)
    },
    Call("resolve with a native numbering system") {
      var locale = CICULocale()
      return CWrapper.status(resolving: "zh-Hant-FR-u-nu-native", &locale)
    },
    Call("resolve a script spelled out") {
      var locale = CICULocale()
      return CWrapper.status(resolving: "de-Latn-DE", &locale)
    },
    Call("count numbering systems") {
      var count: Int32 = 0
      return cicu_numbering_system_count(&count)
    },
    Call("list a numbering system") {
      var system = CICUNumberingSystem()
      return cicu_numbering_system_at(3, &system)
    },
    Call("find a numbering system") {
      var system = CICUNumberingSystem()
      return cicu_numbering_system_named("arab", 4, &system)
    },
    Call("resolve a locale with a region and a variant") {
      var locale = CICULocale()
      return cicu_locale_resolve("de-DE-1996", 10, &locale)
    },
    Call("name a locale") {
      var locale = german
      var length: Int32 = 0
      var buffer = [CChar](repeating: 0, count: 32)
      var language = german
      return cicu_locale_name(&locale, &language, &buffer, 32, &length)
    },
    Call("count currencies") {
      var count: Int32 = 0
      return cicu_currency_count(&count)
    },
    Call("list a currency") {
      var code = [CChar](repeating: 0, count: 4)
      return cicu_currency_at(3, &code)
    },
    Call("digits of a currency") {
      var digits: Int32 = 0
      return cicu_currency_fraction_digits("AUD", 3, &digits)
    },
    Call("symbol of a currency") { currencyName(CICU_CURRENCY_SYMBOL) },
    Call("plural name of a currency") { currencyName(CICU_CURRENCY_NAME_ONE) },
    Call("open a formatter") {
      var locale = german
      var handle: OpaquePointer?
      let status = cicu_formatter_open(&locale, ".00", 3, nil, &handle)
      cicu_formatter_close(handle)
      // A failure leaves nothing to be closed.
      return (status == CICU_OK) == (handle != nil) ? status : -1
    },
    Call("format a decimal") {
      formatted { try formatter?.format("-1234.5") }
    },
    Call("format a double") {
      formatted { try formatter?.format(.infinity) }
    },
    Call("format a range") {
      var locale = german
      var buffer = [CChar](repeating: 0, count: 32)
      return buffer.withUnsafeMutableBufferPointer { buffer in
        var output = CICUOutput()
        (output.buffer, output.capacity) = (buffer.baseAddress, Int32(buffer.count))
        return cicu_format_range(&locale, ".00", 3, "1", 1, "2.5", 3, &output)
      }
    },
  ]

  private static func currencyName(_ kind: Int32) -> CICUStatus {
    var locale = german
    var length: Int32 = 0
    var buffer = [CChar](repeating: 0, count: 32)
    return cicu_currency_name(&locale, "AUD", 3, kind, &buffer, 32, &length)
  }

  private static func formatted(_ format: () throws -> OwnedFormatter.Output?) -> CICUStatus {
    do {
      return try format() == nil ? -1 : CICU_OK
    } catch {
      return (error as? CWrapper.Failure)?.status ?? -1
    }
  }

  @Test(arguments: calls) func everyFailureIsReported(_ call: Call) {
    // Opens what the call uses before calls are counted.
    #expect(call.run() == CICU_OK)
    cicu_testing_fail(0, CICU_OK)
    #expect(call.run() == CICU_OK)
    let count = cicu_testing_call_count()
    #expect(count > 0)
    for status in [CICU_OUT_OF_MEMORY, CICU_NO_DATA, CICU_ICU_FAILED] {
      for index in 0..<count {
        cicu_testing_fail(index + 1, status)
        let told = call.run()
        // Allocations of the module's own fail in one way only.
        #expect(
          told == status || told == CICU_OUT_OF_MEMORY, "call \(index + 1) of \(count): \(told)")
      }
    }
    // A failure is asked for once, and forgotten.
    #expect(call.run() == CICU_OK)
  }

  /// ICU's buffers have a size too: a number's text doesn't fit, and a longer name is no locale's.
  @Test(arguments: 1...4) func textThatDoesNotFit(_ call: Int32) throws {
    // Opened before a call fails.
    let formatter = try #require(Self.formatter)
    cicu_testing_fail(call, CICU_BUFFER_TOO_SMALL)
    #expect(Self.formatted { try formatter.format("5") } == CICU_BUFFER_TOO_SMALL)
    var locale = CICULocale()
    cicu_testing_fail(call, CICU_BUFFER_TOO_SMALL)
    #expect(CWrapper.status(resolving: "de", &locale) == CICU_MALFORMED)
    cicu_testing_fail(0, CICU_OK)
  }

  @Test func aSkeletonThatICURejects() {
    var locale = Self.german
    var handle: OpaquePointer?
    var offset: Int32 = -1
    cicu_testing_fail(2, CICU_BAD_SKELETON)
    #expect(cicu_formatter_open(&locale, ".00", 3, &offset, &handle) == CICU_BAD_SKELETON)
    #expect(handle == nil)
  }
}
