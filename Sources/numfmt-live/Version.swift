import LiveNumber

/// What the command is made of.
enum Version {
  /// Of this package, by semantic versioning.
  static let package = "0.1.0"

  static var description: String {
    "numfmt-live \(package) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))"
  }
}
