extension NumberEditor {
  /// What the editor remembers of separators and operators that the user typed: EDITING.md 2.2, 2.4, 4.8, 4.9.
  ///
  /// It takes eight bytes, since every state has one, and copies of states are most of a keystroke's time.
  struct TypingMemory: Hashable, Sendable {
    private var storedSeparator: Int32 = -1  // No test can tell -1 from less.
    /// The number of digits between the last two separators typed by hand, or 0 if there is only one.
    var groupSize: UInt8 = 0
    /// How the digits fit the remembered grouping separator.
    var fit = GroupFit.empty
    /// The rejected key after which digits are rejected, too, since they would change the magnitude; `nil`
    /// if there is none.
    var lock: RejectedKey?
    private var facts: Facts = []

    /// How the digits after a typed grouping separator fit it.
    enum GroupFit: UInt8 {
      /// There are none.
      case empty
      /// They make complete groups.
      case complete
      /// More digits can complete the group.
      case open
      /// There are too many; deleting some can complete the group.
      case overfull
      /// The user went on before the group was complete.
      case misfit
    }

    /// What else is known.
    private struct Facts: OptionSet, Hashable {
      let rawValue: UInt8

      static let cannotGroup = Facts(rawValue: 1)
      static let cannotBeDecimal = Facts(rawValue: 2)
      static let lacksDigits = Facts(rawValue: 4)
    }

    /// A Boolean value that indicates whether no digits after the separator could make a group, because too
    /// many were typed before it, or the user moved the caret right after it.
    var cannotGroup: Bool {
      get { facts.contains(.cannotGroup) }
      set { set(.cannotGroup, newValue) }
    }

    /// A Boolean value that indicates whether the separator can't have been meant as a decimal one, as another
    /// one was before it, or was there already.
    var cannotBeDecimal: Bool {
      get { facts.contains(.cannotBeDecimal) }
      set { set(.cannotBeDecimal, newValue) }
    }

    /// A Boolean value that indicates whether digits were rejected after a rejected key, so that the digits
    /// typed after them aren't the whole number.
    var lacksDigits: Bool {
      get { facts.contains(.lacksDigits) }
      set { set(.lacksDigits, newValue) }
    }

    private mutating func set(_ fact: Facts, _ holds: Bool) {
      if holds { facts.insert(fact) } else { facts.remove(fact) }
    }

    /// A kind of rejected key after which digits would change the number.
    enum RejectedKey: UInt8 {
      case separator
      case mathOperator
    }

    /// The number of integer digits before a grouping separator that was typed by hand, or `nil` if there is
    /// none.
    var separator: Int? {
      @inline(__always) get { storedSeparator < 0 ? nil : Int(storedSeparator) }
      set { storedSeparator = Int32(newValue ?? -1) }  // No test can tell -1 from less.
    }

    @inline(__always)
    var isEmpty: Bool { storedSeparator < 0 && lock == nil }

    /// A Boolean value that indicates whether the separator could have been meant as a decimal one.
    var isInDoubt: Bool { fit == .open || isMisfit }

    /// A Boolean value that indicates whether another digit can't complete the group.
    var isMisfit: Bool { fit == .overfull || fit == .misfit }

    /// Forgets the separator.
    mutating func forgetSeparator() {
      let lacksDigits = lacksDigits
      self = TypingMemory(lock: lock)
      self.lacksDigits = lacksDigits
    }

    /// Accepts digits again after a rejected key.
    mutating func unlock() {
      lock = nil
      lacksDigits = false
    }

    /// Ends a run of keys: digits typed from now on don't complete the group.
    mutating func endRun() {
      unlock()
      switch fit {
      case .empty: cannotGroup = separator != nil
      case .complete: forgetSeparator()
      case .open, .overfull, .misfit: fit = .misfit
      }
    }

    init(lock: RejectedKey? = nil) { self.lock = lock }
  }
}

extension NumberEditor.TypingMemory.RejectedKey {
  /// The warning that tells the user of the key.
  var warning: NumberEditor.Reason {
    switch self {
    case .separator: .separatorRejected
    case .mathOperator: .operatorRejected
    }
  }

  /// The reason for rejecting the digits after the key.
  var rejection: NumberEditor.Reason {
    switch self {
    case .separator: .afterRejectedSeparator
    case .mathOperator: .afterRejectedOperator
    }
  }
}
