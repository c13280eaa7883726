import SessionFoundation

/// Makes a gesture out of touches: gets what happens to the fingers on its view and in it, before the views do.
///
/// A subclass overrides the methods for touches and `reset`, and sets ``state``. UIKit decides whether the change comes
/// about: other recognizers may have to fail first, or may have won already.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?

  public enum State: Int, Sendable {
    case possible = 0, began, changed, ended, cancelled, failed
    /// Of gestures that are over as soon as they are recognized.
    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// What it was added to.
  open internal(set) weak var view: UIView?
  /// A gesture that is under way is cancelled without it.
  open var isEnabled = true { didSet { if isEnabled != oldValue, !isEnabled { giveUp() } } }
  /// The views lose the touches of a recognized gesture.
  open var cancelsTouchesInView = true
  /// The views feel a touch only when it is clear that this gesture does not come about.
  open var delaysTouchesBegan = false
  /// The views feel the end of a touch only when it is clear that this gesture does not come about.
  open var delaysTouchesEnded = true
  /// Raw values of `UITouch.TouchType`.
  open var allowedTouchTypes = UITouch.TouchType.all.map { NSNumber(value: $0.rawValue) }
  /// Kept for the program: there are no buttons to press.
  open var allowedPressTypes: [NSNumber] = []
  /// Kept for the program: all touches are of fingers.
  open var requiresExclusiveTouchType = true
  /// For logs.
  open var name: String?

  var targets: [GestureTarget] = []
  /// Who has to fail first, as code has it.
  var requirements: [GestureReference] = []
  /// Those of this attempt, in the order in which they came; the ones that are over included.
  var touches: [UITouch] = []
  /// What it would be if the ones that have to fail first had.
  var pendingState: State?
  /// The next touch may come after all have gone.
  var awaitsNextTouch: Bool { false }
  private var shownState = State.possible
  private var timer: ScheduledWork?

  /// - Parameters:
  ///   - target: not kept; its class lists the method in ``ObjCExposed``.
  ///   - action: as Objective-C has it: `tapped`, or `tapped:` with the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// - Parameter primaryAction: its `sender` is the recognizer.
  public convenience init(primaryAction: UIAction) {
    self.init(target: nil, action: nil)
    addAction(primaryAction)
  }

  public init?(coder: NSCoder) { super.init() }

  // MARK: State

  /// Set by subclasses. Impossible changes are not made.
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

  /// Has work done in the turn of the gestures; the work before is forgotten, as with a new attempt.
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

  /// Sent after the gesture has come about or has failed: the next attempt begins anew.
  open func reset() {}

  /// The touch is no part of the gesture, and goes on to the views.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }

  // MARK: Several gestures

  /// This one comes about only when the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(GestureReference(otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture is possible with this event; nothing is received of one that is not.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Asked of UIKit's own before the delegate.
  func mayReceive(_ touch: UITouch) -> Bool { true }
  /// Whether those who are asked let it begin.
  func mayBegin() -> Bool { viewsLetItBegin }
  /// Before others hear of the gesture.
  func willSend() {}

  // MARK: Places

  open var numberOfTouches: Int { activeTouches.count }

  /// The middle of the touches; in the coordinates of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: activeTouches.isEmpty ? touches : activeTouches, in: view)
  }

  /// - Parameter touchIndex: below ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let active = activeTouches
    guard active.indices.contains(touchIndex) else {
      Exception.range.raise(
        "-[\(String(describing: type(of: self))) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(active.count)).")
    }
    return active[touchIndex].location(in: view)
  }

  /// Those on the screen, and the one that is just leaving it.
  var activeTouches: [UITouch] { touches.filter { !$0.isGone } }

  func middle(of touches: [UITouch], in view: UIView?) -> CGPoint {
    let places = touches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
  }

  // MARK: Targets

  /// Sends a message to `target` with every change of the gesture; the target is not kept. Its class lists the method in
  /// ``ObjCExposed``. The same message to the same target is sent once, however often it is added.
  open func addTarget(_ target: Any, action: Selector) {
    session.checkListing(of: action, by: target)
    let message = ControlMessage(action, to: target)
    let isKnown = targets.contains { if case .message(message) = $0 { true } else { false } }
    if !isKnown { targets.append(.message(message)) }
  }

  /// - Parameters:
  ///   - target: nil for every target.
  ///   - action: nil for every message.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      guard case .message(let message) = $0 else { return false }
      return (target == nil || message.target === target as AnyObject?) && [nil, message.selector].contains(action)
    }
  }

  /// Runs with every change of the gesture; an action with the same identifier gives way. Its `sender` is the recognizer.
  open func addAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
    targets.append(.action(action))
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier) {
    targets.removeAll { if case .action(let action) = $0 { action.identifier == actionIdentifier } else { false } }
  }
}

/// A recognizer that somebody else keeps.
struct GestureReference {
  weak var recognizer: UIGestureRecognizer?
  init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}
