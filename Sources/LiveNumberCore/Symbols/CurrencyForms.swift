/// The short forms of currencies, which are read in every locale, and which a locale doesn't need
/// to write: `TL`, `грн`, `Rs`, `元`, and the sign of the rial.
///
/// A table has keys that end in a colon, and the words of each behind it, without a period at their
/// ends. A form that can be something else beside a plain number, such as `KM`, begins with a
/// tilde.
package enum CurrencyForms {
  /// Returns the forms of the currency with a code.
  package static func forms(of code: String) -> [[Unicode.Scalar]] {
    words(behind: Array(code.unicodeScalars), in: table)
  }

  /// Returns the codes of the currencies whose own symbol a sign is in some locale, those of most
  /// locales first.
  package static func owners(of sign: [Unicode.Scalar]) -> [String] {
    words(behind: sign, in: owners).map { String(scalars: $0) }
  }

  /// Returns whether a word can only be a currency, also beside a plain number.
  package static func isCurrency(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    table.position(ofWord: word) != nil
  }

  /// Returns the words behind a key.
  ///
  /// Every format of money asks, so that only those words are collected.
  private static func words(
    behind key: [Unicode.Scalar], in table: String
  ) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var word: [Unicode.Scalar] = []
    var isFound = false
    /// The number of scalars of the key that the table has since the last word, or -1 if it has
    /// others.
    var matched = 0
    for scalar in table.unicodeScalars {
      switch scalar {
      case "~": break
      case ":":
        if isFound { return words }
        isFound = matched == key.count
        matched = 0
      case " ":
        if !word.isEmpty { words.append(word) }
        word = []
        matched = 0
      default:
        if isFound {
          word.append(scalar)
        } else if matched >= 0 {
          matched = matched < key.count && key[matched] == scalar ? matched + 1 : -1
        }
      }
    }
    return words
  }
}

extension String {
  /// Creates a text from its scalars.
  init(scalars: [Unicode.Scalar]) {
    self.init()
    for scalar in scalars { unicodeScalars.append(scalar) }
  }
}
