/// A recognizer for fast, straight movements in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The accepted directions.
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// The maximum duration in seconds; the minimum distance along the direction, and the maximum distance across it, in
  /// points.
  ///
  /// > Basis: assumed, recalled.
  private static let longest: TimeInterval = 0.5, shortest: CGFloat = 50, broadest: CGFloat = 50

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
    if self.touches.count == 1 { schedule(after: Self.longest) { [weak self] in self?.state = .failed } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let active = activeTouches, start = active.map { $0.start(in: nil) }.middle,
      end = active.map { $0.location(in: nil) }.middle
    let x = end.x - start.x, y = end.y - start.y, far = max(abs(x), abs(y))
    let isSideways = abs(x) >= abs(y),
      heading: Direction = isSideways ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    guard min(abs(x), abs(y)) <= Self.broadest, far < UIPanGestureRecognizer.slop || direction.contains(heading) else {
      return state = .failed
    }
    if far >= Self.shortest, active.count == numberOfTouchesRequired { state = .recognized }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

extension [CGPoint] {
  /// The center of the points; zero if there are none.
  var middle: CGPoint {
    guard !isEmpty else { return .zero }
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
