/// The texts of the sample form, short enough for a small window.
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

  /// Returns the label for a small window.
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

  /// Returns the text of an empty field.
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

  /// Returns the locale and the keys in several lengths, the longest first.
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

  /// Returns the position of a field in a form that doesn't fit into the window.
  static func position(_ number: Int, of count: Int) -> String { "\(number)/\(count)" }
}
