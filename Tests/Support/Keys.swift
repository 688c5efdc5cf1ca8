public import LiveNumberCore

extension NumberFormat {
  /// Returns the keys that type a content in this format, without grouping separators.
  public func keys(for content: String) -> String {
    content.unicodeScalars.reduce(into: "") { keys, scalar in
      switch scalar {
      case "-": keys += symbols.minusSign
      case ".": keys += symbols.decimalSeparator
      default: keys.unicodeScalars.append(symbols.digits[Int(scalar.value - 48)])
      }
    }
  }
}
