import SessionFoundation

/// Recognizes a gesture. It receives the touches on its view and the subviews before these views do.
///
/// A subclass overrides the methods for touches and `reset`, and sets ``state``. UIKit decides whether the change takes
/// effect: other recognizers may have to fail first, or may have recognized their gestures already.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  /// Returns a property by its name; nil, with a report, for one that only UIKit knows, such as `_targets`.
  open func value(forKey key: String) -> Any? {
    value(named: key, ["view": view, "state": state.rawValue, "enabled": isEnabled, "delegate": delegate])
  }

  public enum State: Int, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed
    /// The state of discrete gestures, which end as soon as they are recognized.
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?
  /// Whether the recognizer receives touches. Setting it to false cancels a gesture in progress.
  open var isEnabled = true { didSet { if isEnabled != oldValue, !isEnabled { giveUp() } } }
  /// Whether the views stop receiving the touches of a recognized gesture.
  open var cancelsTouchesInView = true
  /// Whether the views receive a touch only after this gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the views receive the end of a touch only after this gesture has failed.
  open var delaysTouchesEnded = true
  /// The raw values of `UITouch.TouchType`.
  open var allowedTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
  /// Stored only: there are no buttons to press.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored only: all touches have the same type.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?

  var targets: [GestureTarget] = []
  /// The recognizers that must fail first, as set in code.
  var requirements: [GestureReference] = []
  /// The touches of the current attempt in the order in which they began, including those that have ended.
  var touches: [UITouch] = []
  /// The state that takes effect once the recognizers that must fail first have failed.
  var pendingState: State?
  /// Whether the recognizer waits for another touch after all have ended.
  var awaitsNextTouch: Bool { false }
  private var shownState = State.possible
  private var timer: ScheduledWork?

  /// - Parameters:
  ///   - target: not retained; its class lists the method in ``ObjCExposed``.
  ///   - action: the Objective-C selector, such as `tapped`, or `tapped:` with the recognizer as argument.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// - Parameter primaryAction: an action whose `sender` is the recognizer.
  public convenience init(primaryAction: UIAction) {
    self.init(target: nil, action: nil)
    addAction(primaryAction)
  }

  public init?(coder: NSCoder) { super.init() }

  // MARK: State

  /// The state, set by subclasses. Impossible changes are ignored.
  open var state: State {
    get { shownState }
    set {
      change(to: newValue)
      let arena = session.gestures
      if !arena.isBusy { session.perform { arena.settle() } }
    }
  }

  func show(_ state: State) { shownState = state }

  var session: Session { view?.session ?? Session.current }

  /// Schedules work as part of gesture processing. Work scheduled earlier is cancelled, as it is by a new attempt.
  final func schedule(after delay: TimeInterval, _ body: @escaping ScheduledWork.Body) {
    timer?.cancel()
    let session = session
    timer = session.schedule(after: delay) { [weak self] in
      self?.timer = nil
      session.gestures.process(body)
    }
  }

  func forgetTimer() {
    timer?.cancel()
    timer = nil
  }

  // MARK: Touches, for subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called after the gesture was recognized or has failed, to prepare for the next attempt.
  open func reset() {}

  /// Removes a touch from the gesture. The views receive it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

  // MARK: Multiple gestures

  /// Requires another recognizer to fail before this one recognizes its gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(GestureReference(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the gesture is possible with an event. If not, the recognizer receives none of its touches.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Returns whether a recognizer of UIKit accepts a touch. Called before the delegate's method.
  func mayReceive(_ touch: UITouch) -> Bool { true }
  /// Returns whether the views and the delegate allow the gesture to begin.
  func mayBegin() -> Bool { viewsLetItBegin }
  /// Called before the targets are.
  func willSend() {}

  // MARK: Locations

  open var numberOfTouches: Int { activeTouches.count }

  /// Returns the center of the touches, in window coordinates if `view` is nil.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: activeTouches.isEmpty ? touches : activeTouches, in: view)
  }

  /// - Parameter touchIndex: less than ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let active = activeTouches
    guard active.indices.contains(touchIndex) else {
      Exception.range.raise(
        "-[\(String(describing: type(of: self))) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(active.count)).")
    }
    return active[touchIndex].location(in: view)
  }

  /// The touches on the screen, including one that is just ending.
  var activeTouches: [UITouch] { touches.filter { !$0.isGone } }

  func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  // MARK: Targets

  /// Adds a target that receives `action` with every change of the gesture. The target is not retained; its class lists
  /// the method in ``ObjCExposed``. Adding the same target and action again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    session.checkListing(of: action, by: target)
    let message = ControlMessage(action, to: target)
    let isKnown = targets.contains { if case .message(message) = $0 { true } else { false } }
    if !isKnown { targets.append(.message(message)) }
  }

  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - action: nil for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      guard case .message(let message) = $0 else { return false }
      return (target == nil || message.target === target as AnyObject?) && [nil, message.selector].contains(action)
    }
  }

  /// Adds an action that runs with every change of the gesture. It replaces an action with the same identifier. Its
  /// `sender` is the recognizer.
  open func addAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
    targets.append(.action(action))
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier) {
    targets.removeAll { if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false } }
  }
}

/// A reference that does not retain the recognizer.
struct GestureReference {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
