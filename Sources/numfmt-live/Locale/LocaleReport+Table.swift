import LiveNumber

extension LocaleReport {
  /// The report as a table for people: a name, what it is, and the characters by their names.
  var table: String {
    var rows: [[String]] = [
      ["locale", locale.identifier],
      ["data of", "\(locale.icuIdentifier), ICU \(ICU.version), CLDR \(ICU.cldrVersion)"],
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
    return LocaleReport.aligned(rows)
  }

  /// The sizes in words.
  private var groupingSizes: String {
    guard grouping.primary > 0 else { return "none" }
    let sizes =
      grouping.primary == grouping.secondary
      ? "\(grouping.primary)" : "\(grouping.primary), then \(grouping.secondary)"
    return "\(sizes); from \(grouping.primary + grouping.minimum) digits on"
  }

  /// The characters of a symbol that is no word, by code point and name.
  private func names(in text: String) -> String {
    guard !text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return "" }
    return text.unicodeScalars.map { scalar in
      InvisibleScalar.name(of: scalar) + (scalar.properties.name.map { " " + $0 } ?? "")
    }.joined(separator: ", ")
  }

  /// The columns one below the other, by display width; the last one is left as it is.
  private static func aligned(_ rows: [[String]]) -> String {
    let widths = (0..<2).map { column in
      rows.filter { $0.count > column + 1 }.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.last == "" ? row.dropLast() : row
      return cells.enumerated().map { column, cell in
        guard column < cells.count - 1 else { return cell }
        return cell + String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2)
      }.joined()
    }.joined(separator: "\n")
  }
}
