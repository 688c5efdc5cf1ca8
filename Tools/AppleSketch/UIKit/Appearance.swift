// What UIKit has on watchOS, too.

@_exported public import Foundation

// /uikit/uicolor
open class UIColor: NSObject, @unchecked Sendable {
  public class var label: UIColor { UIColor() }
  public class var systemRed: UIColor { UIColor() }
}

// /uikit/uifont
open class UIFont: NSObject, @unchecked Sendable {
  public struct TextStyle: Sendable {
    public static let body = Self()
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

// /uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
