/// The gestures in progress in a session. It passes touches to recognizers, resolves conflicts between them, calls
/// their targets, and delivers the remaining touches to the views.
@MainActor final class GestureArena {
  /// The recognizers that have touches, in the order in which they receive them.
  private var underWay: [UIGestureRecognizer] = []
  /// The state changes that have not been sent yet, in order.
  private var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// The touches that have not been fully delivered to the views.
  private var delayed: [UITouch] = []
  private var depth = 0

  /// Whether touches are being passed to recognizers. State changes are sent afterwards.
  var isBusy: Bool { depth > 0 }

  /// Whether no recognizer has touches and no touch waits for delivery to a view.
  var isIdle: Bool { underWay.isEmpty && delayed.isEmpty && news.isEmpty }

  /// Discards all gestures without calling their targets.
  func forgetAll() { (underWay, news, delayed) = ([], [], []) }

  // MARK: Events

  /// Passes the touches of an event to recognizers and views.
  ///
  /// - Parameter window: the window whose touches are passed.
  func bring(_ event: UIEvent, to window: UIWindow) {
    let touches = event.touches.filter { $0.window === window && $0.phase != .stationary }
    process {
      for touch in touches { feed(touch, event) }
      for touch in touches { leave(touch) }
    }
    for touch in touches { touch.isGone = touch.isOver }
  }

  /// Runs `body`, which may change recognizers, then processes the consequences.
  func process(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { settle() }
  }

  private func feed(_ touch: UITouch, _ event: UIEvent) {
    if touch.phase == .began { welcome(touch, event) }
    for recognizer in touch.recognizers where !recognizer.isFinished && recognizer.pendingState != .ended {
      recognizer.receive(touch, of: event)
    }
    // A touch that joins a gesture is withheld from the views, like those that began it.
    if touch.recognizers.contains(where: { $0.isActive && $0.cancelsTouchesInView }) { take(touch) }
  }

  /// Queues a touch for delivery to the views.
  private func leave(_ touch: UITouch) {
    guard touch.delivery.isOpen else { return }
    touch.delivery.waiting.append(touch.moment)
    if !delayed.contains(where: { $0 === touch }) { delayed.append(touch) }
  }

  /// Applies the rules for exclusive and multiple touches to a new touch, and assigns recognizers to it.
  ///
  /// > Source: `isExclusiveTouch`, `isMultipleTouchEnabled` references.
  private func welcome(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    let others = event.touches.filter { $0 !== touch && $0.window === touch.window && !$0.isOver }
    for other in others where other.view !== view && (view.isExclusiveTouch || other.view?.isExclusiveTouch == true) {
      return touch.delivery.close()
    }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view && $0.delivery.isOpen }) {
      touch.delivery.close()
    }
    recruit(touch, event)
  }

  /// Assigns recognizers to a touch: those of the innermost view first, and within a view the one added last first.
  ///
  /// > Basis: assumed; the references have no order.
  private func recruit(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    for view in [view] + view.ancestors {
      for recognizer in view.recognizersOfTouches.reversed() where recognizer.takes(touch, of: event) {
        touch.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        if !underWay.contains(where: { $0 === recognizer }) { underWay.append(recognizer) }
      }
    }
  }

  /// Stops delivering a touch to the views. A view that has received it receives its cancellation.
  func take(_ touch: UITouch) {
    guard touch.delivery.isOpen else { return }
    let isFelt = touch.delivery.hasBegun && !touch.delivery.hasEnded
    touch.delivery.close()
    guard isFelt else { return }
    var moment = touch.moment
    moment.phase = .cancelled
    touch.delivery.waiting = [moment]
    if !delayed.contains(where: { $0 === touch }) { delayed.append(touch) }
  }

  // MARK: Recognizers

  /// Returns the recognizers that share touches with a recognizer.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    underWay.filter { other in
      other !== recognizer && other.touches.contains { touch in recognizer.touches.contains { $0 === touch } }
    }
  }

  func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    news.append((recognizer, state))
    if !underWay.contains(where: { $0 === recognizer }) { underWay.append(recognizer) }
  }

  /// Resolves the gestures that waited for this failure.
  func didFail(_ recognizer: UIGestureRecognizer) {
    if !underWay.contains(where: { $0 === recognizer }) { underWay.append(recognizer) }
    for waiting in underWay where waiting.pendingState != nil { waiting.resolvePendingState() }
  }

  // MARK: Settling

  /// The maximum number of rounds at a time, because a program may respond to each change with another.
  private static let maximumRounds = 100

  /// Sends state changes, resets finished recognizers, and delivers touches to the views.
  func settle() {
    depth += 1
    for _ in 0..<Self.maximumRounds {
      tellNews()
      endAttempts()
      if !deliver(), news.isEmpty { break }
    }
    depth -= 1
  }

  private func tellNews() {
    while !news.isEmpty {
      let (recognizer, state) = news.removeFirst(), actual = recognizer.state
      recognizer.show(state)
      recognizer.send()
      if recognizer.state == state { recognizer.show(actual) }
    }
  }

  private func endAttempts() {
    for recognizer in underWay
    where recognizer.isTrying && recognizer.pendingState == nil && !recognizer.awaitsNextTouch {
      if recognizer.touches.allSatisfy(\.isOver) { recognizer.change(to: .failed) }
    }
    guard news.isEmpty else { return }
    let finished = underWay.filter(\.isFinished)
    underWay.removeAll { $0.isFinished || $0.touches.isEmpty }
    finished.forEach { $0.endAttempt() }
  }

  /// - Returns: whether a view has received a touch.
  private func deliver() -> Bool {
    var hasDelivered = false
    for touch in delayed {
      while touch.deliverNext() { hasDelivered = true }
    }
    delayed.removeAll { $0.delivery.waiting.isEmpty }
    return hasDelivered
  }
}
