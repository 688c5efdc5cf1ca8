import LiveNumber
import EscapedText
import TerminalUI

/// The symbols, patterns, and grouping of a locale.
struct LocaleReport {
  let locale: NumberLocale
  let symbols: NumberSymbols
  let percentSign: String
  let grouping: GroupingSizes
  /// The patterns by style, in CLDR's notation.
  let patterns: [(style: String, pattern: PatternText)]
  /// A number that shows most of the symbols.
  let sample: String

  init(_ locale: NumberLocale) throws(NumberFormatError) {
    self.locale = locale
    let decimal = try NumberFormat(.number, locale: locale)
    let percent = try NumberFormat(.percent, locale: locale)
    symbols = decimal.symbols
    let affixes = percent.pattern.unsigned
    let sign = (affixes.prefix + affixes.suffix).first { $0.kind == .percentSign }
    percentSign = sign?.text ?? ""
    grouping = decimal.pattern.grouping
    patterns = [
      ("decimal", PatternText(decimal.pattern)), ("percent", PatternText(percent.pattern)),
    ]
    sample = decimal.format("-1234567.89")
  }

  var namedSymbols: [(name: String, key: String, text: String)] {
    [
      ("decimal separator", "decimalSeparator", symbols.decimalSeparator),
      ("grouping separator", "groupingSeparator", symbols.groupingSeparator),
      ("minus sign", "minusSign", symbols.minusSign),
      ("plus sign", "plusSign", symbols.plusSign),
      ("percent sign", "percentSign", percentSign),
      ("infinity", "infinity", symbols.infinity),
      ("not a number", "notANumber", symbols.notANumber),
    ]
  }

  var digits: String {
    var text = ""
    text.unicodeScalars.append(contentsOf: symbols.digits)
    return text
  }
}

extension LocaleReport {
  /// The report as a table of names, texts, and characters.
  var table: String {
    var rows: [[String]] = [
      ["locale", locale.identifier],
      ["data of", "\(locale.dataIdentifier), ICU \(ICU.version), CLDR \(ICU.cldrVersion)"],
      ["numbering system", symbols.numberingSystem],
      [
        "digits", digits, symbols.digits.first.map { "from \(InvisibleScalar.name(of: $0))" } ?? "",
      ],
    ]
    for symbol in namedSymbols {
      rows.append([symbol.name, InvisibleScalar.spelled(symbol.text), names(in: symbol.text)])
    }
    rows.append(["grouping", groupingSizes])
    for (style, pattern) in patterns {
      rows.append([style, InvisibleScalar.spelled(pattern.positive)])
      rows.append(["\(style), negative", InvisibleScalar.spelled(pattern.negative)])
      rows.append(["\(style), with a plus", InvisibleScalar.spelled(pattern.signed)])
    }
    rows.append(["sample", sample])
    return TextTable.lines(rows).joined(separator: "\n")
  }

  private var groupingSizes: String {
    guard grouping.primary > 0 else { return "none" }
    let sizes =
      grouping.primary == grouping.secondary
      ? "\(grouping.primary)" : "\(grouping.primary), then \(grouping.secondary)"
    return "\(sizes); from \(grouping.primary + grouping.minimum) digits on"
  }

  /// Returns the code points and names of a symbol's characters, or an empty string if the symbol
  /// is a word.
  private func names(in text: String) -> String {
    guard !text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return "" }
    return text.unicodeScalars.map { scalar in
      InvisibleScalar.name(of: scalar) + (scalar.properties.name.map { " " + $0 } ?? "")
    }.joined(separator: ", ")
  }
}

extension LocaleReport {
  var json: String {
    let grouping: JSONObject = [
      "primary": grouping.primary, "secondary": grouping.secondary, "minimum": grouping.minimum,
    ]
    let object: JSONObject = [
      "locale": locale.identifier,
      "icuLocale": locale.dataIdentifier,
      "icu": ICU.version,
      "cldr": ICU.cldrVersion,
      "numberingSystem": symbols.numberingSystem,
      "digits": digits,
      "symbols": JSONObject(namedSymbols.map { ($0.key, $0.text) }),
      "grouping": grouping,
      "patterns": JSONObject(patterns.map { ($0.style, $0.pattern.object) }),
      "sample": sample,
    ]
    return object.json
  }
}
