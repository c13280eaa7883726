/// Rows or items on their way from where they were before a change to where they are after it.
///
/// It begins before the change and ends with the layout after it, in the same moment of the program's time.
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
  /// Of what was in sight, where it was seen.
  private var places: [ObjectIdentifier: CGRect] = [:]
  /// In the order in which they left.
  private var leaving: [Leaving] = []

  /// Nil where nothing is to be seen of it. A block of the program says how long it takes.
  ///
  /// - Parameters:
  ///   - duration: without such a block, in seconds.
  ///   - isInFront: what leaves is seen over what stays.
  init?(of content: UIScrollView, _ views: some Sequence<UIView>, over duration: TimeInterval, isInFront: Bool) {
    let session = content.session
    guard session.showsMotion, content.window != nil else { return nil }
    timing = session.animations.recording?.group.timing ?? AnimationTiming(duration: duration)
    offset = content.bounds.origin
    self.isInFront = isInFront
    for view in views { places[ObjectIdentifier(view)] = content.seenFrame(of: view) }
  }

  /// - Parameter end: in place of where it is; it can be told later. Nil for one that is gone at once.
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

  /// It comes from elsewhere.
  mutating func forgetPlace(of view: UIView) { places[ObjectIdentifier(view)] = nil }

  func wasInSight(_ view: UIView) -> Bool { places[ObjectIdentifier(view)] != nil }

  /// From where a view was seen to where it is; nil for one that has come.
  func way(of view: UIView, in content: UIScrollView) -> CGPoint? {
    places[ObjectIdentifier(view)].map { old in
      let scrolled = scrolled(in: content)
      return CGPoint(x: old.minX - view.frame.minX + scrolled.x, y: old.minY - view.frame.minY + scrolled.y)
    }
  }

  /// How far the content has moved since.
  func scrolled(in content: UIScrollView) -> CGPoint {
    CGPoint(x: content.bounds.minX - offset.x, y: content.bounds.minY - offset.y)
  }

  /// - Parameter start: of a view that was not in sight; nil for one that is there at once.
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
  /// Where a subview is to be seen, one on its way included.
  fileprivate func seenFrame(of view: UIView) -> CGRect {
    let look = session.motions.look(of: view, at: session.clock.now) ?? .inPlace
    return view.frame.offsetBy(dx: look.transform.tx, dy: look.transform.ty)
  }
}
