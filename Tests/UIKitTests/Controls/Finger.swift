@testable import UIKit

/// A touch on a control on screen.
@MainActor struct Finger {
  let session: Session
  private let touch: UITouch
  private let window: UIWindow

  /// Begins a touch.
  init?(at point: CGPoint, in session: Session) {
    session.commitWindows()
    guard let hit = session.hit(at: point) else { return nil }
    (self.session, window) = (session, hit.window)
    touch = UITouch(at: hit.point, on: hit.view, in: hit.window)
    send()
  }

  func move(to point: CGPoint) {
    touch.move(to: point)
    send()
  }

  func lift() {
    touch.end(.ended)
    send()
  }

  private func send() { session.perform { window.sendEvent(UIEvent(touches: [touch])) } }
}

extension Session {
  /// Shows a view alone on a screen.
  @MainActor func present(_ view: UIView, at frame: CGRect) {
    let root = perform { UIViewController() }
    _ = show(root)
    view.frame = frame
    perform { root.view.addSubview(view) }
    commitWindows()
  }
}
