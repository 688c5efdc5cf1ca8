#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber

  /// The undo manager of a field, which undoes the edits of the field's store.
  ///
  /// What a toolkit's field registers itself would restore ranges of texts that the store has replaced.
  @MainActor final class FieldUndoManager: UndoManager {
    /// The store of the field.
    weak var store: (any TextFieldStore)?
    /// A closure that undoes or redoes an edit and shows the result.
    var perform: (_ undoes: Bool) -> Void = { _ in }

    override var canUndo: Bool { store?.canUndo ?? false }
    override var canRedo: Bool { store?.canRedo ?? false }
    override func undo() { perform(true) }
    override func redo() { perform(false) }
  }
#endif
