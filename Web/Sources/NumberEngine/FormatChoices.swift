// Written by Scripts/Generate/options.py; edit the rows and Tools/Options instead.

internal import LiveNumberCore

/// The options of a format that are choices, with the names and values of ECMA-402.
struct FormatChoices {
  let style: StyleChoice
  let currencyDisplay: NumberStyle.CurrencyDisplay
  let currencySign: NumberStyle.CurrencySign
  let unitDisplay: NumberStyle.UnitDisplay
  let signDisplay: NumberFormat.SignDisplay
  let grouping: NumberFormat.GroupingStrategy
  let roundingRule: ExactDecimal.RoundingRule

  init(_ settings: inout Settings) throws(SettingError) {
    style =
      switch try settings.index("style", "decimal percent permille currency unit") {
      case 1: .scaled(.percent)
      case 2: .scaled(.permille)
      case 3: .currency
      case 4: .unit
      default: .decimal
      }
    currencyDisplay =
      switch try settings.index("currencyDisplay", "symbol narrowSymbol code") {
      case 1: .narrow
      case 2: .code
      default: .symbol
      }
    currencySign =
      switch try settings.index("currencySign", "standard accounting") {
      case 1: .accounting
      default: .standard
      }
    unitDisplay =
      switch try settings.index("unitDisplay", "short long narrow") {
      case 1: .long
      case 2: .narrow
      default: .short
      }
    signDisplay =
      switch try settings.index("signDisplay", "auto always never negative exceptZero") {
      case 1: .always
      case 2: .never
      case 3: .negative
      case 4: .exceptZero
      default: .automatic
      }
    grouping =
      switch try settings.index("useGrouping", "auto true always min2 false") {
      case 1, 2: .always
      case 3: .min2
      case 4: .never
      default: .automatic
      }
    roundingRule =
      switch try settings.index(
        "roundingMode", "halfExpand halfEven halfTrunc halfCeil halfFloor expand trunc ceil floor")
      {
      case 1: .halfEven
      case 2: .halfDown
      case 3: .halfCeiling
      case 4: .halfFloor
      case 5: .up
      case 6: .down
      case 7: .ceiling
      case 8: .floor
      default: .halfUp
      }
  }

  func apply(to options: inout NumberFormat.Options) {
    options.signDisplay = signDisplay
    options.grouping = grouping
    options.roundingRule = roundingRule
  }
}
