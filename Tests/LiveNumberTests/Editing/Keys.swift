import LiveNumberCore

extension NumberFormat {
  /// The keys that write a content in this format by hand, without grouping separators.
  func keys(for content: String) -> String {
    var keys = String.UnicodeScalarView()
    for scalar in content.unicodeScalars {
      switch scalar {
      case "-", ".":
        keys.append(
          contentsOf: (scalar == "-" ? symbols.minusSign : symbols.decimalSeparator).unicodeScalars)
      default: keys.append(symbols.digits[Int(scalar.value - 48)])
      }
    }
    return String(keys)
  }

  /// The text of a content, made another way than the editor does it.
  ///
  /// By writing its number with just the digits that the content has; nil where no number is so.
  func reference(_ content: NumberEditor.Content) throws -> String? {
    let parts = content.text.drop { $0 == "-" }.split(
      separator: ".", omittingEmptySubsequences: false)
    guard parts.contains(where: { !$0.isEmpty }), let number = ExactDecimal(content.text) else {
      return nil
    }
    // ICU leaves out the blank between a currency and a separator that has no digit on that affinity.
    guard !parts.contains(where: { $0.isEmpty }) else { return nil }
    var options = options
    options.scale = -(displayScale - options.scale)
    options.precision = .fractionLength(parts.count == 2 ? parts[1].utf8.count : 0)
    options.minimumIntegerDigits = parts[0].utf8.count
    options.decimalSeparatorDisplay = parts.count == 2 ? .always : .automatic
    return try with(options: options).format(number)
  }
}
