public import LiveNumberCore

/// An ICU number skeleton: all that a format shows, in one line of words.
///
/// Write one by hand, or have it made of a style, a notation and options. The words are ICU's:
/// [number skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
/// `Sendable`.
public struct NumberSkeleton: Hashable, Sendable, CustomStringConvertible {
  /// The skeleton as ICU reads it.
  public let description: String

  /// Takes a skeleton as it is; whether ICU knows it shows when a format is made of it.
  public init(_ text: String) {
    description = text
  }

  /// Makes the skeleton of a style.
  ///
  /// - Parameters:
  ///   - style: what kind of number is written.
  ///   - notation: how its magnitude is written.
  ///   - namesCurrency: whether a currency is written by its name, in the plural form that the number
  ///     asks for: `2 euros`. The style's own display says nothing then.
  ///   - options: what is shown of a value.
  public init(
    style: NumberStyle, notation: NumberNotation = .standard, namesCurrency: Bool = false,
    options: NumberFormat.Options = NumberFormat.Options()
  ) {
    var stems = [style.skeleton(sign: nil)]
    if case .currency(let code, _, _) = style, namesCurrency {
      stems = ["currency/\(code) unit-width-full-name"]
    }
    if notation != .standard { stems.append(notation.rawValue) }
    stems.append(contentsOf: NumberSkeleton.stems(of: options, style: style, notation: notation))
    description = stems.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func stems(
    of options: NumberFormat.Options, style: NumberStyle, notation: NumberNotation
  ) -> [String] {
    var stems: [String] = []
    if let precision = options.precision {
      stems.append(precision.stem)
    } else if !style.hasOwnPrecision, !notation.hasOwnPrecision {
      stems.append("precision-unlimited")
    }
    stems.append("rounding-mode-\(options.roundingRule.rawValue)")
    if options.minimumIntegerDigits != 1 {
      let zeros = String(repeating: "0", count: options.minimumIntegerDigits)
      stems.append("integer-width/*\(zeros)")
    }
    stems.append(options.grouping.stem)
    stems.append(style.stem(of: options.signDisplay))
    if options.decimalSeparatorDisplay == .always { stems.append("decimal-always") }
    let scale = options.scale + (style == .percent ? 2 : 0)
    if scale != 0, let factor = ExactDecimal.one.scaledByPowerOfTen(scale) {
      stems.append("scale/\(factor)")
    }
    return stems
  }
}

extension NumberStyle {
  /// Whether numbers of the style have digits of their own where none are asked for.
  fileprivate var hasOwnPrecision: Bool {
    if case .currency = self { true } else { false }
  }
}

extension NumberNotation {
  /// Whether the notation rounds where no digits are asked for.
  fileprivate var hasOwnPrecision: Bool {
    self == .compactShort || self == .compactLong
  }
}

extension NumberFormat.Precision {
  /// The word for it in a skeleton.
  fileprivate var stem: String {
    func run(_ character: String, _ count: Int) -> String {
      String(repeating: character, count: count)
    }
    switch self {
    case .fractionLength(0, nil): return "precision-unlimited"
    case .fractionLength(0, 0): return "precision-integer"
    case .fractionLength(let minimum, nil): return "." + run("0", minimum) + "*"
    case .fractionLength(let minimum, let maximum?):
      return "." + run("0", minimum) + run("#", maximum - minimum)
    case .significantDigits(let minimum, nil): return run("@", minimum) + "*"
    case .significantDigits(let minimum, let maximum?):
      return run("@", minimum) + run("#", maximum - minimum)
    case .increment(let step, let minimum):
      // Zeros at the end of the step are fraction digits that are always shown.
      let missing = max(minimum - step.scale, 0)
      let point = step.scale == 0 && missing > 0 ? "." : ""
      return "precision-increment/\(step)\(point)\(run("0", missing))"
    }
  }
}

extension NumberFormat.GroupingStrategy {
  fileprivate var stem: String {
    switch self {
    case .automatic: "group-auto"
    case .always: "group-on-aligned"
    case .min2: "group-min2"
    case .never: "group-off"
    }
  }
}
