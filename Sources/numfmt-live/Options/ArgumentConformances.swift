public import ArgumentParser
public import LiveNumber

// Sets of names; the parser lists them in its help and where another one is given.
extension StyleName: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
extension CurrencyDisplayName: ExpressibleByArgument {}
extension NumberStyle.UnitDisplay: ExpressibleByArgument {}
extension NumberFormat.SignDisplay: ExpressibleByArgument {}
extension NumberFormat.GroupingStrategy: ExpressibleByArgument {}
extension NumberEditor.Options.SignKey: ExpressibleByArgument {}
extension NumberEditor.Options.DeleteOverGroup: ExpressibleByArgument {}
extension NumberEditor.Options.LeadingZeros: ExpressibleByArgument {}
extension NumberEditor.Options.PastePolicy: ExpressibleByArgument {}
extension NumberEditor.Options.Entry: ExpressibleByArgument {}

extension NumberEditor.Options.RangePolicy: ExpressibleByArgument {
  /// Options are spelt in small letters; the spelling of replay files is understood too.
  public init?(argument: String) {
    self.init(rawValue: argument == "clamp-on-commit" ? "clampOnCommit" : argument)
  }

  /// As they are spelt in the help.
  public static var allValueStrings: [String] { ["flag", "block", "clamp-on-commit"] }
}

extension NumberEditor.Options.FractionLimit: ExpressibleByArgument {
  /// A count, or `unlimited`.
  public init?(argument: String) {
    if argument == "unlimited" {
      self = .unlimited
    } else if let count = Int(argument) {
      self = .upTo(count)
    } else {
      return nil
    }
  }
}

extension ExactDecimal: ExpressibleByArgument {
  /// A number as programs write it, in no locale.
  public init?(argument: String) {
    self.init(argument)
  }
}

// Sets of names; the parser lists them in its help and where another one is given.
extension NumberFormat.DecimalSeparatorDisplay: ExpressibleByArgument {}
extension InvalidPolicy: ExpressibleByArgument {}
extension NumberNotation: ExpressibleByArgument {}
extension ExactDecimal.RoundingRule: ExpressibleByArgument {}
