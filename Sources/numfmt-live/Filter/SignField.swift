import ArgumentParser

/// A field that has the signs of the numbers in other fields of its record, as in statements of
/// accounts.
struct SignField: Sendable {
  /// The number of the field.
  var field: Int
  /// The texts of the signs.
  var signs: [SurroundingText.Part]

  /// Creates a field from a value of the option, such as `5:S=-,H=+`.
  init(argument: String) throws {
    let parts = argument.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let field = Int(parts[0]), field > 0 else {
      throw UsageError("write a field and the texts of its signs, such as 5:S=-,H=+")
    }
    self.field = field
    signs = try StripOptions.signs(String(parts[1]))
  }

  /// Creates a field whose texts are a pair in use.
  init(_ field: Int, minus: String, plus: String) {
    self.field = field
    signs = [
      SurroundingText.Part(text: minus, isNegative: true),
      SurroundingText.Part(text: plus, isNegative: false),
    ]
  }

  /// The option of a command with this field.
  var option: PrintedOption {
    PrintedOption("--sign-field", "\(field):\(StripOptions.list(of: signs))")
  }

  /// Returns whether a text is a minus sign, or `nil` if it's no sign.
  func isNegative(_ text: Bytes) -> Bool? {
    signs.first { $0.text.utf8.elementsEqual(text) }?.isNegative
  }

  /// The texts for minus and plus in statements: German and Dutch, debit and credit.
  static let pairs = [
    ("S", "H"), ("Soll", "Haben"), ("Af", "Bij"), ("D", "K"), ("D", "C"), ("DR", "CR"),
    ("Dr", "Cr"),
    ("DBIT", "CRDT"), ("Debit", "Credit"), ("DEBIT", "CREDIT"),
    ("debit", "credit"),
  ]
}
