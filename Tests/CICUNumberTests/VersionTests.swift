import CICUNumber
import Testing

@Suite struct VersionTests {
  @Test func versionsAreNumbers() {
    for read in [cicu_icu_version, cicu_cldr_version] {
      var text = [CChar](repeating: 0, count: 32)
      var length: Int32 = 0
      #expect(read(&text, 32, &length) == CICU_OK)
      #expect(text[..<Int(length)].allSatisfy { $0 == 46 || (48...57).contains($0) })
      #expect(length > 0)
    }
  }

  @Test func tooSmallBufferTellsTheLength() {
    var length: Int32 = 0
    #expect(cicu_icu_version(nil, 0, &length) == CICU_BUFFER_TOO_SMALL)
    #expect(length > 0)
  }
}
