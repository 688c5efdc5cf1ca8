import EscapedText

/// A word of a command line.
enum ShellWord {
  /// Returns a word as sh, bash, zsh, and fish read it, in quotation marks if it needs them.
  ///
  /// What a terminal changes or doesn't show is written by `printf`.
  static func quoted(_ word: String) -> String {
    guard canShow(word) else { return printed(word) }
    guard !isPlain(word) else { return word }
    var quoted = "'"
    let scalars = Array(word.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = scalars.dropFirst(index + 1).first
      switch scalar {
      case "'": quoted += #"'\''"#
      // Between quotation marks, fish reads `\'` and `\\` as one character.
      case "\\" where next == nil || next == "\\" || next == "'": quoted += #"'\\'"#
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }

  private static func isPlain(_ word: String) -> Bool {
    // zsh expands `=name`, and fish `%self`. A period at the end could be that of a sentence.
    guard let first = word.utf8.first, !"=%".utf8.contains(first),
      word.utf8.last != UInt8(ascii: ".")
    else { return false }
    return word.utf8.allSatisfy { $0.isDigit || $0.isLetter || "_./:=+@%,-".utf8.contains($0) }
  }

  /// Returns whether all characters of a text are visible in a command line, and stay what they are
  /// when it's copied.
  ///
  /// A combining mark such as U+0301 can be composed with its letter on the way. U+FFFD stands for
  /// bytes that aren't UTF-8.
  static func canShow(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      guard !scalar.isASCII else { return (" "..."~").contains(scalar) }
      guard scalar != "\u{FFFD}", !InvisibleScalar.contains(scalar) else { return false }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: return false
      default: return true
      }
    }
  }

  private static func printed(_ word: String) -> String {
    let bytes = word.utf8.map { byte in
      guard !byte.isDigit, !byte.isLetter else { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
    return "\"$(printf '\(bytes.joined())')\""
  }
}
