import ArgumentParser
import LiveNumber

/// The notations that `parse` accepts besides digits.
struct AcceptedForms: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What a number can be besides digits: magnitudes (1.2M), scientific (1.5e3), or both.",
      valueName: "forms"))
  var accept: ParseNotations = []

  /// The options of a command that accepts the same notations.
  var printed: [PrintedOption] { accept.isEmpty ? [] : [accept.option] }
}

extension ParseNotations {
  /// The option of a command that accepts the notations.
  var option: PrintedOption { PrintedOption("--accept", argument) }
}
