#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import SwiftUI

  /// What a field is called.
  enum FieldTitle {
    /// A text in the user's language.
    case localized(LocalizedStringResource)
    /// A text of the app's.
    case verbatim(String)
    /// A view, which is shown over the empty field.
    case label(AnyView)

    /// Returns the title as a text in a locale, or `nil` if it's a view.
    func text(in locale: Locale) -> String? {
      switch self {
      case .localized(var title):
        title.locale = locale
        return String(localized: title)
      case .verbatim(let title): return title
      case .label: return nil
      }
    }

    /// The title as a view, or `nil` if it's a text.
    var label: AnyView? {
      if case .label(let label) = self { label } else { nil }
    }

    /// The title as a view of a text or of its own.
    @MainActor var view: AnyView {
      switch self {
      case .localized(let title): AnyView(Text(title))
      case .verbatim(let title): AnyView(Text(verbatim: title))
      case .label(let label): label
      }
    }
  }
#endif
