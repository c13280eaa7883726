/// The animation of rows or items from their frames before a change to those after it.
///
/// It is created before the change and begins with the layout after it, at the same moment of the session's time.
@MainActor struct RowTransition {
  private struct Leaving {
    let view: ObjectIdentifier
    let picture: OutgoingSnapshot
    let start: TransitionState
    var end: TransitionState
  }

  private let timing: AnimationTiming
  private let offset: CGPoint
  private let isInFront: Bool
  /// The visible frames of the views that were on screen.
  private var places: [ObjectIdentifier: CGRect] = [:]
  /// The leaving views, in order.
  private var leaving: [Leaving] = []

  /// Creates the animation; nil if the change is not visible. The duration of the app's animation block takes
  /// precedence.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds, without an animation block.
  ///   - isInFront: whether leaving views are in front of the others.
  init?(of content: UIScrollView, _ views: some Sequence<UIView>, over duration: TimeInterval, isInFront: Bool) {
    let session = content.session
    guard session.showsMotion, content.window != nil else { return nil }
    timing = session.animations.recording?.group.timing ?? AnimationTiming(duration: duration)
    offset = content.bounds.origin
    self.isInFront = isInFront
    for view in views { places[ObjectIdentifier(view)] = content.seenFrame(of: view) }
  }

  /// - Parameter end: the state at the end of the animation, which can be changed later; nil to remove the view
  ///   immediately.
  mutating func leaves(_ view: UIView, to end: TransitionState?) {
    guard places.removeValue(forKey: ObjectIdentifier(view)) != nil, let end,
      let picture = OutgoingSnapshot(of: view, isInFront: isInFront)
    else { return }
    let session = view.session
    let start = session.motions.look(of: view, at: session.clock.now) ?? .inPlace
    leaving.append(Leaving(view: ObjectIdentifier(view), picture: picture, start: start, end: end))
    session.motions.forget(view)
  }

  mutating func end(of view: ObjectIdentifier, _ look: TransitionState) {
    if let index = leaving.lastIndex(where: { $0.view == view }) { leaving[index].end = look }
  }

  /// Discards the old frame of a view that appears from elsewhere.
  mutating func forgetPlace(of view: UIView) { places[ObjectIdentifier(view)] = nil }

  func wasInSight(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] != nil }

  /// Returns the offset from a view's earlier frame to its current one; nil for a view that was not visible.
  func way(of view: UIView, in content: UIScrollView) -> CGPoint? {
    places[ObjectIdentifier(view)].map { old in
      let scrolled = scrolled(in: content)
      return CGPoint(x: old.minX - view.frame.minX + scrolled.x, y: old.minY - view.frame.minY + scrolled.y)
    }
  }

  /// Returns the distance that the content has scrolled since the transition was created.
  func scrolled(in content: UIScrollView) -> CGPoint {
    CGPoint(x: content.bounds.minX - offset.x, y: content.bounds.minY - offset.y)
  }

  /// - Parameter start: returns the initial state of a view that was not visible; nil if it appears without animation.
  func begin(
    _ views: some Sequence<UIView>, leaving showsLeaving: Bool = true, in content: UIScrollView,
    _ start: (UIView) -> TransitionState?
  ) {
    let session = content.session
    for view in views {
      let look = way(of: view, in: content).map { TransitionState.moved(x: $0.x, y: $0.y) } ?? start(view)
      session.motions.forget(view)
      if let look, look != .inPlace { session.come(view, from: look, timing) }
    }
    let scrolled = scrolled(in: content)
    for leaving in showsLeaving ? leaving : [] {
      session.go(
        nil, leaving.picture, from: leaving.start.displaced(by: scrolled), to: leaving.end.displaced(by: scrolled),
        timing)
    }
  }
}

extension TransitionState {
  fileprivate func displaced(by way: CGPoint) -> TransitionState {
    var look = self
    look.transform = transform.concatenating(CGAffineTransform(translationX: way.x, y: way.y))
    return look
  }
}

extension UIView {
  /// Returns the frame of a subview as it is visible, during animations too.
  fileprivate func seenFrame(of view: UIView) -> CGRect {
    let look = session.motions.look(of: view, at: session.clock.now) ?? .inPlace
    return view.frame.offsetBy(dx: look.transform.tx, dy: look.transform.ty)
  }
}
