import UIKit

/// Reports the keyboard's new frame, inside the animation that shows or hides it.
@MainActor final class KeyboardObserver {
  private var token: (any NSObjectProtocol)?

  /// - Parameter body: Receives the frame in the window's coordinates.
  init(_ body: @escaping @MainActor @Sendable (CGRect) -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { note in
      let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
      let options: UIView.AnimationOptions = [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState]
      MainActor.assumeIsolated {
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: { body(frame) })
      }
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

extension UIView {
  /// Returns the height by which a keyboard covers the view, from the bottom up.
  ///
  /// - Parameter frame: The frame in the window's coordinates, as in notifications.
  func overlap(ofKeyboard frame: CGRect) -> CGFloat {
    max(0, bounds.maxY - convert(frame, from: nil).minY)
  }
}
