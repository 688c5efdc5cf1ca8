internal import CICUNumber

/// The version of ICU that provides the locale data.
public enum ICU {
  /// The version of the linked library, such as `72.1`.
  public static let version = text(cicu_icu_version)

  /// The major version, such as `72`, on which the recorded text of a fixture can depend.
  package static let majorVersion = String(version.prefix { $0 != "." })

  /// The version of its CLDR data, such as `42.0`, or an empty string if the data is missing.
  public static let cldrVersion = text(cicu_cldr_version)

  private static func text(_ read: ICUText.Reader) -> String {
    (try? ICUText.read(read)) ?? ""
  }
}
