/// A finger on the screen, from the moment it comes to the moment it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0, moved, stationary, ended, cancelled
    /// Of a pointer that hovers. No touch here is in these: pointers are recognized by ``UIHoverGestureRecognizer``.
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct = 0, indirect, pencil, indirectPointer

    static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  }

  /// As the one who hears of it now is to see it: views may hear of a touch later than recognizers.
  private(set) var moment: TouchMoment
  /// The view that was under the finger when it came; it gets everything that follows.
  open private(set) var view: UIView?
  open private(set) weak var window: UIWindow?
  /// Taps in a row at about the same place, this one included.
  open private(set) var tapCount: Int
  private let start: CGPoint
  /// In seconds since the program began.
  let startTime: TimeInterval
  /// A view does not keep what is around it, which may hear of the touch as well.
  private let chain: [UIView]
  /// Who makes a gesture of it.
  var recognizers: [UIGestureRecognizer] = []
  /// What the views feel of it.
  var delivery = TouchDelivery()
  /// Its end has been told.
  var isGone = false

  /// - Parameter point: in the window's coordinates.
  init(at point: CGPoint, on view: UIView, in window: UIWindow, tapCount: Int = 1) {
    (self.view, self.window, self.tapCount) = (view, window, tapCount)
    moment = TouchMoment(phase: .began, place: point, earlierPlace: point, time: window.session.now)
    (start, startTime, chain) = (point, moment.time, view.ancestors)
    super.init()
  }

  /// A touch of no finger, on nothing.
  public override init() {
    tapCount = 0
    moment = TouchMoment(phase: .began, place: .zero, earlierPlace: .zero, time: 0)
    (start, startTime, chain) = (.zero, 0, [])
    super.init()
  }

  open var phase: Phase { moment.phase }
  /// Seconds since the program began.
  open var timestamp: TimeInterval { moment.time }
  open var type: TouchType { .direct }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// Of a finger's tip, in points. Assumed, as all of its pressure is the same.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// - Parameter view: nil for the coordinates of the window.
  open func location(in view: UIView?) -> CGPoint { location(moment.place, in: view) }

  /// Where the finger was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { location(moment.earlierPlace, in: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Where the finger came down.
  func start(in view: UIView?) -> CGPoint { location(start, in: view) }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  /// Too far from where it came down for a tap.
  ///
  /// > Basis: assumed, recalled: ten points.
  var isDrag: Bool { max(abs(moment.place.x - start.x), abs(moment.place.y - start.y)) > 10 }

  var isOver: Bool { phase == .ended || phase == .cancelled }

  func move(to point: CGPoint) {
    moment = TouchMoment(phase: .moved, place: point, earlierPlace: moment.place, time: now)
  }

  func end(_ phase: Phase) { (moment.phase, moment.time) = (phase, now) }

  /// Another finger did something.
  func rest() { if !isOver { moment.phase = .stationary } }

  private var now: TimeInterval { window?.session.now ?? moment.time }
}

/// What a touch was at a time.
struct TouchMoment {
  var phase: UITouch.Phase
  /// In the window's coordinates, like the one before.
  let place: CGPoint
  let earlierPlace: CGPoint
  var time: TimeInterval
}

/// How much of a touch its view has felt.
struct TouchDelivery {
  private(set) var isOpen = true
  fileprivate(set) var hasBegun = false
  fileprivate(set) var hasEnded = false
  /// What it has not felt yet, as long as a gesture may come of it.
  var waiting: [TouchMoment] = []

  /// The view does not feel it any more.
  mutating func close() { (isOpen, waiting) = (false, []) }
}

// MARK: - What views feel

extension UITouch {
  /// - Returns: false when there is nothing, or a gesture has to fail before the view may feel it.
  func deliverNext() -> Bool {
    guard let next = delivery.waiting.first, !isHeld(next.phase) else { return false }
    delivery.waiting.removeFirst()
    let isFelt = next.phase == .began || delivery.hasBegun
    delivery.hasBegun = isFelt
    delivery.hasEnded = next.phase == .ended || next.phase == .cancelled
    guard isFelt, let view else { return true }
    if next.phase == .began, !mayBegin(on: view) {
      delivery.close()
      return true
    }
    let now = moment
    moment = next
    send(to: view)
    moment = now
    return true
  }

  /// Scroll views around it are asked.
  private func mayBegin(on view: UIView) -> Bool {
    let event = view.session.deliveredEvent
    return view.session.perform {
      chain.allSatisfy { $0.touchesMayBegin([self], with: event, in: view) }
    }
  }

  private func isHeld(_ phase: Phase) -> Bool {
    switch phase {
    case .began: recognizers.contains { $0.isTrying && $0.delaysTouchesBegan }
    case .ended: recognizers.contains { $0.isTrying && $0.delaysTouchesEnded }
    default: false
    }
  }

  private func send(to view: UIView) {
    let session = view.session, outer = session.deliveredEvent
    let event = outer ?? UIEvent(touches: [self])
    session.deliveredEvent = event
    session.perform {
      switch phase {
      case .began: view.touchesBegan([self], with: event)
      case .moved: view.touchesMoved([self], with: event)
      case .ended: view.touchesEnded([self], with: event)
      case .cancelled: view.touchesCancelled([self], with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    session.deliveredEvent = outer
  }
}
