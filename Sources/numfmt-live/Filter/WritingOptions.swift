import ArgumentParser
import LiveNumber

/// The options for the digits that a filter writes, besides their counts.
struct WritingOptions: ParsableArguments {
  @Option(value: "count", "The minimum number of significant digits.")
  var minSignificant: Int?

  @Option(value: "count", "The maximum number of significant digits.")
  var maxSignificant: Int?

  @Option(value: "step", "Round to a multiple of this, such as 0.05.")
  var increment: ExactDecimal?

  @Option(
    help: ArgumentHelp(
      "The rule for rounding digits that exceed the precision.",
      discussion: """
        GNU's from-zero, towards-zero, and nearest are up, down, and half-up. GNU's up and down are \
        ceiling and floor.
        """))
  var round = ExactDecimal.RoundingRule.halfEven

  @Option(help: "When the decimal separator is shown.")
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic
}

/// The option for the power of ten that values are multiplied by.
struct ScaleOptions: ParsableArguments {
  @Option(value: "exponent", "Multiply values by this power of ten, such as -3 for thousands.")
  var scale = 0
}

/// The option for notations, most of which can't be read back.
struct NotationOptions: ParsableArguments {
  @Option(help: "The notation: 1234, 1.234E3, or 1.2K.")
  var notation = NumberSkeleton.Notation.standard
}
