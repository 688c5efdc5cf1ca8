#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit

  /// A gesture recognizer that is told of the clicks on a view, and leaves all of them to others.
  final class PressObserver: NSGestureRecognizer, NSGestureRecognizerDelegate {
    private let onPress: () -> Void

    /// Creates the observer of a view, in place of an earlier one.
    @discardableResult
    init(of view: NSView, onPress: @escaping () -> Void) {
      self.onPress = onPress
      super.init(target: nil, action: nil)
      delegate = self
      for case let earlier as PressObserver in view.gestureRecognizers {
        view.removeGestureRecognizer(earlier)
      }
      view.addGestureRecognizer(self)
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizer(
      _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
    ) -> Bool {
      onPress()
      return false
    }
  }
#endif
