/// A value that a restriction allows.
///
/// A restricted value can't be created from a value that isn't allowed, and setting one moves it to
/// the nearest that is:
///
/// ```swift
/// let age = Restricted(20, .range(18...30))       // Restricted<Int>?
/// age?.with(value: 17)                            // nil
/// var other = Restricted(clamping: 35, in: 18...30)
/// other.value                                     // 30
/// other.value = 17                                // 18
/// ```
///
/// As a property wrapper, it restricts a property:
///
/// ```swift
/// struct Settings {
///   @Restricted(in: 0...100) var volume = 50
/// }
/// var settings = Settings()
/// settings.volume = 120
/// settings.volume                                 // 100
/// ```
@propertyWrapper public struct Restricted<Value> {
  private var storedValue: Value
  /// The restriction that the value meets.
  public let restriction: Restriction<Value>

  /// The value, which ``restriction`` allows.
  ///
  /// Setting a value that isn't allowed sets the nearest allowed one instead, so that a control can
  /// be bound to the value: `$settings.age.value`. If the restriction doesn't know the nearest one,
  /// as after a closure has said no, the value stays. Use ``with(value:)`` to learn whether a value
  /// is allowed.
  public var value: Value {
    get { storedValue }
    set { storedValue = restriction.clamped(newValue) ?? storedValue }
  }

  /// The value of a wrapped property, which is ``value``.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Creates a restricted value, or returns `nil` if the restriction doesn't allow the value.
  public init?(_ value: Value, _ restriction: Restriction<Value>) {
    guard restriction.allows(value) else { return nil }
    storedValue = value
    self.restriction = restriction
  }

  /// Returns another value under the same restriction, or `nil` if that doesn't allow it.
  public func with(value: Value) -> Restricted? {
    Restricted(value, restriction)
  }

  /// Returns the same value under another restriction, or `nil` if that doesn't allow it.
  public func with(restriction: Restriction<Value>) -> Restricted? {
    Restricted(value, restriction)
  }

  /// Returns the nearest value under the same restriction, or `nil` if none is known.
  ///
  /// See ``Restriction/clamped(_:)``. If the restriction is a range, the result is never `nil`.
  public func with(clamping value: Value) -> Restricted? {
    restriction.clamped(value).flatMap { Restricted($0, restriction) }
  }

  /// The caller guarantees that the restriction allows the value.
  init(allowed value: Value, _ restriction: Restriction<Value>) {
    storedValue = value
    self.restriction = restriction
  }
}

extension Restricted where Value: Comparable & Sendable {
  /// Creates a value of a range, or returns `nil` if the value is outside the range.
  public init?(_ value: Value, in range: ClosedRange<Value>) {
    self.init(value, .range(range))
  }

  /// Creates the value of a range that is nearest to a value.
  ///
  /// The nearest value to one that can't be compared, such as a NaN, is the lower bound.
  public init(clamping value: Value, in range: ClosedRange<Value>) {
    let restriction = Restriction.range(range)
    self.init(allowed: restriction.clamped(value) ?? range.lowerBound, restriction)
  }

  /// Creates the wrapper of a property, whose first value is the nearest of the range.
  public init(wrappedValue: Value, in range: ClosedRange<Value>) {
    self.init(clamping: wrappedValue, in: range)
  }
}

extension Restricted: Sendable where Value: Sendable {}
extension Restricted: Equatable where Value: Equatable {}
extension Restricted: Hashable where Value: Hashable {}

// MARK: - Coding
