#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  /// The format in place of a style of Foundation's that a field can't edit digit by digit.
  ///
  /// It is of the style's kind, locale, and currency. Of the formats with the style's own digits or
  /// with those of the kind, it is the one that writes most samples as the style does: `1,234` for
  /// a style that writes `1.2K`.
  struct NearestFormat<Style: ProbedStyle> {
    let format: NumberFormat

    init(_ style: Style) {
      var best: (format: NumberFormat, score: Score)?
      for candidate in Self.candidates(style) {
        let score = Score(of: candidate, style)
        if best.map({ score > $0.score }) ?? true { best = (candidate, score) }
      }
      format = best?.format ?? NumberFormat(.number, locale: style.locale)
    }

    /// Returns the formats to choose from, the plainest first, which is taken if others are as
    /// near.
    private static func candidates(_ style: Style) -> [NumberFormat] {
      if case .currency(let code, _, _) = style.kind, (try? CurrencyCode(code)) == nil { return [] }
      let probe = try? StyleFormatProbe(style)
      let kinds = probe?.kinds().filter { $0.hasStandardSign } ?? []
      let options = [NumberFormat.Options()] + [try? probe?.options()].compactMap { $0 }
      return (kinds.isEmpty ? [style.kind] : kinds).flatMap { kind in
        options.flatMap { options in
          scales(of: style, kind).compactMap { scale in
            var options = options
            options.scale = scale
            let elements = try? NumberElements.foundation(kind, locale: style.locale)
            return elements.flatMap {
              try? NumberFormat(
                NumberStyle(kind, options: options), $0, locale: style.locale.identifier)
            }
          }
        }
      }
    }

    /// Returns the powers of ten by which the style can multiply values, besides the percentage.
    private static func scales(of style: Style, _ kind: NumberStyle.Kind) -> [Int] {
      let probed = (try? StyleSamples(style)).map { $0.powerOfTen - kind.powerOfTen }
      // Foundation's percentages of integers are hundredths.
      return [0, -kind.powerOfTen, probed ?? 0].reduce(into: []) { scales, scale in
        if !scales.contains(scale) { scales.append(scale) }
      }
    }

    /// How near a format is to a style: the numbers of samples with the same digits, and with the
    /// same text.
    private struct Score: Comparable {
      var digits = 0
      var texts = 0

      init(of format: NumberFormat, _ style: Style) {
        for number in StyleSamples<Style>.comparedNumbers {
          guard let exact = number.decimalValue, let value = Style.FormatInput(decimal: exact),
            value.decimalValue == exact
          else { continue }
          if StyleSample(style.attributed.format(value)).hasDigits(of: format, exact) {
            digits += 1
          }
          if style.format(value).hasSameBytes(as: format.format(exact)) { texts += 1 }
        }
      }

      static func < (left: Self, right: Self) -> Bool {
        (left.digits, left.texts) < (right.digits, right.texts)
      }
    }
  }

  extension StyleSample {
    /// Returns whether a format writes a number with these digits.
    fileprivate func hasDigits(of format: NumberFormat, _ number: ExactDecimal) -> Bool {
      let text = AttributedString(format.parts(of: number))
      let other = StyleSample(text)
      return integerDigits == other.integerDigits && fractionDigits == other.fractionDigits
    }
  }

  extension NumberStyle.Kind {
    /// Whether the kind isn't of the accounting style.
    fileprivate var hasStandardSign: Bool {
      if case .currency(_, _, .accounting) = self { false } else { true }
    }
  }
#endif
