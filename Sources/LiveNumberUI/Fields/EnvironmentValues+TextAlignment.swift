#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import SwiftUI

  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension EnvironmentValues {
    /// The alignment of a field's text, which `multilineTextAlignment(_:)` sets.
    var textAlignment: NSTextAlignment {
      let isRightToLeft = layoutDirection == .rightToLeft
      return switch multilineTextAlignment {
      case .leading: isRightToLeft ? .right : .left
      case .center: .center
      case .trailing: isRightToLeft ? .left : .right
      }
    }
  }
#endif
