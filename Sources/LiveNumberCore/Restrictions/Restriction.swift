/// A condition that values have to meet.
///
/// Create a restriction from a range or from a closure, and combine restrictions with `&&`, `||`,
/// and `!`:
///
/// ```swift
/// let odd = NumberEditor.Reason(rawValue: "odd")
/// let ages: Restriction<Int> = .range(18...30) && .where(odd) { $0.isMultiple(of: 2) }
/// ages.allows(20)                 // true
/// ages.failureReason(for: 21)     // odd
/// ages.failureReason(for: 35)     // outOfRange
/// ages.maximum                    // 30
/// ```
///
/// A restriction tells which *values* are allowed; an ``InputRestriction`` tells which *texts* can
/// become one of them. Both keep what is known of the range, so that a field for the ages above
/// rejects `4`, which can't lead to an age.
///
/// Two restrictions are equal if they combine the same ranges and copies of the same closures.
public struct Restriction<Value> {
  let rule: Rule

  /// The parts of a restriction.
  indirect enum Rule {
    case range(ValueBounds<Value>)
    case predicate(Predicate)
    case conjunction(Rule, Rule)
    case disjunction(Rule, Rule)
    case negation(Rule)
  }

  /// A closure; a class, so that two restrictions can be compared.
  final class Predicate: Sendable {
    let reason: NumberEditor.Reason
    let isAllowed: @Sendable (Value) -> Bool

    init(_ reason: NumberEditor.Reason, _ isAllowed: @escaping @Sendable (Value) -> Bool) {
      self.reason = reason
      self.isAllowed = isAllowed
    }
  }

  init(_ rule: Rule) {
    self.rule = rule
  }

  /// Returns a restriction that allows the values for which a closure returns `true`.
  ///
  /// - Parameters:
  ///   - reason: The reason that ``failureReason(for:)`` returns for other values.
  ///   - isAllowed: A closure that returns whether a value is allowed; always the same for the same
  ///     value.
  /// - Returns: A restriction with the specified reason.
  public static func `where`(
    _ reason: NumberEditor.Reason = .notAllowed,
    _ isAllowed: @escaping @Sendable (Value) -> Bool
  ) -> Restriction {
    Restriction(.predicate(Predicate(reason, isAllowed)))
  }

  // MARK: - Checking values

  /// Returns a Boolean value that indicates whether a value is allowed.
  public func allows(_ value: Value) -> Bool { rule.failureReason(for: value) == nil }

  /// Returns the reason why a value isn't allowed, or `nil` if it is.
  ///
  /// The reason is `outOfRange` for a range and the closure's own for a closure. If several parts
  /// of a restriction don't allow the value, the first one's reason counts; a negation's reason is
  /// ``NumberEditor/Reason/notAllowed``.
  public func failureReason(for value: Value) -> NumberEditor.Reason? {
    rule.failureReason(for: value)
  }

  // MARK: - Combining restrictions

  /// Returns a restriction that allows the values that both restrictions allow.
  ///
  /// Its range is the intersection of their ranges.
  public static func && (left: Restriction, right: Restriction) -> Restriction {
    if case .range(let first) = left.rule, case .range(let second) = right.rule {
      return Restriction(.range(first.intersection(second)))
    }
    return Restriction(.conjunction(left.rule, right.rule))
  }

  /// Returns a restriction that allows the values that at least one of two restrictions allows.
  ///
  /// Its range has a minimum and a maximum if both have one: `.range(1...3) || .range(7...9)` has
  /// the range from 1 to 9, and doesn't allow 5.
  public static func || (left: Restriction, right: Restriction) -> Restriction {
    Restriction(.disjunction(left.rule, right.rule))
  }

  /// Returns a restriction that allows the values that another one doesn't.
  ///
  /// The values outside a range with two bounds have neither a minimum nor a maximum. A range with
  /// one bound is on the other side: `.range(0...) && !.range(1...)` allows the numbers from 0 up
  /// to, but not including, 1, and its ``maximum`` is 1.
  public static prefix func ! (restriction: Restriction) -> Restriction {
    if case .negation(let rule) = restriction.rule { return Restriction(rule) }
    return Restriction(.negation(restriction.rule))
  }
}

extension Restriction.Rule {
  func failureReason(for value: Value) -> NumberEditor.Reason? {
    switch self {
    case .range(let bounds):
      return bounds.contains(value) ? nil : .outOfRange
    case .predicate(let predicate):
      return predicate.isAllowed(value) ? nil : predicate.reason
    case .conjunction(let first, let second):
      return first.failureReason(for: value) ?? second.failureReason(for: value)
    case .disjunction(let first, let second):
      guard let reason = first.failureReason(for: value),
        second.failureReason(for: value) != nil
      else { return nil }
      return reason
    case .negation(let rule):
      return rule.failureReason(for: value) == nil ? .notAllowed : nil
    }
  }
}

extension Restriction: Sendable where Value: Sendable {}
extension Restriction: Equatable where Value: Equatable {}
extension Restriction: Hashable where Value: Hashable {}
extension Restriction.Rule: Sendable where Value: Sendable {}
extension Restriction.Rule: Equatable where Value: Equatable {}
extension Restriction.Rule: Hashable where Value: Hashable {}

extension Restriction.Predicate: Hashable {
  static func == (left: Restriction.Predicate, right: Restriction.Predicate) -> Bool {
    left === right
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NumberEditor.Reason {
  /// A condition of the app doesn't allow the value: an odd number when even ones are expected.
  public static let notAllowed = Self(.notAllowed)
}
