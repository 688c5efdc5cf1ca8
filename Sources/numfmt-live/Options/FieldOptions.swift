import ArgumentParser
import LiveNumber

/// The texts that a field shows around its digits, and takes like its own symbol.
struct AffixOptions: ParsableArguments {
  @Option(value: "text", "A text before the digits, such as \"No. \", which can also be typed.")
  var prefix = ""

  @Option(value: "text", "A text after the digits, such as \" guests\", which can also be typed.")
  var suffix = ""
}

/// A decimal key.
struct DecimalAlias: ExpressibleByArgument, Hashable, Sendable {
  let scalar: Unicode.Scalar

  init?(argument: String) {
    guard let scalar = argument.unicodeScalars.first, argument.unicodeScalars.count == 1 else {
      return nil
    }
    self.scalar = scalar
  }
}
