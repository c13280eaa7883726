/// A touch on the screen, from its beginning to its end.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0, moved, stationary, ended, cancelled
    /// Phases of a hovering pointer. No touch has these: ``UIHoverGestureRecognizer`` recognizes pointers.
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct = 0, indirect, pencil, indirectPointer

    static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
  }

  /// The state that the current receiver sees: views may be notified of a touch later than gesture recognizers.
  private(set) var moment: TouchMoment
  /// The view where the touch began, which receives all of its events.
  open private(set) var view: UIView?
  open private(set) weak var window: UIWindow?
  /// The number of consecutive taps at about the same place, including this one.
  open private(set) var tapCount: Int
  private let start: CGPoint
  /// The number of seconds from the program's start to the beginning of the touch.
  let startTime: TimeInterval
  /// The ancestors of the view, which may handle the touch, too. A view does not retain them.
  private let chain: [UIView]
  /// The gesture recognizers that receive the touch.
  var recognizers: [UIGestureRecognizer] = []
  /// The state of delivery to the view.
  var delivery = TouchDelivery()
  /// Whether the end of the touch was delivered.
  var isGone = false

  /// - Parameter point: The location in the window's coordinates.
  init(at point: CGPoint, on view: UIView, in window: UIWindow, tapCount: Int = 1) {
    (self.view, self.window, self.tapCount) = (view, window, tapCount)
    moment = TouchMoment(phase: .began, place: point, earlierPlace: point, time: window.session.now)
    (start, startTime, chain) = (point, moment.time, view.ancestors)
    super.init()
  }

  /// Creates a touch without a view.
  public override init() {
    tapCount = 0
    moment = TouchMoment(phase: .began, place: .zero, earlierPlace: .zero, time: 0)
    (start, startTime, chain) = (.zero, 0, [])
    super.init()
  }

  open var phase: Phase { moment.phase }
  /// The number of seconds since the program began.
  open var timestamp: TimeInterval { moment.time }
  open var type: TouchType { .direct }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// The radius of a fingertip, in points. Assumed, and the same for all touches.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  /// - Parameter view: A view, or nil for the window's coordinates.
  open func location(in view: UIView?) -> CGPoint { location(moment.place, in: view) }

  /// Returns the location at the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { location(moment.earlierPlace, in: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the location where the touch began.
  func start(in view: UIView?) -> CGPoint { location(start, in: view) }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  /// Whether the touch moved too far from its start for a tap.
  ///
  /// > Basis: assumed, recalled: 10 points.
  var isDrag: Bool { max(abs(moment.place.x - start.x), abs(moment.place.y - start.y)) > 10 }

  var isOver: Bool { phase == .ended || phase == .cancelled }

  func move(to point: CGPoint) {
    moment = TouchMoment(phase: .moved, place: point, earlierPlace: moment.place, time: now)
  }

  func end(_ phase: Phase) { (moment.phase, moment.time) = (phase, now) }

  /// Marks the touch as stationary, because another touch changed.
  func rest() { if !isOver { moment.phase = .stationary } }

  private var now: TimeInterval { window?.session.now ?? moment.time }
}

/// The state of a touch at one time.
struct TouchMoment {
  var phase: UITouch.Phase
  /// The location in the window's coordinates; below, the previous one.
  let place: CGPoint
  let earlierPlace: CGPoint
  var time: TimeInterval
}

/// The state of a touch's delivery to its view.
struct TouchDelivery {
  private(set) var isOpen = true
  fileprivate(set) var hasBegun = false
  fileprivate(set) var hasEnded = false
  /// The states that were not delivered yet, while a gesture may be recognized.
  var waiting: [TouchMoment] = []

  /// Stops the delivery.
  mutating func close() { (isOpen, waiting) = (false, []) }
}

// MARK: - Delivery to views

extension UITouch {
  /// - Returns: False if nothing is waiting, or if a gesture has to fail before the view may receive the touch.
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

  /// Whether the scroll views around the view allow the touch.
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
