/// The gestures of a session that are under way: brings touches to recognizers, has these settle among each other what
/// comes about, tells who listens, and brings to the views what is left for them.
@MainActor final class GestureArena {
  /// Those that have touches, in the order in which they are asked.
  private var underWay: [UIGestureRecognizer] = []
  /// What is to be told, in the order in which it happened.
  private var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// What the views have not felt yet.
  private var delayed: [UITouch] = []
  private var depth = 0

  /// Touches are being brought to recognizers: what these decide is told afterwards.
  var isBusy: Bool { depth > 0 }

  /// There is neither a recognizer that is busy with touches nor a touch that a view waits for.
  var isIdle: Bool { underWay.isEmpty && delayed.isEmpty && news.isEmpty }

  /// Nobody is told.
  func forgetAll() { (underWay, news, delayed) = ([], [], []) }

  // MARK: Events

  /// - Parameter window: whose touches of the event are meant.
  func bring(_ event: UIEvent, to window: UIWindow) {
    let touches = event.touches.filter { $0.window === window && $0.phase != .stationary }
    process {
      for touch in touches { feed(touch, event) }
      for touch in touches { leave(touch) }
    }
    for touch in touches { touch.isGone = touch.isOver }
  }

  /// Lets recognizers change by `body`, and what follows from that happen.
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
    // A finger that joins a gesture is as little for the views as those that began it.
    if touch.recognizers.contains(where: { $0.isActive && $0.cancelsTouchesInView }) { take(touch) }
  }

  /// To the views.
  private func leave(_ touch: UITouch) {
    guard touch.delivery.isOpen else { return }
    touch.delivery.waiting.append(touch.moment)
    if !delayed.contains(where: { $0 === touch }) { delayed.append(touch) }
  }

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

  /// Those of the innermost view first, and of one view the one that was added last.
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

  /// The views feel nothing of the touch any more, but that it is taken from them.
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

  /// Those that have some of its touches.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    underWay.filter { other in
      other !== recognizer && other.touches.contains { touch in recognizer.touches.contains { $0 === touch } }
    }
  }

  func note(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    news.append((recognizer, state))
    if !underWay.contains(where: { $0 === recognizer }) { underWay.append(recognizer) }
  }

  /// Whoever has waited for that may come about now.
  func didFail(_ recognizer: UIGestureRecognizer) {
    if !underWay.contains(where: { $0 === recognizer }) { underWay.append(recognizer) }
    for waiting in underWay where waiting.pendingState != nil { waiting.resolvePendingState() }
  }

  // MARK: Settling

  /// At most this often in one go: a program may answer every change with another one.
  private static let maximumRounds = 100

  /// Tells what has happened, has those that are done begin anew, and gives the views their touches.
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

  /// - Returns: whether a view has felt something.
  private func deliver() -> Bool {
    var hasDelivered = false
    for touch in delayed {
      while touch.deliverNext() { hasDelivered = true }
    }
    delayed.removeAll { $0.delivery.waiting.isEmpty }
    return hasDelivered
  }
}
