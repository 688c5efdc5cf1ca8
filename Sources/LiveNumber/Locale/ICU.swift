internal import CICUNumber

/// The ICU that formats are taken from.
///
/// What a locale writes changes between versions of its data, so texts that were recorded with one
/// version are compared under the same ``majorVersion`` only.
public enum ICU {
  /// The version of the library that runs, such as `72.1`.
  public static let version = text(cicu_icu_version)

  /// Its first number, which names a release: `72`.
  public static let majorVersion = String(version.prefix { $0 != "." })

  /// The version of the CLDR data in it, such as `42.0`.
  ///
  /// Empty where ICU's data is missing.
  public static let cldrVersion = text(cicu_cldr_version)

  private static func text(_ read: ICUText.Reader) -> String {
    (try? ICUText.read(read)) ?? ""
  }
}
