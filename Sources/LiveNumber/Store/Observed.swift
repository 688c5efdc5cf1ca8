internal import LiveNumberCore
internal import Observation

/// A property of a store that can be observed.
enum ObservedProperty: Int, CaseIterable {
  case text, selection, value, validity, invalidReason, warning, lastOutcome, canUndo, canRedo
  /// The editor of a number.
  case editor
  /// The options of a number, or the restriction of a text.
  case settings
}

/// A field as the observers of its store see it.
protocol DisplayedField: AnyObject {
  var text: String { get }
  var rendering: NumberEditor.Rendering { get }
  var validity: NumberEditor.Validity { get }
  var invalidReason: NumberEditor.Reason? { get }
  var warning: NumberEditor.Reason? { get }
  var lastOutcome: NumberEditor.Outcome { get }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  /// The keys that the field has a use for, or `nil` if they aren't those of a number.
  var keyboard: NumberEditor.KeyboardTraits? { get }

  /// Returns a Boolean value that indicates whether a property is another one than in a field.
  func differs(from other: Self, in property: ObservedProperty) -> Bool
}

/// What a store displays, and its observers.
///
/// An observer is notified once, and then reads again what it still displays. So a property that wasn't
/// read since its last notification has no observer, and is neither compared nor looked up: looking for
/// observers takes longer than an edit.
final class Observed<Field: DisplayedField> {
  /// What observers see; the store is ahead of it while an edit is applied, and while they are told of it.
  var field: Field { displayed.takeUnretainedValue() }

  // What is unmanaged here isn't retained and released for each call, which would take a third of an edit.
  private var displayed: Unmanaged<Field>
  /// The number of times that a field was displayed.
  private var displayCount = 0
  /// A closure that is called after something else is displayed, or `nil`.
  var onDisplay: (() -> Void)?

  private let observers = ObservedProperty.allCases.map { _ in Unmanaged.passRetained(Observers()) }
  /// The properties that have been read since their observers were last notified.
  private var readProperties = ObservedProperties()

  init(_ field: Field) { displayed = .passRetained(field) }

  deinit {
    displayed.release()
    for observers in observers { observers.release() }
  }

  /// Returns what an observer reads of a property of the field.
  @inline(__always)
  func read<Result>(_ property: ObservedProperty, _ body: (Field) -> Result) -> Result {
    readProperties.bits |= property.bit
    observers[property.rawValue]._withUnsafeGuaranteedRef { $0.access() }
    return displayed._withUnsafeGuaranteedRef(body)
  }

  /// Displays a field, and notifies the observers of the properties that are different in it.
  @inline(__always)
  func display(_ new: consuming Field) {
    let (old, new) = (displayed, Unmanaged.passRetained(consume new))
    displayCount &+= 1
    let number = displayCount
    let changes = changes(from: old, to: new)
    readProperties.bits &= ~changes.bits
    for property in changes { willChange(property) }
    // An observer that edits the store has displayed what is newer.
    let isNewest = displayCount == number
    if isNewest { displayed = new }
    (isNewest ? old : new).release()
    for property in changes { didChange(property) }
    onDisplay?()
  }

  /// Returns the properties that have been read and are different in another field.
  @inline(__always)
  private func changes(from old: Unmanaged<Field>, to new: Unmanaged<Field>) -> ObservedProperties {
    var changes = ObservedProperties()
    for property in readProperties {
      let differs = new._withUnsafeGuaranteedRef { new in
        old._withUnsafeGuaranteedRef { new.differs(from: $0, in: property) }
      }
      if differs { changes.bits |= property.bit }
    }
    return changes
  }

  /// Notifies the observers of a property of a change.
  func change(_ property: ObservedProperty, _ body: () -> Void) {
    willChange(property)
    body()
    didChange(property)
  }

  @inline(__always)
  private func willChange(_ property: ObservedProperty) {
    observers[property.rawValue]._withUnsafeGuaranteedRef { $0.willChange() }
  }

  @inline(__always)
  private func didChange(_ property: ObservedProperty) {
    observers[property.rawValue]._withUnsafeGuaranteedRef { $0.didChange() }
  }
}

/// Some properties of a store.
private struct ObservedProperties: Sequence, IteratorProtocol {
  var bits = 0

  @inline(__always)
  mutating func next() -> ObservedProperty? {
    let property = ObservedProperty(rawValue: bits.trailingZeroBitCount)
    bits &= bits &- 1
    return property
  }
}

extension ObservedProperty {
  fileprivate var bit: Int { 1 << rawValue }
}

/// The observers of one property.
///
/// Observation looks up key paths several times for each change. The key path to a whole subject has no
/// components to hash, and takes half as long as one to a property of the store would.
private final class Observers {
  private let registrar = ObservationRegistrar()

  private struct Subject: Observable {
    /// Stored, since creating it would take a tenth of an edit.
    static let whole: any KeyPath<Subject, Subject> & Sendable = \.self
  }

  @inline(__always)
  func access() { registrar.access(Subject(), keyPath: Subject.whole) }
  @inline(__always)
  func willChange() { registrar.willSet(Subject(), keyPath: Subject.whole) }
  @inline(__always)
  func didChange() { registrar.didSet(Subject(), keyPath: Subject.whole) }
}
