#if USES_ICU
  internal import LiveNumberCore

  // ICU tells the bounds of all parts, and for that makes sets of characters, which takes as long
  // as everything else that the first format of a process needs. Most texts have nothing but
  // digits, signs, spaces, and a known symbol around an integer, whose bounds ICU tells at once.

  extension ICUFormattedNumber {
    /// Returns the parts from left to right, as ICU would tell them.
    ///
    /// The fields are the integer and its groups.
    ///
    /// - Parameters:
    ///   - currency: The text of the currency, which is empty in other styles.
    ///   - isNegative: Whether a sign is a minus.
    /// - Returns: The parts, or `nil` if there is a character that could be of any part.
    func plainParts(currency: String, isNegative: Bool) -> [NumberSample.Part]? {
      guard let integer = fields.first?.range,
        let prefix = affix(text(0..<integer.lowerBound), currency, isNegative)
      else { return nil }
      // Infinities and NaN have no fraction. In Cape Verde, a currency is the separator.
      let rest = text(integer.upperBound..<bytes.count).unicodeScalars
      let separator = rest.prefix { $0.properties.numericType != .decimal }
      let fraction = rest[separator.endIndex...].prefix { $0.properties.numericType == .decimal }
      guard !fraction.isEmpty else {
        return affix(String(rest), currency, isNegative).map { prefix + numberParts(integer) + $0 }
      }
      guard !separator.isEmpty, separator.allSatisfy({ $0.isPlain && !$0.properties.isWhitespace }),
        let suffix = affix(String(rest[fraction.endIndex...]), currency, isNegative)
      else { return nil }
      return prefix + numberParts(integer) + [
        NumberSample.Part(.decimal, String(separator)),
        NumberSample.Part(.fraction, String(fraction)),
      ] + suffix
    }

    /// Returns the integer and its groups.
    private func numberParts(_ integer: Range<Int>) -> [NumberSample.Part] {
      var parts: [NumberSample.Part] = []
      var start = integer.lowerBound
      for group in fields.dropFirst() {
        parts.append(NumberSample.Part(.integer, text(start..<group.range.lowerBound)))
        parts.append(NumberSample.Part(.group, text(group.range)))
        start = group.range.upperBound
      }
      return parts + [NumberSample.Part(.integer, text(start..<integer.upperBound))]
    }

    /// Returns the parts of the text on one side of the number.
    private func affix(
      _ text: String, _ currency: String, _ isNegative: Bool
    ) -> [NumberSample.Part]? {
      var parts: [NumberSample.Part] = []
      var rest = text.unicodeScalars[...]
      while let scalar = rest.first {
        if !currency.isEmpty, rest.starts(with: currency.unicodeScalars) {
          guard currency.unicodeScalars.allSatisfy(\.isPlain), !scalar.properties.isWhitespace,
            currency.unicodeScalars.last?.properties.isWhitespace == false
          else { return nil }
          parts.append(NumberSample.Part(.currency, currency))
          rest = rest.dropFirst(currency.unicodeScalars.count)
          continue
        }
        let kind: NumberFormat.Part.Kind
        switch scalar {
        case "-", "\u{2212}", "+": kind = isNegative ? .minusSign : .plusSign
        case "%": kind = .percentSign
        case " ", "\u{A0}", "\u{202F}", "(", ")": kind = .literal
        default: return nil
        }
        if parts.last?.kind == kind {
          parts[parts.count - 1].text.unicodeScalars.append(scalar)
        } else {
          parts.append(NumberSample.Part(kind, String(scalar)))
        }
        rest.removeFirst()
      }
      return parts
    }
  }

  extension Unicode.Scalar {
    /// Whether ICU leaves the character in the part in which it is written: it takes spaces,
    /// bidirectional marks, and variation selectors off their ends.
    fileprivate var isPlain: Bool { !properties.isDefaultIgnorableCodePoint && self != "\t" }
  }
#endif
