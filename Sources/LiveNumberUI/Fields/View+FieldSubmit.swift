#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Adds an action that runs when the user submits a field in this view with Return.
    ///
    /// It is `onSubmit(of:_:)` for ``NumberField`` and ``RestrictedTextField``: SwiftUI doesn't let
    /// a field of another toolkit read the actions of `onSubmit`. The field commits its text before
    /// it runs the action.
    public func onFieldSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
      transformEnvironment(\.fieldSubmitActions) { $0.append(action) }
    }
  }

  private struct FieldSubmitKey: EnvironmentKey {
    static let defaultValue: [@MainActor () -> Void] = []
  }

  extension EnvironmentValues {
    /// The actions of a field's Return, the outermost view's first.
    var fieldSubmitActions: [@MainActor () -> Void] {
      get { self[FieldSubmitKey.self] }
      set { self[FieldSubmitKey.self] = newValue }
    }
  }
#endif
