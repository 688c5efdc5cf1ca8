/// The files of the checkout.
public enum Repository {
  private static let root =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }

  /// Returns the path of a file or a folder, whose name begins at the root.
  public static func path(_ name: String) -> String { "\(root)/\(name)" }
}
