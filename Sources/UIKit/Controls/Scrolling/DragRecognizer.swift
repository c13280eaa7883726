/// A finger that came down and moves.
struct FingerDrag {
  let hit: TouchHit
  /// Where it is now, in the coordinates of the window.
  let end: CGPoint

  /// What it came down on, and everything around that.
  @MainActor var touchedViews: [UIView] { [hit.view] + hit.view.ancestors }

  @MainActor func start(in view: UIView) -> CGPoint { hit.window.convert(hit.point, to: view) }

  /// The way so far, in the coordinates of `view` as they are now.
  @MainActor func way(in view: UIView) -> CGPoint {
    let start = start(in: view), end = hit.window.convert(end, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// What moves with a finger.
@MainActor protocol DragHandler: AnyObject {
  /// - Parameter way: of the finger since it came down, in the coordinates of the view that follows.
  func follow(_ way: CGPoint)
  /// The finger is lifted.
  ///
  /// - Parameter velocity: in points a second.
  func end(velocity: CGPoint)
  /// The finger was taken away.
  func cancel()
}

extension DragHandler {
  func end() { end(velocity: .zero) }
  func cancel() { end() }
}

/// Leads what a finger finds to move when it begins to.
final class DragRecognizer: UIPanGestureRecognizer {
  private let find: (FingerDrag) -> (any DragHandler)?
  private var follower: (any DragHandler)?
  /// Whether a finger that goes this way, in the coordinates of a scroll view inside, is not for that one.
  var claims: ((CGPoint, UIScrollView) -> Bool)?

  /// - Parameter find: nil leaves the finger to others.
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

  /// Somebody else was first.
  override func reset() {
    super.reset()
    take()?.cancel()
  }
}
