/// A touch that has moved.
struct FingerDrag {
  let hit: TouchHit
  /// The current location, in window coordinates.
  let end: CGPoint

  /// The view that was touched, and its superviews.
  @MainActor var touchedViews: [UIView] { [hit.view] + hit.view.ancestors }

  @MainActor func start(in view: UIView) -> CGPoint { hit.window.convert(hit.point, to: view) }

  /// Returns the distance of the drag, in the current coordinates of `view`.
  @MainActor func way(in view: UIView) -> CGPoint {
    let start = start(in: view), end = hit.window.convert(end, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// An object that follows a drag.
@MainActor protocol DragHandler: AnyObject {
  /// - Parameter way: the distance of the drag, in the coordinates of the view that follows it.
  func follow(_ way: CGPoint)
  /// Ends the drag when the touch is lifted.
  ///
  /// - Parameter velocity: the velocity in points per second.
  func end(velocity: CGPoint)
  /// Cancels the drag.
  func cancel()
}

extension DragHandler {
  func end() { end(velocity: .zero) }
  func cancel() { end() }
}

/// A recognizer that finds a handler for a drag when it begins, and forwards the drag to it.
final class DragRecognizer: UIPanGestureRecognizer {
  private let find: (FingerDrag) -> (any DragHandler)?
  private var follower: (any DragHandler)?
  /// Returns whether a drag by this distance, in the coordinates of a scroll view inside, does not belong to that
  /// scroll view.
  var claims: ((CGPoint, UIScrollView) -> Bool)?

  /// - Parameter find: returns the handler of a drag; nil to leave the drag to other recognizers.
  init(_ find: @escaping (FingerDrag) -> (any DragHandler)?) {
    self.find = find
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  override func mayBegin() -> Bool {
    guard super.mayBegin(), let drag else { return false }
    follower = session.perform { find(drag) }
    return follower != nil
  }

  private var drag: FingerDrag? {
    guard let touch = touches.first, let view = touch.view, let window = touch.window else { return nil }
    return FingerDrag(
      hit: TouchHit(view: view, window: window, point: touch.start(in: nil)), end: touch.location(in: nil))
  }

  override func willSend() {
    switch state {
    case .began, .changed: follower?.follow(translation(in: view))
    case .ended: take()?.end(velocity: velocity(in: view))
    case .cancelled: take()?.cancel()
    default: break
    }
  }

  private func take() -> (any DragHandler)? {
    defer { follower = nil }
    return follower
  }

  /// Cancels the drag, since another recognizer has taken precedence.
  override func reset() {
    super.reset()
    take()?.cancel()
  }
}
