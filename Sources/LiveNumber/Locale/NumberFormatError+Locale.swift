public import LiveNumberCore

extension NumberFormatError.Code {
  /// The unit is several in one, as feet and inches, and so writes more than one number.
  public static let mixedUnit = NumberFormatError.Code(rawValue: "mixedUnit")
}
