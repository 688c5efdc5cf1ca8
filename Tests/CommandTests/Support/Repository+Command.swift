import Foundation
import TestSupport

extension Repository {
  /// The command next to these tests.
  static var command: URL {
    #if os(macOS)
      let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      let products = bundles.first?.bundleURL.deletingLastPathComponent()
      return (products ?? Bundle.main.bundleURL).appending(path: "numfmt-live")
    #else
      return Bundle.main.bundleURL.appending(path: "numfmt-live")
    #endif
  }
}
