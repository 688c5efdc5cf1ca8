/// An option of a format or an editor as data: a row of the tables that `visit` of their types are.
package struct OptionRow: Hashable, Sendable {
  /// A kind of values, with their texts.
  package enum Kind: Sendable {
    /// A count of digits.
    case count
    /// A count of digits, or `null` for no limit.
    case limit
    /// A decimal such as `-1234.5`.
    case decimal
    /// `true` or `false`.
    case flag
    /// One of some names.
    case choice
    /// Any of some names, with spaces between them.
    case set
    /// Any characters.
    case characters
    /// A text.
    case text
    /// Ranges of values such as `1...3 70...`.
    case ranges
  }

  /// The name in the API.
  package let name: String
  package let kind: Kind
  /// The minimum and the maximum of a count.
  package let least, most: Int
  /// The names of the values of a flag, a choice, or a set, with spaces between them: an array
  /// would be a larger module for browsers.
  package let choices: String
  /// The style to which an option of a format belongs; empty if it belongs to all of them.
  package let style: String
}
