#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber

  /// The undo manager of a field, which undoes the edits of the field's store.
  ///
  /// What a toolkit's field registers itself would restore ranges of texts that the store has
  /// replaced.
  @MainActor final class FieldUndoManager: UndoManager {
    private weak var store: TextFieldStore?
    /// A closure that edits the store and shows the result.
    var perform: (_ edit: (TextFieldStore) -> Void) -> Void = { _ in }

    init(_ store: TextFieldStore) {
      self.store = store
      super.init()
    }

    override var canUndo: Bool { store?.canUndo ?? false }
    override var canRedo: Bool { store?.canRedo ?? false }
    override func undo() { perform { $0.undo() } }
    override func redo() { perform { $0.redo() } }
  }
#endif
