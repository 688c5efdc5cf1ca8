/// The texts around a number that an app declares, whatever the locale.
struct OwnAffixes: Hashable, Sendable {
  var prefix = ""
  var suffix = ""
  /// The symbol in place of the currency, or `nil` for the currency's own.
  var currency: String?

  static func == (left: Self, right: Self) -> Bool {
    left.prefix.hasSameBytes(as: right.prefix) && left.suffix.hasSameBytes(as: right.suffix)
      && (left.currency == nil) == (right.currency == nil)
      && (left.currency ?? "").hasSameBytes(as: right.currency ?? "")
  }

  /// Returns whether a text can be told from the number next to it: it has no digits, and isn't
  /// only what a number can have itself, such as a minus sign.
  static func isUsable(_ text: String) -> Bool {
    var isUsable = false
    for scalar in text.unicodeScalars {
      switch CharacterClass(scalar) {
      case .digit: return false
      case .letter, .times, .over, .equals, .mathOperator, .other: isUsable = true
      default: break
      }
    }
    return isUsable
  }

  /// Throws an error if a text can't be told from the number next to it.
  func validate() throws(NumberFormatError) {
    // There may be no prefix and no suffix, but a currency has a name.
    let texts = [prefix, suffix].filter { !$0.isEmpty } + (currency.map { [$0] } ?? [])
    for text in texts where !OwnAffixes.isUsable(text) {
      throw NumberFormatError(
        .unusableAffix,
        "“\(text)” can't be told from a number; write a text with a letter or a symbol, and without "
          + "digits.")
    }
  }

  /// Returns a text that can be written next to a number: `m²` for `m2`, or `nil` for one without a
  /// letter or a symbol.
  static func usable(_ name: String) -> String? {
    let superscripts = Array("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)
    let scalars = name.unicodeScalars.map { scalar in
      DecimalDigit(scalar).map { superscripts[Int($0.value)] } ?? scalar
    }
    let text = String(String.UnicodeScalarView(scalars))
    return isUsable(text) ? text : nil
  }

  // MARK: - Adding the texts to those of a locale

  func added(to pattern: NumberPattern) -> NumberPattern {
    var pattern = pattern
    pattern.unsigned = added(to: pattern.unsigned)
    pattern.negative = added(to: pattern.negative)
    pattern.positive = added(to: pattern.positive)
    return pattern
  }

  /// The texts are between the locale's own and a sign or a parenthesis.
  private func added(to affixes: Affixes) -> Affixes {
    var (start, end) = (0, affixes.suffix.count)
    while start < affixes.prefix.count, affixes.prefix[start].isSign { start += 1 }
    while end > 0, affixes.suffix[end - 1].isSign { end -= 1 }
    return Affixes(
      prefix: parts(of: affixes.prefix, with: prefix, at: start),
      suffix: parts(of: affixes.suffix, with: suffix, at: end))
  }

  /// Returns the parts of a locale's affix with a text at an offset, and with the app's currency.
  ///
  /// This and the next function are loops, since the methods of collections would make the engine
  /// for browsers 3 kB larger.
  private func parts(
    of affix: [NumberSample.Part], with text: String, at offset: Int
  ) -> [NumberSample.Part] {
    var parts: [NumberSample.Part] = []
    for index in 0...affix.count {
      if index == offset { add(text, to: &parts) }
      guard index < affix.count else { break }
      parts.append(affix[index])
      if let currency, affix[index].kind == .currency { parts[parts.count - 1].text = currency }
    }
    return parts
  }

  /// Adds a text, in which the spaces at its ends are literals.
  private func add(_ text: String, to parts: inout [NumberSample.Part]) {
    var (start, end, count) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      count += UTF8.width(scalar)
      if !scalar.isWhitespace {
        end = count
      } else if end == 0 {
        start = count
      }
    }
    func add(_ kind: NumberFormat.Part.Kind, _ start: Int, _ end: Int) {
      guard start < end else { return }
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      let upper = text.utf8.index(text.startIndex, offsetBy: end)
      parts.append(NumberSample.Part(kind, String(text[lower..<upper])))
    }
    add(.literal, 0, start)
    add(.unit, start, end)
    add(.literal, max(start, end), count)
  }

  /// Returns the forms of the app's own currency, or those of the locale's.
  func replacing(_ currency: CurrencySymbols?, digits: NumberFormat.Precision?) -> CurrencySymbols?
  {
    guard let symbol = self.currency else { return currency }
    var count = 2
    if case .fractionLength(_, let maximum?) = digits { count = maximum }
    return CurrencySymbols(
      code: symbol, symbol: symbol, narrowSymbol: symbol, fractionDigits: count)
  }
}

extension NumberSample.Part {
  /// Whether the part is a sign, or the parenthesis that is one.
  fileprivate var isSign: Bool {
    switch kind {
    case .minusSign, .plusSign: return true
    case .literal:
      for scalar in text.unmarkedScalars where !CharacterClass(scalar).isParenthesis {
        return false
      }
      return true
    default: return false
    }
  }
}
