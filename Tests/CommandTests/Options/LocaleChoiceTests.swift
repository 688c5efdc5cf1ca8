import Testing

@testable import numfmt_live

@Suite("The chosen locale")
struct LocaleChoiceTests {
  /// The option, NUMFMT_LIVE_LOCALE, then the first POSIX variable that isn't empty.
  @Test(
    arguments: [
      (nil, [:], "en", nil),
      ("fr", ["NUMFMT_LIVE_LOCALE": "de"], "fr", "--locale"),
      (nil, ["NUMFMT_LIVE_LOCALE": "de", "LC_ALL": "sv"], "de", "NUMFMT_LIVE_LOCALE"),
      (nil, ["LC_ALL": "sv_SE.UTF-8", "LANG": "de_DE"], "sv_SE.UTF-8", "LC_ALL"),
      (nil, ["LC_ALL": "", "LC_NUMERIC": "pl_PL", "LANG": "de_DE"], "pl_PL", "LC_NUMERIC"),
      (nil, ["LANG": "de_DE.UTF-8@euro"], "de_DE.UTF-8@euro", "LANG"),
      // No specific locale.
      (nil, ["LC_ALL": "C.UTF-8", "LANG": "de_DE"], "en", nil),
      (nil, ["LANG": "POSIX"], "en", nil),
      (nil, ["LANG": "C"], "en", nil),
      ("C", ["LANG": "de_DE"], "en", nil),
      // Different from C.
      ("Ca", [:], "Ca", "--locale"),
    ] as [(String?, [String: String], String, String?)])
  func order(
    option: String?, environment: [String: String], identifier: String, source: String?
  ) {
    let choice = LocaleChoice(option: option, environment: environment, standard: "en")
    #expect(choice.identifier == identifier)
    #expect(choice.source == source)
  }
}
