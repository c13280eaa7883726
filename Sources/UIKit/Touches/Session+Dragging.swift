/// A finger that came down and moves.
struct FingerDrag {
  let hit: TouchHit
  /// Where it is lifted, in the coordinates of the window.
  let end: CGPoint

  /// What it came down on, and everything around that.
  @MainActor var touchedViews: [UIView] { [hit.view] + hit.view.ancestors }

  @MainActor func start(in view: UIView) -> CGPoint { hit.window.convert(hit.point, to: view) }

  /// The whole way, in the coordinates of `view` as they are now.
  @MainActor func way(in view: UIView) -> CGPoint {
    let start = start(in: view), end = hit.window.convert(end, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// What moves with a finger, in place of a gesture recogniser.
@MainActor protocol DragFollower: AnyObject {
  /// - Parameter way: of the finger since it came down, in the coordinates of the view that follows.
  func follow(_ way: CGPoint)
  /// The finger is lifted from rest.
  func end()
}

extension Session {
  /// A finger comes down, moves straight to another place, and is lifted from rest. Who is around the touched view
  /// and can move that way takes the drag, the innermost first; the touched view hears of it only if nobody does.
  ///
  /// > Basis: derived of `delaysContentTouches`: a drag that begins at once never reaches the content.
  ///
  /// - Parameters:
  ///   - start: in the coordinates of the screen, like `end`.
  /// - Returns: the view that was touched; nil where there is none.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint) -> UIView? {
    commitWindows()
    guard let hit = hit(at: start) else { return nil }
    let drag = FingerDrag(hit: hit, end: end.applying(hit.window.geometry.transformToSuperview.inverted()))
    perform {
      if let (view, follower) = follower(of: drag) { lead(follower, drag.way(in: view)) } else { deliver(drag) }
    }
    commitWindows()
    return hit.view
  }

  private func follower(of drag: FingerDrag) -> (UIView, any DragFollower)? {
    for case let view as UIScrollView in drag.touchedViews {
      if let follower = view.follower(of: drag) { return (view, follower) }
    }
    return nil
  }

  private func lead(_ follower: any DragFollower, _ way: CGPoint) {
    for share in Self.shares(of: way) { follower.follow(CGPoint(x: way.x * share, y: way.y * share)) }
    follower.end()
  }

  private func deliver(_ drag: FingerDrag) {
    let hit = drag.hit, touch = UITouch(at: hit.point, on: hit.view, in: hit.window)
    let event = UIEvent(touches: [touch])
    hit.window.sendEvent(event)
    let way = CGPoint(x: drag.end.x - hit.point.x, y: drag.end.y - hit.point.y)
    for share in Self.shares(of: way) {
      touch.move(to: CGPoint(x: hit.point.x + way.x * share, y: hit.point.y + way.y * share))
      hit.window.sendEvent(event)
    }
    touch.end(.ended)
    hit.window.sendEvent(event)
  }

  /// Where a finger is felt on its way: at least every ten points, up to a hundred times.
  ///
  /// > Basis: assumed.
  private static func shares(of way: CGPoint) -> [CGFloat] {
    let distance = max(abs(way.x), abs(way.y)), count = distance.isFinite ? min(max(1, distance / 10), 100) : 1
    let steps = Int(count.rounded(.up))
    return (1...steps).map { CGFloat($0) / CGFloat(steps) }
  }
}

// MARK: - Content

extension UIScrollView {
  /// The content, where it can move that way.
  func contentFollower(of drag: FingerDrag) -> (any DragFollower)? {
    guard isScrollEnabled, drag.hit.view === self || mayTake(drag) else { return nil }
    let way = drag.way(in: self), offset = contentOffset
    let wish = CGPoint(x: offset.x - way.x, y: offset.y - way.y)
    let canMove = restingOffset(near: wish) != offset || canBePulled(by: CGPoint(x: -way.x, y: -way.y))
    return canMove || keepsHorizontalDrag(way) ? ContentDrag(self) : nil
  }

  /// A finger that moves at once is never felt by the views inside, unless the scroll view does not wait for that.
  ///
  /// > Source: `delaysContentTouches` reference.
  private func mayTake(_ drag: FingerDrag) -> Bool {
    let inside = drag.touchedViews.prefix { $0 !== self }
    guard !inside.contains(where: \.keepsDrags) else { return false }
    guard !delaysContentTouches else { return true }
    guard canCancelContentTouches else { return false }
    return session.perform { inside.allSatisfy { $0 is UIScrollView || touchesShouldCancel(in: $0) } }
  }
}

extension UIView {
  /// What is made to be dragged does not give way to a view around it.
  ///
  /// > Basis: assumed, recalled.
  var keepsDrags: Bool {
    self is UISlider || self is UISwitch || self is TableIndexStrip || (self as? AccessoryView)?.isGrip == true
  }
}

/// Content under a finger: it moves when the finger is lifted.
private final class ContentDrag: DragFollower {
  private let view: UIScrollView
  private var way = CGPoint.zero

  init(_ view: UIScrollView) { self.view = view }

  func follow(_ way: CGPoint) { self.way = way }

  func end() { view.drag(by: CGPoint(x: -way.x, y: -way.y)) }
}
