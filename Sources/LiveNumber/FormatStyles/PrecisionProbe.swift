#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  /// Finds out how many digits a style of Foundation's displays, and how it rounds.
  struct PrecisionProbe<Style: ProbedStyle> {
    let precision: NumberFormat.Precision
    private let samples: StyleSamples<Style>

    init(_ samples: StyleSamples<Style>) {
      self.samples = samples
      precision = samples.precision
    }

    /// The minimum number of integer digits.
    var minimumIntegerDigits: Int {
      let zero = samples.sample(0)?.integerDigits.count ?? 1
      // Zero has a digit, though a fraction has none before it.
      let half = samples.sample(0.5)
      return half.map { $0.fractionDigits.isEmpty ? zero : $0.integerDigits.count } ?? zero
    }

    /// The rule for digits that the style doesn't display.
    var roundingRule: FloatingPointRoundingRule {
      var style = samples.style
      var unit = Decimal(10)
      if case .increment(let step, _) = precision {
        unit = Decimal(decimal: step) ?? unit
      } else {
        style = style.precision(.significantDigits(1))
      }
      let results = [1.5, 2.5, 1.2, -1.2, -1.5, -2.5].compactMap { factor in
        let number = unit * Decimal(factor)
        return samples.sample(number, of: style).map { (factor, $0.number) }
      }
      let rules: [FloatingPointRoundingRule] = [
        .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
      ]
      return rules.first { rule in
        results.allSatisfy { factor, number in
          number == unit * Decimal(factor.rounded(rule).magnitude)
        }
      } ?? .toNearestOrEven
    }
  }

  extension StyleSamples {
    fileprivate var precision: NumberFormat.Precision {
      let fractionOfZero = sample(0)?.fractionDigits.count ?? 0
      if let quantum {
        if let power = quantum.powerOfTen, power <= 0, fractionOfZero <= -power {
          return .fractionLength(minimum: fractionOfZero, maximum: -power)
        }
        return .increment(quantum.decimalValue ?? .one, minimumFractionDigits: fractionOfZero)
      }
      // Every digit is displayed, or a number of significant ones.
      let unit: Decimal =
        powerOfTen > 0 ? Decimal(sign: .plus, exponent: powerOfTen, significand: 1) : 1
      let one = sample(unit)?.fractionDigits.count ?? 0
      let twelve = sample(unit * 12)?.fractionDigits.count ?? one
      let minimum = twelve < one ? one + 1 : nil
      var maximum: Int?
      if let longest, let digits = sample(longest)?.digits {
        let count = digits.count - digits.reversed().prefix { $0 == 0 }.count
        if count < longest.description.utf8.count { maximum = count }
      }
      if minimum != nil || maximum != nil {
        return .significantDigits(minimum: minimum ?? 1, maximum: maximum)
      }
      return .fractionLength(minimum: one, maximum: nil)
    }

    /// The smallest number above zero that the style displays, or `nil` if it displays every number
    /// that the type of the value has.
    private var quantum: Decimal? {
      var isFirst = true
      for exponent in -40...30 {
        // Each is at most twice the one before, so the first that isn't zero is one unit.
        for digit in [1, 2, 4, 8] {
          let number = Decimal(sign: .plus, exponent: exponent, significand: Decimal(digit))
          guard let value = value(of: number) else { continue }
          if style.format(value).displaysDigits, let displayed = sample(number)?.number {
            return isFirst && displayed < number + number ? nil : displayed
          }
          isFirst = false
        }
      }
      return nil
    }
  }

  extension StyleSample {
    fileprivate var digits: [Int] { integerDigits + fractionDigits }
  }

  extension String {
    /// Whether a digit isn't zero.
    fileprivate var displaysDigits: Bool {
      unicodeScalars.contains { ($0.properties.numericValue ?? 0) > 0 }
    }
  }
#endif
