#if USES_ICU
  public import LiveNumberCore

  /// An ICU number skeleton: a line of words that describes a format.
  ///
  /// Write a skeleton by hand, or create it from a style, a notation, and options. ICU defines the
  /// words: [number
  /// skeletons](https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
  public struct NumberSkeleton: Hashable, Sendable, CustomStringConvertible {
    /// The text of the skeleton.
    public let description: String

    /// Creates a skeleton from its text, which is checked when a format is created from it.
    public init(_ text: String) {
      description = text
    }

    /// Creates the skeleton of a style.
    ///
    /// - Parameters:
    ///   - style: The kind of number.
    ///   - notation: The notation of the magnitude.
    ///   - namesCurrency: A Boolean value that indicates whether a currency is written by its name,
    ///     in the plural form of the number: `2 euros`. The name replaces the style's own display.
    public init(
      style: NumberStyle, notation: Notation = .standard, namesCurrency: Bool = false
    ) {
      let kind = style.kind
      var stems = [kind.skeleton(sign: nil)]
      if case .currency(let code, _, _) = kind, namesCurrency {
        stems = ["currency/\(code) unit-width-full-name"]
      }
      if notation != .standard { stems.append(notation.rawValue) }
      stems.append(contentsOf: NumberSkeleton.stems(of: style.options, kind, notation))
      description = stems.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func stems(
      of options: NumberFormat.Options, _ style: NumberStyle.Kind, _ notation: Notation
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
      if let stem = options.grouping.stem { stems.append(stem) }
      stems.append(style.stem(of: options.signDisplay))
      if options.decimalSeparatorDisplay == .always { stems.append("decimal-always") }
      let scale = options.scale + style.powerOfTen
      if scale != 0, let factor = ExactDecimal.one.scaledByPowerOfTen(scale) {
        stems.append("scale/\(factor)")
      }
      return stems
    }
  }

  extension NumberSkeleton {
    /// The notation of a number's magnitude.
    public enum Notation: String, Hashable, Sendable, CaseIterable {
      /// The whole number: `1234`.
      case standard
      /// One integer digit and a power of ten: `1.234E3`.
      case scientific
      /// A power of ten that is a multiple of three: `12.34E3`.
      case engineering
      /// A short word for the thousands: `1.2K`.
      case compactShort = "compact-short"
      /// A long word for the thousands: `1.2 thousand`.
      case compactLong = "compact-long"
    }
  }

  extension NumberStyle.Kind {
    /// Whether the style has a number of fraction digits by default.
    fileprivate var hasOwnPrecision: Bool {
      if case .currency = self { true } else { false }
    }
  }

  extension NumberSkeleton.Notation {
    /// Whether the notation rounds by default.
    fileprivate var hasOwnPrecision: Bool {
      self == .compactShort || self == .compactLong
    }
  }

  extension NumberFormat.Precision {
    /// The word for the precision in a skeleton.
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
        // Zeros at the end of the increment are fraction digits that are always shown.
        let missing = max(minimum - step.scale, 0)
        let point = step.scale == 0 && missing > 0 ? "." : ""
        return "precision-increment/\(step)\(point)\(run("0", missing))"
      }
    }
  }

  extension NumberFormat.GroupingStrategy {
    /// The word for the strategy, or `nil` for the notation's own: `group-auto` would group
    /// `9,877만`, since compact numbers have another minimum than the locale.
    fileprivate var stem: String? {
      switch self {
      case .automatic: nil
      case .always: "group-on-aligned"
      case .min2: "group-min2"
      case .never: "group-off"
      }
    }
  }
#endif
