extension NumberEditor {
  /// How a field behaves, whatever its locale.
  ///
  /// The defaults suit a plain number. Options that contradict each other are refused when the editor
  /// is made. `Sendable`.
  public struct Options: Hashable, Sendable {
    // MARK: Digits

    /// How many fraction digits can be typed.
    public var maximumFractionDigits: FractionLimit = .automatic
    /// How many fraction digits a commit leaves at least, with zeros.
    public var minimumFractionDigits = 0
    /// How many integer digits a commit leaves at least, with zeros.
    public var minimumIntegerDigits = 1
    /// How many integer digits can be typed; nil is no limit.
    public var maximumIntegerDigits: Int?
    /// How many characters can be typed, digits and the decimal separator counted; nil is no limit.
    public var maximumLength: Int?

    // MARK: Values

    /// The least value, in canonical units (percent: a fraction of one); nil is no limit.
    public var minimum: ExactDecimal?
    /// The greatest value, in canonical units; nil is no limit.
    public var maximum: ExactDecimal?
    /// What becomes of values outside the range.
    public var rangePolicy: RangePolicy = .flag
    /// What Up and Down add and subtract, in canonical units; nil is one unit as shown.
    public var step: ExactDecimal?
    /// Whether a minus can be typed at all.
    public var allowsNegative = true
    /// What the type of the value can hold.
    ///
    /// Whatever it cannot is blocked.
    public var valueLimits = ExactDecimal.Limits()

    // MARK: Keys

    /// Where the minus key works.
    public var signKey: SignKey = .leading
    /// What Backspace and Delete do next to a grouping separator.
    public var deleteOverGroup: DeleteOverGroup = .digit
    /// What becomes of zeros in front of other digits.
    public var leadingZeros: LeadingZeros = .collapse
    /// Whether a decimal key with no digit before it puts a zero there.
    public var insertsLeadingZero = false
    /// Whether the fraction always shows its ``minimumFractionDigits``.
    public var padsWhileTyping = false
    /// Further characters that are the decimal key.
    public var decimalAliases: [Unicode.Scalar] = []
    /// How the separators of a pasted number are told apart.
    public var paste: PastePolicy = .smart
    /// Where digits go in.
    public var entry: Entry = .free
    /// Whether an empty field shows the affixes.
    public var showsEmptyAffixes = false

    /// Makes the options of a plain number.
    public init() {}

    /// A limit of fraction digits.
    ///
    /// `Sendable`.
    public enum FractionLimit: Hashable, Sendable {
      /// What the format says, else a currency's own digits, else no limit.
      case automatic
      case unlimited
      case upTo(Int)
    }

    /// What becomes of values outside the range.
    ///
    /// `Sendable`.
    public enum RangePolicy: String, Hashable, Sendable, CaseIterable {
      /// They can be typed, and are invalid.
      case flag
      /// A key is rejected where nothing more typed at the caret could reach the range.
      case block
      /// As `flag`, and a commit moves them to the nearer bound.
      case clampOnCommit
    }

    /// Where the minus key works.
    ///
    /// `Sendable`.
    public enum SignKey: String, Hashable, Sendable, CaseIterable {
      /// At the start of the content.
      case leading
      /// Everywhere: it toggles the sign.
      case anywhere
    }

    /// What deleting does next to a grouping separator.
    ///
    /// `Sendable`.
    public enum DeleteOverGroup: String, Hashable, Sendable, CaseIterable {
      /// The digit behind it goes in the same press.
      case digit
      /// The first press only steps over it.
      case skip
    }

    /// What becomes of zeros in front of other digits.
    ///
    /// `Sendable`.
    public enum LeadingZeros: String, Hashable, Sendable, CaseIterable {
      /// A digit replaces a lone zero, and no zero goes in before others.
      case collapse
      /// They stay until the commit.
      case keep
    }

    /// How the separators of a pasted number are told apart.
    ///
    /// `Sendable`.
    public enum PastePolicy: String, Hashable, Sendable, CaseIterable {
      /// By the text itself, before the locale.
      case smart
      /// By the format's own convention, strictly.
      case locale
    }

    /// Where digits go in.
    ///
    /// `Sendable`.
    public enum Entry: String, Hashable, Sendable, CaseIterable {
      /// At the caret.
      case free
      /// From the right, as a cash machine does it: every digit is the last one of the fraction.
      case fromRight
    }
  }
}
