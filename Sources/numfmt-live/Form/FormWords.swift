/// Everything that the sample form says, in one place.
///
/// Short, since a small window has to show it.
enum FormWords {
  static func label(_ field: SampleField) -> String {
    switch field {
    case .age: "Age"
    case .size: "Shirt size"
    case .percentage: "Percentage"
    case .low: "Low temperature"
    case .high: "High temperature"
    case .email: "E-mail"
    case .note: "Note"
    }
  }

  /// The label in a small window.
  static func shortLabel(_ field: SampleField) -> String {
    switch field {
    case .age: "Age"
    case .size: "Size"
    case .percentage: "%"
    case .low: "Low"
    case .high: "High"
    case .email: "Mail"
    case .note: "Note"
    }
  }

  /// What stands in the empty field.
  static func placeholder(_ field: SampleField) -> String {
    switch field {
    case .email: "name@example.org"
    case .note: "a word or two"
    case .age, .size, .percentage, .low, .high: ""
    }
  }

  static func range(_ least: String, _ greatest: String) -> String {
    "From \(least) to \(greatest)."
  }

  static let email = "Not an address."
  static let note = "Cannot be empty."

  /// The locale and the keys, the longest way to say it first.
  static func footer(locale: String) -> [String] {
    [
      "\(locale)  Tab next  Enter submit  Ctrl-G locale  Ctrl-R random temperatures  Esc leave",
      "\(locale)  Tab  Enter submit  ^G locale  ^R random  Esc leave",
      "\(locale)  Tab  Enter  ^G locale  ^R random  Esc",
      "\(locale)  ^G locale  ^R random",
      "\(locale)  ^G  ^R",
      locale,
    ]
  }

  /// Which field of how many, where not all are in sight.
  static func position(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
}
