extension NumberParseError {
  /// The texts of the numbers that the text can mean, as the format writes them, to ask about, or
  /// an empty array if nobody can tell what it means.
  ///
  /// There are two if the text can mean either of them, and one if it's another way to write a
  /// number:
  ///
  /// ```swift
  /// let french = NumberFormat(locale: Locale(identifier: "fr"))
  /// do {
  ///   _ = try french.parse("1.234", mode: .paste)
  /// } catch {
  ///   print(error.readings)       // ["1,234", "1 234"]
  /// }
  /// ```
  ///
  /// A number that the format would round isn't one of them.
  public var readings: [String] {
    guard case .fault(let fault, let format?) = reason else { return [] }
    let numbers =
      switch fault.kind {
      case .ambiguousMagnitude: format.meanings(ofMagnitude: text)
      case .ambiguousSeparator, .missingCurrency:
        format.meanings(of: text, separatorIsAmbiguous: true)
      case .closingHyphen: format.meanings(of: text, separatorIsAmbiguous: false)
      default: (try? format.parse(text, mode: .paste)).map { [$0] } ?? []
      }
    return numbers.compactMap { number in
      let text = format.format(number)
      return (try? format.parse(text)) == number ? text : nil
    }
  }
}

extension NumberFormat {
  /// Returns both numbers that a pasted text can mean: `1.234` in French, `1000-` in yen.
  fileprivate func meanings(of text: String, separatorIsAmbiguous: Bool) -> [ExactDecimal] {
    let rule = ReadingRule.paste(takesFraction: compiled.maximumFractionDigits > 0)
    guard let number = try? LenientScan(Array(text.unicodeScalars), in: self, by: rule),
      number.exponent == nil
    else { return [] }
    let signs = number.ambiguousHyphen == nil ? [number.isNegative] : [true, false]
    let endsInDecimal = (try? number.endsInDecimal(by: rule, in: compiled)) ?? false
    let scales =
      separatorIsAmbiguous
      ? [number.lastGroupCount, 0] : [endsInDecimal ? number.lastGroupCount : 0]
    return scales.flatMap { scale in
      signs.compactMap { isNegative in
        ExactDecimal(isNegative: isNegative, digits: number.digits, scale: scale)
          .scaledByPowerOfTen(-powerOfTen)
      }
    }
  }

  /// Returns the numbers that a number with a word can mean: 5,000,000 and 0.005 of `5 m`.
  fileprivate func meanings(ofMagnitude text: String) -> [ExactDecimal] {
    guard let magnitude = magnitude(in: text.unmarkedScalars[...]),
      let number = try? parse(String(scalars: magnitude.number), mode: .paste)
    else { return [] }
    return magnitude.exponents.reversed().compactMap { number.scaledByPowerOfTen($0) }
  }
}
