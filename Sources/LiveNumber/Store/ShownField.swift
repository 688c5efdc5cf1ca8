internal import LiveNumberCore
internal import Observation

/// A property of a store that can be observed.
enum ObservedProperty: Int, CaseIterable {
  case text, selection, value, validity, invalidReason, lastOutcome, canUndo, canRedo
  /// The editor of a number.
  case editor
  /// The options of a number, or the restriction of a text.
  case settings
  case messages
}

/// What a field shows to its observers, whatever its rules are.
struct ShownField {
  var rendering: NumberEditor.Rendering
  var validity: NumberEditor.Validity
  var invalidReason: NumberEditor.Reason?
  var lastOutcome: NumberEditor.Outcome
  var canUndo = false
  var canRedo = false
  /// The error of a text from the program that was kept out, or `nil` if there is none.
  var readError: NumberParseError?

  var text: String { rendering.text }

  /// Returns whether a property has another value than in another field.
  func differs(from other: ShownField, in property: ObservedProperty) -> Bool {
    switch property {
    case .text: !text.hasSameBytes(as: other.text)
    case .selection:
      rendering.utf8Selection != other.rendering.utf8Selection
        || rendering.isBackward != other.rendering.isBackward || differs(from: other, in: .text)
    case .validity: validity != other.validity
    case .invalidReason:
      invalidReason != other.invalidReason || readError != other.readError
    case .lastOutcome: lastOutcome != other.lastOutcome
    case .canUndo: canUndo != other.canUndo
    case .canRedo: canRedo != other.canRedo
    case .value, .editor, .settings, .messages: false
    }
  }
}

/// The observers of a store's properties.
final class FieldObservers {
  private let registrars = ObservedProperty.allCases.map { _ in ObservationRegistrar() }
  /// Boolean values that indicate whether a property has been read since its observers were last
  /// notified.
  ///
  /// An observer is notified once, and then reads again what it still shows.
  private var isRead = ObservedProperty.allCases.map { _ in false }
  /// The number of changes.
  private var count = 0

  /// The key path to whatever is observed: each property has a registrar of its own.
  private static let path: any KeyPath<TextFieldStore, ShownField> & Sendable = \.shown

  func access(_ property: ObservedProperty, of store: TextFieldStore) {
    isRead[property.rawValue] = true
    registrars[property.rawValue].access(store, keyPath: Self.path)
  }

  /// Makes a change, and notifies the observers of the properties that are different then.
  ///
  /// The closure that makes it is told whether it's the latest: an observer can have made another
  /// one in the meantime.
  func change(
    of store: TextFieldStore, where isDifferent: (ObservedProperty) -> Bool,
    _ body: (_ isLatest: Bool) -> Void
  ) {
    count += 1
    let number = count
    let changed = ObservedProperty.allCases.filter { isRead[$0.rawValue] && isDifferent($0) }
    for property in changed { isRead[property.rawValue] = false }
    for property in changed {
      registrars[property.rawValue].willSet(store, keyPath: Self.path)
    }
    body(count == number)
    for property in changed {
      registrars[property.rawValue].didSet(store, keyPath: Self.path)
    }
  }
}

extension TextFieldStore {
  /// Returns the field for an observer of a property, after the app's model has been read.
  final func observed(_ property: ObservedProperty) -> ShownField {
    pull()
    // From now on, a selection that the view reports is in the field's text.
    if property == .text || property == .selection { reportedText = nil }
    observers.access(property, of: self)
    return shown
  }

  /// Shows another field, and notifies the observers of the properties that are different in it.
  ///
  /// - Parameters:
  ///   - new: What to show.
  ///   - others: The other properties that are different, which only the subclass knows.
  ///   - body: A closure that makes the change that only the kind of field knows.
  final func display(
    _ new: ShownField, changing others: [ObservedProperty], _ body: () -> Void
  ) {
    let isDifferent = { (property: ObservedProperty) in
      others.contains(property) || new.differs(from: self.shown, in: property)
    }
    observers.change(of: self, where: isDifferent) { isLatest in
      guard isLatest else { return }
      shown = new
      body()
    }
    onDisplay?()
  }

  /// Changes a property that the field doesn't show.
  final func change(_ property: ObservedProperty, _ body: () -> Void) {
    observers.change(of: self, where: { $0 == property }) { _ in body() }
  }
}
