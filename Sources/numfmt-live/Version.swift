import LiveNumber

/// The versions of the command and its data.
enum Version {
  /// The semantic version of the package, which `Scripts/Release/version.sh` reads from this line.
  static let package = "1.0.0"

  static var description: String {
    "numfmt-live \(package) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))"
  }
}
