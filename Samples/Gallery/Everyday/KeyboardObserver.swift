import UIKit

/// Tells where the keyboard is going to be, inside the animation that it comes and goes with.
@MainActor final class KeyboardObserver {
  private var token: (any NSObjectProtocol)?

  /// - Parameter body: gets the frame in the window's coordinates.
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
  /// How much of the view a keyboard covers, from the bottom up.
  ///
  /// - Parameter frame: in the window's coordinates, as notifications tell it.
  func overlap(ofKeyboard frame: CGRect) -> CGFloat {
    max(0, bounds.maxY - convert(frame, from: nil).minY)
  }
}
