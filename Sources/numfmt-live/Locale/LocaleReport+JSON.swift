import LiveNumber

extension LocaleReport {
  /// The report as one JSON object on one line.
  var json: String {
    JSONText.object([
      ("locale", JSONText.quoted(locale.identifier)),
      ("icuLocale", JSONText.quoted(locale.icuIdentifier)),
      ("icu", JSONText.quoted(ICU.version)),
      ("cldr", JSONText.quoted(ICU.cldrVersion)),
      ("numberingSystem", JSONText.quoted(symbols.numberingSystem)),
      ("digits", JSONText.quoted(digits)),
      ("symbols", JSONText.object(namedSymbols.map { ($0.key, JSONText.quoted($0.text)) })),
      (
        "grouping",
        JSONText.object([
          ("primary", "\(grouping.primary)"), ("secondary", "\(grouping.secondary)"),
          ("minimum", "\(grouping.minimum)"),
        ])
      ),
      ("patterns", JSONText.object(patterns.map { ($0.style, LocaleReport.json($0.pattern)) })),
      ("sample", JSONText.quoted(sample)),
    ])
  }

  private static func json(_ pattern: PatternText) -> String {
    JSONText.object([
      ("positive", JSONText.quoted(pattern.positive)),
      ("negative", JSONText.quoted(pattern.negative)),
      ("signed", JSONText.quoted(pattern.signed)),
    ])
  }
}
