#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import SwiftUI

  /// The text field of a store, with a prompt over the empty field.
  ///
  /// The placeholder of UIKit and AppKit is a string, which SwiftUI doesn't give for a `Text`.
  struct PromptedField<Store: TextFieldStore>: View {
    let title: FieldTitle
    let store: Store
    /// The text of the empty field, or `nil` to show the title.
    let prompt: Text?
    @State private var isComposing = false
    @Environment(\.multilineTextAlignment) private var textAlignment

    // The compiler's own initializer would be private, since the storage of the state is.
    init(title: FieldTitle, store: Store, prompt: Text?) {
      self.title = title
      self.store = store
      self.prompt = prompt
    }

    var body: some View {
      if let label = title.label {
        prompted(prompt.map { AnyView($0) } ?? label)
          .accessibilityLabel { _ in label }
      } else if let prompt {
        prompted(AnyView(prompt))
      } else {
        FieldView(title, store)
      }
    }

    /// Returns the field with a view that is shown while it's empty.
    private func prompted(_ view: AnyView) -> some View {
      let isShown = store.text.isEmpty && !isComposing
      return FieldView(title, store, isComposing: $isComposing)
        .overlay(alignment: alignment) {
          if isShown {
            view
              .foregroundStyle(.placeholder)
              .lineLimit(1)
              .padding(.horizontal, textInset)
              .allowsHitTesting(false)
              .accessibilityHidden(true)
          }
        }
        .accessibilityHint(isShown ? prompt ?? Text(verbatim: "") : Text(verbatim: ""))
    }

    private var alignment: Alignment {
      switch textAlignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }

    /// The distance between the field's edge and its text.
    private var textInset: CGFloat {
      #if canImport(UIKit)
        0
      #else
        5
      #endif
    }
  }
#endif
