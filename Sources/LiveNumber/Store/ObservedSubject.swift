internal import Observation

/// A subject for the observers of a single property of a ``NumberStore``.
///
/// Observation looks up key paths several times for each change, which takes longer than an edit. The key
/// path to a whole subject has no components to hash, and takes half as long as one to a property of the
/// store would.
protocol ObservedSubject: Observable {
  typealias WholePath = any KeyPath<Self, Self> & Sendable

  /// The key path to the whole subject, stored, since creating it would take a tenth of an edit.
  static var keyPath: WholePath { get }

  init()
}

/// The subjects of the properties that a store publishes.
enum Observed {
  struct Editor: ObservedSubject { static let keyPath: WholePath = \.self }
  struct Text: ObservedSubject { static let keyPath: WholePath = \.self }
  struct Selection: ObservedSubject { static let keyPath: WholePath = \.self }
  struct Value: ObservedSubject { static let keyPath: WholePath = \.self }
  struct Validity: ObservedSubject { static let keyPath: WholePath = \.self }
  struct InvalidReason: ObservedSubject { static let keyPath: WholePath = \.self }
  struct Warning: ObservedSubject { static let keyPath: WholePath = \.self }
  struct LastOutcome: ObservedSubject { static let keyPath: WholePath = \.self }
  struct CanUndo: ObservedSubject { static let keyPath: WholePath = \.self }
  struct CanRedo: ObservedSubject { static let keyPath: WholePath = \.self }
  struct Options: ObservedSubject { static let keyPath: WholePath = \.self }
}
