extension NumberEditor {
  /// The behavior of a field, independent of its locale.
  ///
  /// The defaults suit a plain number. Of options that contradict each other, the tighter one
  /// holds: see ``validate(for:)``.
  public struct Options: Hashable, Sendable {
    // MARK: Digits

    /// The maximum number of fraction digits, to which ``fractionOverflow`` applies.
    public var maximumFractionDigits: FractionLimit = .automatic
    /// The effect of fraction digits that exceed the maximum.
    public var fractionOverflow: FractionOverflow = .reject
    /// The minimum number of fraction digits after a commit, which adds zeros, or `nil` for the
    /// minimum of the format's precision: a currency's own fraction digits, and none in most other
    /// styles.
    public var minimumFractionDigits: Int?
    /// The minimum number of integer digits after a commit, which adds zeros; 1 is the format's
    /// minimum.
    public var minimumIntegerDigits = 1
    /// The maximum number of integer digits that can be typed, or `nil` if there is no limit.
    public var maximumIntegerDigits: Int?
    /// The maximum number of digits from the first to the last that isn't zero, or `nil` for the
    /// maximum of the format's precision.
    public var maximumSignificantDigits: Int?
    /// The maximum number of digits and decimal separators that can be typed, or `nil` if there is
    /// no limit.
    public var maximumLength: Int?

    // MARK: Values

    /// The range of the values in canonical units (percent: a fraction of one).
    public var range = ValueBounds<ExactDecimal>()
    /// The ranges of the values if there are gaps between them, as a restriction can have; an empty
    /// array otherwise.
    var allowedRanges: [ValueBounds<ExactDecimal>] = []
    /// The effect of values outside the range.
    public var rangePolicy: RangePolicy = .flag
    /// The value of a field that is empty when it's committed.
    public var emptyValue: EmptyValue = .none
    /// The change of the value by a step in canonical units, or `nil` for one unit as displayed.
    public var step: ExactDecimal?
    /// A Boolean value that indicates whether steps go to multiples of the step, counted from the
    /// minimum of the range, or from zero if there is none: with a step of 5, from 7 to 10.
    public var snapsToStep = false
    /// A Boolean value that indicates whether a minus sign can be typed.
    public var allowsNegative = true
    /// The values that the type of the value can hold; others are blocked.
    public var valueLimits = ExactDecimal.Limits()

    // MARK: Keys

    /// The positions at which the minus key works.
    public var signKey: SignKey = .leading
    /// The effect of Backspace and Delete next to a grouping separator.
    public var deleteOverGroup: DeleteOverGroup = .digit
    /// The effect of typing zeros before other digits.
    public var leadingZeros: LeadingZeros = .collapse
    /// A Boolean value that indicates whether a decimal key without a digit before it inserts a
    /// zero.
    public var insertsLeadingZero = false
    /// A Boolean value that indicates whether the fraction always shows its minimum number of
    /// digits.
    public var padsWhileTyping = false
    /// Additional characters that are the decimal key.
    public var decimalAliases: [Unicode.Scalar] = []
    /// The rule for interpreting the separators of pasted numbers.
    public var paste: PastePolicy = .smart
    /// The effect of a text that is one number, but not as the field writes it.
    public var doubt: Doubt = .take
    /// The end at which digits are inserted.
    public var entry: Entry = .free
    /// The notations besides digits in which a number can be entered; none by default.
    public var accepts: Notations = []
    /// A Boolean value that indicates whether an empty field shows the affixes.
    public var showsEmptyAffixes = false

    /// Creates the options of a plain number.
    public init() {}

    /// Creates the options of the numbers of a range.
    ///
    /// ```swift
    /// let options = NumberEditor.Options(range: 0...0.5, policy: .clampOnCommit)
    /// ```
    ///
    /// - Parameters:
    ///   - range: The range in canonical units: of `Int`, `Double`, `Decimal`, or another number.
    ///   - policy: The effect of values outside the range.
    public init<Number: NumberValue>(range: some ValueRange<Number>, policy: RangePolicy = .flag) {
      self.range = ValueBounds(range)
      rangePolicy = policy
    }

    /// A limit of fraction digits.
    public enum FractionLimit: Hashable, Sendable {
      /// The maximum of the format's precision, or of the currency, or no limit.
      case automatic
      /// No limit.
      case unlimited
      /// A maximum number of digits.
      case upTo(Int)
    }

    /// The effect of fraction digits that exceed the maximum.
    public enum FractionOverflow: String, Hashable, Sendable, CaseIterable {
      /// They can't be typed, and are cut from pasted numbers.
      case reject
      /// They can be typed and pasted, as many as the type of the value holds, and a commit rounds.
      ///
      /// Entry from the right has no digits to spare, and isn't affected.
      case roundOnCommit
    }

    /// The effect of values outside the range.
    public enum RangePolicy: String, Hashable, Sendable, CaseIterable {
      /// They can be typed, and are invalid.
      case flag
      /// A digit or a paste is rejected if nothing more typed at the caret could bring the value
      /// into the range.
      case block
      /// They can be typed, and a commit moves them to the nearest bound.
      case clampOnCommit
    }

    /// The value of a field that is empty when it's committed.
    public enum EmptyValue: String, Hashable, Sendable, CaseIterable {
      /// The field stays empty, and its value is `nil`.
      case none
      /// The commit shows zero.
      case zero
    }

    /// The positions at which the minus key works.
    public enum SignKey: String, Hashable, Sendable, CaseIterable {
      /// At the start of the content.
      case leading
      /// Anywhere; the key toggles the sign.
      case anywhere
    }

    /// The effect of deleting next to a grouping separator.
    public enum DeleteOverGroup: String, Hashable, Sendable, CaseIterable {
      /// The same press deletes the digit beyond it.
      case digit
      /// The first press only steps over it.
      case skip
    }

    /// The effect of typing zeros before other digits.
    public enum LeadingZeros: String, Hashable, Sendable, CaseIterable {
      /// A digit replaces a lone zero.
      case collapse
      /// They stay until the commit.
      case keep
    }

    /// The rule for interpreting the separators of pasted numbers.
    public enum PastePolicy: String, Hashable, Sendable, CaseIterable {
      /// By the text itself, before the locale.
      case smart
      /// Only by the format's own convention.
      case locale
    }

    /// The effect of a commit on a text that is one number, but not as the field writes it, such as
    /// `1.5` in German.
    public enum Doubt: String, Hashable, Sendable, CaseIterable {
      /// The text is valid, and a commit shows its number.
      case take
      /// The text isn't valid until the user answers: ``Edit/accept(_:)``.
      case ask
    }

    /// The notations besides digits in which a number can be entered.
    ///
    /// What is typed is shown as it is, and a commit shows its value. With ``Entry/fromRight``,
    /// they have no effect.
    public struct Notations: OptionSet, Hashable, Sendable {
      /// The bits of the notations.
      public let rawValue: UInt8
      /// Creates notations from their bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// Sums, products, and percentages: `12.50 + 6`, `3 × 4.20`, `100 + 19 %`.
      public static let arithmetic = Self(rawValue: 1)
      /// Powers of ten: `1.5e3`.
      public static let scientific = Self(rawValue: 2)
      /// The locale's words for thousands, millions, and more, and the letters `k`, `M`, and `G`
      /// unless they have another meaning there: `1.2M`, `1,2 Mio.`, `3 लाख`, `5万`.
      ///
      /// Only formats that are made from a locale know its words, not those that were decoded.
      public static let magnitudes = Self(rawValue: 4)
    }

    /// The end at which digits are inserted.
    public enum Entry: String, Hashable, Sendable, CaseIterable {
      /// At the caret.
      case free
      /// From the right, as at a cash machine: every digit becomes the last fraction digit.
      case fromRight
    }
  }
}

extension NumberEditor.Options {
  /// Shows a reader every option with its name and the kind of its value, but not those that only
  /// code can set.
  ///
  /// Recorded cases, web pages, fuzzers, and random tests know the options from here; flags and
  /// tables are written from them. New ones go last, since recorded inputs of fuzzers choose values
  /// in this order.
  package mutating func visit(_ reader: inout OptionReader) {
    reader.limit("maximumFractionDigits", &maximumFractionDigits)
    reader.count("minimumFractionDigits", &minimumFractionDigits, from: 0)
    reader.count("minimumIntegerDigits", &minimumIntegerDigits, from: 0)
    reader.count("maximumIntegerDigits", &maximumIntegerDigits, from: 1)
    reader.count("maximumLength", &maximumLength, from: 1)
    reader.decimal("minimum", &range.minimum)
    reader.decimal("maximum", &range.maximum)
    reader.choice("rangePolicy", "flag block clampOnCommit", &rangePolicy)
    reader.flag("allowsNegative", &allowsNegative)
    reader.choice("signKey", "leading anywhere", &signKey)
    reader.choice("deleteOverGroup", "digit skip", &deleteOverGroup)
    reader.choice("leadingZeros", "collapse keep", &leadingZeros)
    reader.flag("insertsLeadingZero", &insertsLeadingZero)
    reader.flag("padsWhileTyping", &padsWhileTyping)
    reader.choice("paste", "smart locale", &paste)
    reader.choice("entry", "free fromRight", &entry)
    reader.flag("showsEmptyAffixes", &showsEmptyAffixes)
    reader.characters("decimalAliases", &decimalAliases)
    reader.decimal("step", &step)
    reader.choice("fractionOverflow", "reject roundOnCommit", &fractionOverflow)
    reader.choice("emptyValue", "none zero", &emptyValue)
    reader.choice("doubt", "take ask", &doubt, formerly: "readAsTyped reject warn")
    reader.count("maximumSignificantDigits", &maximumSignificantDigits, from: 1)
    reader.flag("snapsToStep", &snapsToStep)
    visitNotations(&reader)
  }
}
