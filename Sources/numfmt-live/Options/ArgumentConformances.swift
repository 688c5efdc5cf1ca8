public import ArgumentParser
public import LiveNumber

/// An enumeration of the API whose raw values are spelled in kebab case on the command line:
/// `fromRight` is `from-right`.
public protocol KebabCaseArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension KebabCaseArgument {
  /// The value's spelling on the command line.
  var argument: String { rawValue.kebabCase }

  /// Creates a value from its spelling on the command line or in the API.
  public init?(argument: String) {
    let value = Self.allCases.first { $0.argument == argument || $0.rawValue == argument }
    guard let value else { return nil }
    self = value
  }

  /// The value's spelling in the help.
  public var defaultValueDescription: String { argument }
  /// The spellings of all values.
  public static var allValueStrings: [String] { allCases.map(\.argument) }
  /// No descriptions, so that the help lists the values on one line.
  public static var allValueDescriptions: [String: String] { [:] }
}

extension NumberEditor.Options.DeleteOverGroup: KebabCaseArgument {}
extension NumberEditor.Options.EmptyValue: KebabCaseArgument {}
extension NumberEditor.Options.Entry: KebabCaseArgument {}
extension NumberEditor.Options.FractionOverflow: KebabCaseArgument {}
extension NumberEditor.Options.Doubt: KebabCaseArgument {}
extension NumberEditor.Options.LeadingZeros: KebabCaseArgument {}
extension NumberEditor.Options.PastePolicy: KebabCaseArgument {}
extension NumberEditor.Options.RangePolicy: KebabCaseArgument {}
extension NumberEditor.Options.SignKey: KebabCaseArgument {}
extension NumberFormat.DecimalSeparatorDisplay: KebabCaseArgument {}
extension NumberFormat.GroupingStrategy: KebabCaseArgument {}
extension NumberFormat.SignDisplay: KebabCaseArgument {}
extension NumberStyle.UnitDisplay: KebabCaseArgument {}
extension NumberSkeleton.Notation: KebabCaseArgument {}

/// A set of the API that is spelled on the command line as the names of its members, with commas
/// between them: `scientific,magnitudes`.
public protocol NameListArgument: ExpressibleByArgument, OptionSet where Element == Self {
  /// The members by their names, in the order of the help.
  static var members: KeyValuePairs<String, Self> { get }
}

extension NameListArgument {
  /// Creates a set from the names of its members.
  public init?(argument: String) {
    self.init()
    for name in argument.split(separator: ",") {
      guard let member = Self.members.first(where: { $0.key == name })?.value else { return nil }
      insert(member)
    }
  }

  /// The names of the members, which make the same set again.
  var argument: String {
    Self.members.filter { contains($0.value) }.map(\.key).joined(separator: ",")
  }

  /// The spelling of the empty set in the help.
  public var defaultValueDescription: String { "none" }
  /// The names of the members.
  public static var allValueStrings: [String] { members.map(\.key) }
}

extension NumberEditor.Options.Notations: NameListArgument {
  /// The notations of a field.
  public static var members: KeyValuePairs<String, Self> {
    ["arithmetic": .arithmetic, "scientific": .scientific, "magnitudes": .magnitudes]
  }
}

extension ParseNotations: NameListArgument {
  /// The notations of parsed numbers.
  public static var members: KeyValuePairs<String, Self> {
    ["magnitudes": .magnitudes, "scientific": .scientific]
  }
}

extension ExactDecimal.RoundingRule: KebabCaseArgument {
  /// Creates a rule from its name, or from GNU `numfmt`'s for it.
  ///
  /// GNU's `up` and `down` are `ceiling` and `floor` here, as in CLDR.
  public init?(argument: String) {
    switch argument {
    case "from-zero": self = .up
    case "towards-zero": self = .down
    case "nearest": self = .halfUp
    default: self.init(rawValue: argument)
    }
  }
}

extension NumberEditor.Options.FractionLimit: ExpressibleByArgument {
  /// Creates a limit from a count or `unlimited`.
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
  /// Creates a decimal from canonical text, such as `-1234.5`.
  public init?(argument: String) {
    self.init(argument)
  }
}
