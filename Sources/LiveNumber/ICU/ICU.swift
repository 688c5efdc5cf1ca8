#if USES_ICU
  internal import CICUNumber

  /// The versions of the ICU library and of its data.
  ///
  /// The texts of a locale change between versions of the data, so compare texts only if they were
  /// formatted with the same major version.
  package enum ICU {
    /// The version of the library, such as `72.1`.
    package static let version = text(cicu_icu_version)

    /// The first number of the ``version``, such as `72`.
    package static let majorVersion = String(version.prefix { $0 != "." })

    /// The version of the library's CLDR data, such as `42.0`, or an empty string if the data is
    /// missing.
    package static let cldrVersion = text(cicu_cldr_version)

    private static func text(_ read: ICUText.Reader) -> String {
      (try? ICUText.read(read)) ?? ""
    }
  }
#endif
