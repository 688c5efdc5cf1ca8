#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import SwiftUI

  /// The text field of a store, with a prompt over the empty field.
  ///
  /// The placeholder of UIKit and AppKit is a string, which SwiftUI doesn't give for a `Text`.
  struct PromptedField<Store: TextFieldStore>: View {
    let title: LocalizedStringResource
    let store: Store
    /// The text of the empty field, or `nil` to show the title.
    let prompt: Text?
    @State private var isComposing = false
    @Environment(\.multilineTextAlignment) private var textAlignment

    // The compiler's own initializer would be private, since the storage of the state is.
    init(title: LocalizedStringResource, store: Store, prompt: Text?) {
      self.title = title
      self.store = store
      self.prompt = prompt
    }

    var body: some View {
      if let prompt {
        let isShown = store.text.isEmpty && !isComposing
        FieldView(title, store, isComposing: $isComposing)
          .overlay(alignment: alignment) {
            if isShown {
              prompt
                .foregroundStyle(.placeholder)
                .lineLimit(1)
                .padding(.horizontal, textInset)
                .allowsHitTesting(false)
                .accessibilityHidden(true)
            }
          }
          .accessibilityHint(isShown ? prompt : Text(verbatim: ""))
      } else {
        FieldView(title, store)
      }
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
