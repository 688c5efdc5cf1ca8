#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  internal import UIKit

  /// A gesture recognizer that is told of the touches of a view, and leaves all of them to others.
  final class PressObserver: UIGestureRecognizer, UIGestureRecognizerDelegate {
    private let onPress: () -> Void

    /// Creates the observer of a view, in place of an earlier one.
    @discardableResult
    init(of view: UIView, onPress: @escaping () -> Void) {
      self.onPress = onPress
      super.init(target: nil, action: nil)
      delegate = self
      for case let earlier as PressObserver in view.gestureRecognizers ?? [] {
        view.removeGestureRecognizer(earlier)
      }
      view.addGestureRecognizer(self)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      onPress()
      return false
    }
  }
#endif
