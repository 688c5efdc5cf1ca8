// Written by Scripts/Generate/options.py; edit the rows and Tools/Options instead.

import ArgumentParser
import LiveNumber

/// The options for signs and grouping separators.
struct ShownOptions: ParsableArguments {
  @Option(help: "When a sign is shown.")
  var sign = NumberFormat.SignDisplay.automatic

  @Option(help: "When grouping separators are shown.")
  var grouping = NumberFormat.GroupingStrategy.automatic

  func apply(to options: inout NumberFormat.Options) {
    options.signDisplay = sign
    options.grouping = grouping
  }
}

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
        GNU's from-zero, towards-zero, and nearest are up, down, and half-up. GNU's up and \
        down are ceiling and floor.
        """))
  var round = ExactDecimal.RoundingRule.halfEven

  @Option(help: "When the decimal separator is shown.")
  var decimalSeparator = NumberFormat.DecimalSeparatorDisplay.automatic

  func apply(to options: inout NumberFormat.Options) {
    options.roundingRule = round
    options.decimalSeparatorDisplay = decimalSeparator
  }
}

/// The options for input whose form differs from the locale's default.
struct WrittenOptions: ParsableArguments {
  @Option(help: "When numbers have a sign.")
  var sign = NumberFormat.SignDisplay.automatic

  @Option(value: "count", "The minimum number of integer digits.")
  var minInteger = 1

  func apply(to options: inout NumberFormat.Options) {
    options.signDisplay = sign
    options.minimumIntegerDigits = minInteger
  }
}
