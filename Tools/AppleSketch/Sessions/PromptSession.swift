#if canImport(UIKit)
  import Foundation
  import LiveNumber
  import SwiftUI

  @testable import LiveNumberUI

  @MainActor private final class Composition {
    var isActive = false
  }

  /// Composes a number in an empty field, whose prompt has to be gone then.
  @MainActor func runPromptSession() throws {
    let store = try NumberStore<Int>(locale: "en")
    let composition = Composition()
    let isComposing = Binding {
      composition.isActive
    } set: {
      composition.isActive = $0
    }
    let view = FieldView(.verbatim("Age"), store, isComposing: isComposing)
    let coordinator = view.makeCoordinator()
    expect(coordinator.update(from: view, in: EnvironmentValues()), false)
    let field = ScriptedTextField()
    coordinator.delegate.connect(to: field)

    field.compose("7")
    expect(store.text, "")
    expect(composition.isActive, true)
    field.endComposition()
    expect(store.text, "7")
    expect(composition.isActive, false)
    field.insert("5")
    expect(composition.isActive, false)
  }
#endif
