#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import LiveNumber
  internal import LiveNumberCore

  /// The format of a number field in any locale.
  struct FieldFormat<Value: NumberValue>: Equatable {
    private let style: AnyHashable
    /// Returns the format in the locale of the environment.
    let live: (Locale) -> NumberFormatStyle<Value>

    init(_ style: NumberStyle) {
      self.style = style
      live = { NumberFormatStyle(NumberFormat(style, locale: $0)) }
    }

    init<Style: LiveFormatStyle<Value>>(_ style: Style) {
      self.style = style
      // A style with a locale of its own keeps it.
      let followsUser = style.locale(.autoupdatingCurrent) == style
      live = { (followsUser ? style.locale($0) : style).live }
    }

    static func == (left: Self, right: Self) -> Bool { left.style == right.style }
  }
#endif
