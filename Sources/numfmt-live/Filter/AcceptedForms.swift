import ArgumentParser
import LiveNumber

/// The notations that `parse` accepts besides digits.
struct AcceptedForms: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a number can be besides digits: magnitudes (1.2M), scientific (1.5e3), or both.",
      valueName: "forms"))
  var accept = AcceptedFormNames()
}

/// Names of notations that parsing accepts, with commas between them.
struct AcceptedFormNames: ExpressibleByArgument, Hashable, Sendable {
  var notations: ParseNotations = []

  init() {}

  init?(argument: String) {
    for name in argument.split(separator: ",") {
      switch name {
      case "scientific": notations.insert(.scientific)
      case "magnitudes": notations.insert(.magnitudes)
      default: return nil
      }
    }
  }

  var defaultValueDescription: String { "none" }
  static var allValueStrings: [String] { ["magnitudes", "scientific"] }
}
