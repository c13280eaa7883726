/// A recognizer for touches that move in any direction.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer, ContinuousGesture {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Stored only: there are no trackpads.
  open var allowedScrollTypesMask = UIScrollTypeMask()
  /// The movement of the center of the touches since they began, in window coordinates.
  private(set) var way = CGPoint.zero
  /// The same movement, unaffected by `setTranslation(_:in:)`.
  private var path = CGPoint.zero
  private var pace = FingerPace()

  /// The movement before the gesture begins, in points.
  ///
  /// > Basis: assumed, recalled.
  static let slop: CGFloat = 10

  /// Returns the movement since the gesture's touches began, or since the translation was set.
  ///
  /// - Parameter view: the view in whose coordinates the translation is.
  open func translation(in view: UIView?) -> CGPoint { vector(way, in: view) }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window else { return way = translation }
    let origin = view.convert(CGPoint.zero, to: window), end = view.convert(translation, to: window)
    way = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the velocity in points per second; zero for touches at rest.
  open func velocity(in view: UIView?) -> CGPoint { vector(pace.velocity(at: session.now), in: view) }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return vector }
    let origin = window.convert(CGPoint.zero, to: view), end = window.convert(vector, to: view)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns whether a movement is long enough and in the right direction.
  ///
  /// - Parameter way: in window coordinates.
  func isBegun(by way: CGPoint) -> Bool { way.distance(to: .zero) >= Self.slop }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pace.note(path, at: session.now)
    if isActive, activeTouches.count > maximumNumberOfTouches { return touches.forEach { ignore($0, for: event) } }
    if state == .possible, activeTouches.count > maximumNumberOfTouches { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let active = activeTouches
    guard active.count >= minimumNumberOfTouches, !active.isEmpty else { return }
    for touch in touches {
      let old = touch.previousLocation(in: nil), new = touch.location(in: nil)
      let step = CGPoint(x: (new.x - old.x) / CGFloat(active.count), y: (new.y - old.y) / CGFloat(active.count))
      way = CGPoint(x: way.x + step.x, y: way.y + step.y)
      path = CGPoint(x: path.x + step.x, y: path.y + step.y)
    }
    pace.note(path, at: session.now)
    if isActive { state = .changed } else if pendingState == nil, isBegun(by: way) { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let staying = self.touches.filter { !$0.isOver }
    guard staying.count < max(1, minimumNumberOfTouches) else { return }
    if isActive || pendingState != nil { state = .ended } else if staying.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (way, path, pace) = (.zero, .zero, FingerPace()) }
}

/// The kinds of scrolling without touches, none of which exists here.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Measures velocity by recent positions.
struct FingerPace {
  private var places: [(place: CGPoint, time: TimeInterval)] = []

  /// The age of the oldest position that counts, in seconds.
  ///
  /// > Basis: assumed: six frames.
  private static let memory = 0.1

  mutating func note(_ place: CGPoint, at time: TimeInterval) {
    if places.last?.time == time { places.removeLast() }
    places.append((place, time))
    places.removeAll { time - $0.time > Self.memory }
  }

  /// Returns the velocity in points per second. Movement within a single moment counts as rest.
  func velocity(at now: TimeInterval) -> CGPoint {
    guard let first = places.first(where: { now - $0.time <= Self.memory }), let last = places.last else {
      return .zero
    }
    let time = last.time - first.time
    guard time > 0 else { return .zero }
    return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
  }
}

/// A recognizer for pans that begin at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  /// The maximum distance from the edge, in points.
  ///
  /// > Basis: assumed: half the width of a fingertip.
  private static let reach: CGFloat = 20

  override func mayReceive(_ touch: UITouch) -> Bool {
    guard let window = touch.window else { return false }
    let place = touch.location(in: nil), bounds = window.bounds
    return edges.contains(.left) && place.x < Self.reach || edges.contains(.right) && place.x > bounds.maxX - Self.reach
      || edges.contains(.top) && place.y < Self.reach || edges.contains(.bottom) && place.y > bounds.maxY - Self.reach
  }

  /// Returns whether a movement leads away from the edge.
  override func isBegun(by way: CGPoint) -> Bool {
    let isSideways = abs(way.x) >= abs(way.y)
    guard super.isBegun(by: way) else { return false }
    return isSideways
      ? edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0
      : edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0
  }
}
