import CICUNumber
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Nothing depends on the locale of the process: ICU reads it once, when it is first used, so each
/// environment gets a process of its own.
@Suite struct EnvironmentTests {
  private static let environments = [
    "", "C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "en_US.UTF-8", "ar_EG.UTF-8", "hi_IN", "xx_YY",
  ]

  @Test(arguments: environments) func unknownLocalesStayUnknown(_ environment: String) async {
    await #expect(processExitsWith: .success) { [environment] in
      setUp(environment)
      for name in ["xx", "xx-YY", "ain", "zxx-DE"] {
        var locale = CICULocale()
        #expect(CWrapper.status(resolving: name, &locale) == CICU_UNKNOWN_LANGUAGE)
      }
      // ICU itself would write these as in the environment's locale.
      var locale = CICULocale()
      #expect(CWrapper.status(resolving: "en-Cyrl", &locale) == CICU_UNKNOWN_SCRIPT)
      for name in ["und", "und-DE"] {
        let text = try OwnedFormatter(".00", name).format("1234.5").text
        #expect(text == "1,234.50")
      }
    }
  }

  @Test(arguments: environments) func formatsStayTheSame(_ environment: String) async throws {
    let expected: UInt64 = try digest()
    await #expect(processExitsWith: .success) { [environment, expected = expected as UInt64] in
      setUp(environment)
      let found = try digest()
      #expect(found == expected)
    }
  }
}

/// Makes a locale the process's own.
private func setUp(_ environment: String) {
  for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { setenv(name, environment, 1) }
  setlocale(LC_ALL, "")
}

/// A hash of what every locale writes, the same in every process.
private func digest() throws -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for name in try CWrapper.locales() + ["en-FR", "de-JP", "zh-TW", "sr-ME", "und"] {
    for skeleton in ["", "currency/INR", "currency/EUR unit-width-full-name", "unit/day"] {
      let text = try OwnedFormatter(skeleton, name).format("-1234567.5").text
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }
  return hash
}
