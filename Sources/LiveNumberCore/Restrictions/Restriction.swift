/// A condition that values have to meet.
///
/// Restrictions say which *values* are allowed; an ``InputRestriction`` says which *texts* may be
/// on their way to one. Combine them with ``and(_:)``, ``or(_:)`` and ``negated``:
///
/// ```swift
/// let even = PredicateRestriction<Int> { $0.isMultiple(of: 2) }
/// let age = RangeRestriction(18...30).and(even)
/// age.allows(20)      // true
/// age.allows(21)      // false
/// ```
///
/// A restriction is pure: it gives the same answer for the same value every time. `Sendable`.
public protocol Restriction<Value>: Sendable {
  /// What the condition is about.
  associatedtype Value

  /// Whether a value meets the condition.
  func allows(_ value: Value) -> Bool

  /// Why a value does not meet the condition; nil where it does.
  ///
  /// Where a restriction does not say, the reason is ``NumberEditor/Reason/notAllowed``.
  func failureReason(for value: Value) -> NumberEditor.Reason?
}

extension Restriction {
  /// The reason of restrictions that have none of their own.
  public func failureReason(for value: Value) -> NumberEditor.Reason? {
    allows(value) ? nil : .notAllowed
  }
}

extension NumberEditor.Reason {
  /// A condition of the app refuses the value: an odd number where even ones are wanted.
  public static let notAllowed = Self(rawValue: "notAllowed")
}
