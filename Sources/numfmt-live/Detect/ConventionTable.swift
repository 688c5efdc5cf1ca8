import LiveNumber

/// The conventions of plain numbers, which are known beforehand for one version of ICU's data.
///
/// Asking ICU for the formats of all locales takes longer than reading a megabyte. The table only
/// says which locales write alike: the formats are still ICU's. With another version, ICU is asked
/// for all locales.
enum ConventionTable {
  /// A convention, by the locales that have it.
  struct Row: Hashable {
    var sample: String
    /// The locales that write negative numbers differently.
    var formats: [String]
    var locales: [String]
  }

  /// Returns the conventions with the formats of their locales, or `nil` if ICU's data has another
  /// version than the table.
  static func conventions(
    version: String = currentVersion, _ format: (NumberLocale) -> NumberFormat?
  ) -> [Convention]? {
    guard version == self.version else { return nil }
    var conventions: [Convention] = []
    for row in rows {
      let formats = row.formats.compactMap { (try? NumberLocale($0)).flatMap(format) }
      // ICU doesn't have a locale if its data is cut.
      guard !formats.isEmpty, formats.count == row.formats.count else { return nil }
      conventions.append(
        Convention(sample: row.sample, locales: row.locales, formats: formats))
    }
    return conventions
  }

  /// The version of ICU, and that of its data.
  static let currentVersion = "\(ICU.version) \(ICU.cldrVersion)"

  /// The rows, which a blank line separates: the sample, the locales of the formats, and all
  /// locales.
  static var rows: [Row] {
    text.split(separator: "\n\n").compactMap { paragraph in
      let lines = paragraph.split(separator: "\n", maxSplits: 2)
      guard lines.count == 3 else { return nil }
      let names = lines[1...].map { $0.split { $0.isWhitespace }.map(String.init) }
      return Row(sample: String(lines[0]), formats: names[0], locales: names[1])
    }
  }
}
