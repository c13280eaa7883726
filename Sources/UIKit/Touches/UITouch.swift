/// A finger on the screen, from the moment it comes to the moment it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0, moved, stationary, ended, cancelled
  }

  open private(set) var phase = Phase.began
  /// The view that was under the finger when it came; it gets everything that follows.
  open private(set) weak var view: UIView?
  open private(set) weak var window: UIWindow?
  /// Taps in a row at about the same place, this one included.
  open private(set) var tapCount: Int
  /// Seconds since the program began.
  open private(set) var timestamp: TimeInterval
  private var place: CGPoint
  private var earlierPlace: CGPoint
  private let start: CGPoint

  /// - Parameter point: in the window's coordinates.
  init(at point: CGPoint, on view: UIView, in window: UIWindow, tapCount: Int = 1) {
    (self.view, self.window, self.tapCount, timestamp) = (view, window, tapCount, window.session.now)
    (place, earlierPlace, start) = (point, point, point)
    super.init()
  }

  /// - Parameter view: nil for the coordinates of the window.
  open func location(in view: UIView?) -> CGPoint { location(place, in: view) }

  /// Where the finger was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { location(earlierPlace, in: view) }

  /// Where the finger came down.
  func start(in view: UIView) -> CGPoint { location(start, in: view) }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  /// Too far from where it came down for a tap.
  ///
  /// > Basis: assumed, recalled: ten points.
  var isDrag: Bool { max(abs(place.x - start.x), abs(place.y - start.y)) > 10 }

  func move(to point: CGPoint) {
    (earlierPlace, place, phase) = (place, point, .moved)
    takeTime()
  }

  func end(_ phase: Phase) {
    self.phase = phase
    takeTime()
  }

  /// Another finger did something.
  func rest() { phase = .stationary }

  private func takeTime() { if let window { timestamp = window.session.now } }
}
