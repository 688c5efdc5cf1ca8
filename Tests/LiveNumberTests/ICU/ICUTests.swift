import Testing

@testable import LiveNumber

@Suite struct ICUTests {
  @Test func versions() {
    #expect(ICU.version.hasPrefix(ICU.majorVersion + "."))
    #expect(Int(ICU.majorVersion) != nil)
    #expect(!ICU.cldrVersion.isEmpty)
  }

  /// The data is that of the most specific locale that ICU has.
  @Test(arguments: [
    ("fr", "fr"), ("de_AT", "de_AT"), ("en-FR", "en"), ("ar-EG-u-nu-latn", "ar_EG@numbers=latn"),
    ("C", "en_US_POSIX"), ("de_DE.UTF-8@euro", "de_DE"), ("sr_RS.UTF-8@latin", "sr_Latn_RS"),
    ("ca_ES.UTF-8@valencia", "ca_ES"),
  ])
  func data(_ name: String, _ identifier: String) throws {
    #expect(try NumberLocale(name).dataIdentifier == identifier)
  }
}
