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

  /// The name or the sign of one currency is a proposal; one that several have isn't.
  @Test(arguments: [
    ("euro", "C", "; did you mean EUR?"), ("€", "C", "; did you mean EUR?"),
    ("yen", "C", "; did you mean JPY?"), ("US dollars", "C", "; did you mean USD?"),
    ("franc suisse", "fr_FR.UTF-8", "; did you mean CHF?"), ("eruo", "C", "; did you mean EUR?"),
    ("dollar", "C", nil), ("qqqqq", "C", nil),
  ])
  func proposesCurrencies(name: String, language: String, proposal: String?) throws {
    let run = try CommandRun(
      ["format", "--currency", name, "1.5"], environment: ["LANG": language])
    #expect(run.status == 64)
    #expect(run.errors.contains(proposal ?? "ISO 4217"), "\(run.errors)")
    #expect(proposal != nil || !run.errors.contains("did you mean"), "\(run.errors)")
  }

  /// A name in English, in the user's language, or in its own is a proposal; no other word is.
  @Test(arguments: [
    ("us", "C", "; did you mean en-US?"), ("zz", "C", nil),
    ("german", "C", "; did you mean de?"), ("Deutsch", "C", "; did you mean de?"),
    ("allemand", "fr_FR.UTF-8", "; did you mean de?"), ("germn", "C", "; did you mean de?"),
    ("français", "C", "; did you mean fr?"), ("日本語", "C", "; did you mean ja?"),
    ("chinese (traditional)", "C", "; did you mean zh-Hant?"),
    ("allemand", "C", nil), ("quenya", "C", nil), ("xx", "C", nil), ("de-XX", "C", nil),
  ])
  func proposesLocales(name: String, language: String, proposal: String?) throws {
    let run = try CommandRun(["format", "--locale", name, "1.5"], environment: ["LANG": language])
    #expect(run.status == 64)
    #expect(run.errors.contains(proposal ?? "--locale"), "\(run.errors)")
    #expect(proposal != nil || !run.errors.contains("did you mean"), "\(run.errors)")
  }
}
