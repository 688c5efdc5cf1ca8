#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  internal import UIKit

  extension UITextField {
    /// Whether the keyboard's language is written with more characters than a keyboard has keys.
    var mayCompose: Bool {
      guard let language = textInputMode?.primaryLanguage else { return false }
      let script = Locale.Language(identifier: language).script
      return ["Hans", "Hant", "Jpan", "Kore"].contains(script?.identifier)
    }
  }
#endif
