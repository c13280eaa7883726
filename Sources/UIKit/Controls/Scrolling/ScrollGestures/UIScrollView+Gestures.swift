// The gestures of a scroll view, created for its first touch or when code accesses them.

/// The gesture recognizers of a scroll view.
@MainActor final class ScrollGestures {
  let pan = ScrollPan()
  let pinch = ScrollPinch()
  let all: [UIGestureRecognizer]

  /// - Parameter further: recognizers of the scroll view's subclass, which come before the pan gesture.
  init(further: [UIGestureRecognizer]) { all = [ContentDelay.make(), pinch, pan] + further }
}

extension UIScrollView {
  /// Installs the gesture recognizers, behind those of the program.
  func installGestures() -> ScrollGestures {
    if let gestures = scroll.gestures { return gestures }
    let gestures = session.perform { ScrollGestures(further: makeFurtherGestures()) }
    scroll.gestures = gestures
    look.recognizers.insert(contentsOf: gestures.all, at: 0)
    for recognizer in gestures.all { recognizer.view = self }
    return gestures
  }

  /// - Parameter way: the distance of the drag, in the view's coordinates.
  func isPanned(by way: CGPoint) -> Bool {
    if isClaimed(way) { return false }
    let axes = movableAxes(by: way), slop = UIPanGestureRecognizer.slop
    if axes.x && abs(way.x) >= slop || axes.y && abs(way.y) >= slop { return true }
    let bouncing = bouncingAxes, isSideways = abs(way.x) > abs(way.y)
    if (isSideways ? abs(way.x) : abs(way.y)) >= slop, keepsDrag(way) { return true }
    guard isSideways ? bouncing.x && abs(way.x) >= slop : bouncing.y && abs(way.y) >= slop else { return false }
    return !ancestors.contains { ($0 as? UIScrollView)?.couldScroll(by: way, isSideways) ?? false }
  }

  /// Whether an outer view claims such a drag first.
  private func isClaimed(_ way: CGPoint) -> Bool {
    ancestors.lazy.flatMap(\.look.recognizers).contains { ($0 as? DragRecognizer)?.claims?(way, self) ?? false }
  }

  /// Returns the axes on which a drag by this distance would move the content.
  private func movableAxes(by way: CGPoint) -> (x: Bool, y: Bool) {
    let offset = contentOffset, proposed = CGPoint(x: offset.x - way.x, y: offset.y - way.y),
      range = scrollRange.clamp(proposed)
    return (range.x != offset.x, range.y != offset.y || canBePulled(by: CGPoint(x: -way.x, y: -way.y)))
  }

  private func couldScroll(by way: CGPoint, _ isSideways: Bool) -> Bool {
    guard isScrollEnabled else { return false }
    let axes = movableAxes(by: way)
    return isSideways ? axes.x : axes.y
  }

  /// Whether the content can move at all.
  fileprivate var isScrollable: Bool {
    let range = scrollRange, bouncing = bouncingAxes
    return isScrollEnabled && (bouncing.x || bouncing.y || range.minimum != range.maximum)
  }

  /// Whether the scroll view can take a touch from a view inside that has already received it.
  ///
  /// > Source: `canCancelContentTouches`, `touchesShouldCancel(in:)` references.
  fileprivate func mayTake(_ touch: UITouch) -> Bool {
    guard touch.delivery.hasBegun, let touched = touch.view, touched !== self else { return true }
    guard canCancelContentTouches else { return false }
    let inside = ([touched] + touched.ancestors).prefix { $0 !== self }
    return session.perform { inside.allSatisfy { $0 is UIScrollView || touchesShouldCancel(in: $0) } }
  }
}

/// A recognizer that belongs to a scroll view.
extension UIGestureRecognizer {
  fileprivate var content: UIScrollView? { view as? UIScrollView }
}

/// A pan gesture recognizer that moves the content.
final class ScrollPan: UIPanGestureRecognizer {
  /// Whether a touch holds content that was moving, but has not dragged it yet.
  private var holds = false

  override func mayReceive(_ touch: UITouch) -> Bool { content?.isScrollEnabled ?? false }

  override func isBegun(by way: CGPoint) -> Bool { content?.isPanned(by: translation(in: content)) ?? false }

  override func mayBegin() -> Bool { touches.allSatisfy { content?.mayTake($0) ?? false } && super.mayBegin() }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isPinch(other) && super.canPrevent(other) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !isPinch(other) && super.canBePrevented(by: other)
  }

  private func isPinch(_ other: UIGestureRecognizer) -> Bool { other === content?.scroll.gestures?.pinch }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let content else { return }
    content.scroll.isTracking = true
    guard content.isDecelerating else { return }
    content.holdContent()
    holds = true
    state = .began
  }

  override func willSend() {
    guard let content else { return }
    switch state {
    case .began where !holds: begin(content)
    case .changed:
      if holds { begin(content) }
      carry(content)
    case .ended, .cancelled: end(content)
    default: break
    }
  }

  private func begin(_ content: UIScrollView) {
    content.takeContent(lag: holds ? .zero : offsetWay)
    holds = false
    carry(content)
  }

  /// The distance that the offset would move.
  private var offsetWay: CGPoint {
    let way = translation(in: content)
    return CGPoint(x: -way.x, y: -way.y)
  }

  private func carry(_ content: UIScrollView) {
    guard content.isDragging else { return }
    let place = location(in: nil), window = content.window
    content.carryContent(by: offsetWay, finger: window.map { place.applying($0.geometry.transformToSuperview) })
  }

  /// Updates the grip after the content has been scaled during the drag.
  func gripAgain() { content?.gripAgain(after: offsetWay) }

  private func end(_ content: UIScrollView) {
    guard content.isDragging else { return }
    if content.scroll.grip?.time == session.now { catchUp(content) }
    let velocity = state == .ended ? velocity(in: content) : .zero
    content.leaveContent(velocity: CGPoint(x: -velocity.x, y: -velocity.y))
  }

  /// Moves the content by the whole distance of a drag that took no time.
  private func catchUp(_ content: UIScrollView) {
    content.scroll.grip?.lag = .zero
    carry(content)
  }

  override func reset() {
    super.reset()
    content?.scroll.isTracking = false
    if holds { content?.settleContent() }
    holds = false
  }
}

/// A pinch gesture recognizer that scales the content.
final class ScrollPinch: UIPinchGestureRecognizer {
  private var start: CGFloat = 1

  override func mayReceive(_ touch: UITouch) -> Bool {
    content.map { $0.maximumZoomScale > $0.minimumZoomScale } ?? false
  }

  override func mayBegin() -> Bool {
    guard let content, content.canBePinched else { return false }
    return touches.allSatisfy(content.mayTake) && super.mayBegin()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== content?.scroll.gestures?.pan && super.canPrevent(other)
  }

  override func willSend() {
    guard let content else { return }
    switch state {
    case .began:
      start = content.zoomScale
      content.beginPinch()
    case .changed:
      content.pinch(to: start * scale, around: location(in: content))
      content.scroll.gestures?.pan.gripAgain()
    case .ended, .cancelled: content.endPinch(around: location(in: content))
    default: break
    }
  }
}

/// A recognizer that delays touches for the views inside until it is clear that the content does not move.
///
/// > Source: `delaysContentTouches` reference; the delay of 150 ms, here in seconds, is recalled.
private final class ContentDelay: UIGestureRecognizer {
  private static let patience = 0.15

  static func make() -> ContentDelay {
    let delay = ContentDelay()
    (delay.cancelsTouchesInView, delay.delaysTouchesBegan, delay.delaysTouchesEnded) = (false, true, false)
    return delay
  }

  /// Whether the recognizer delays a touch. Controls that are dragged receive their touches at once.
  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let content, content.delaysContentTouches, content.isScrollable, let touched = touch.view, touched !== content
    else { return false }
    return !([touched] + touched.ancestors).prefix { $0 !== content }.contains(where: \.keepsDrags)
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > 1 { return state = .failed }
    schedule(after: Self.patience) { [weak self] in self?.state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.start(in: nil).distance(to: touch.location(in: nil)) >= UIPanGestureRecognizer.slop
    {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
