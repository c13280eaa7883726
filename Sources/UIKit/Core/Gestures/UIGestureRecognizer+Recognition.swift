// Recognition of a gesture.
extension UIGestureRecognizer {
  /// Whether the recognizer has touches, or waits for more of them, and has neither recognized nor failed.
  var isTrying: Bool { state == .possible && !touches.isEmpty }
  /// Whether a continuous gesture is in progress.
  var isActive: Bool { state == .began || state == .changed }
  /// Whether the attempt is over, so that `reset` is due.
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Changes the state if the change is possible.
  ///
  /// > Source: the state machine of "Implementing a Custom Gesture Recognizer".
  func change(to new: State) {
    switch (state, new) {
    case (.possible, .began), (.possible, .ended): pendingState == nil ? recognize(new) : (pendingState = new)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): tell(.changed)
    case (.began, .ended), (.changed, .ended): tell(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): tell(.cancelled)
    default: break
    }
  }

  /// Ends an attempt or a gesture in progress without success.
  func giveUp() {
    if isActive { state = .cancelled } else if isTrying { state = .failed }
  }

  func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === self }
  }

  func endAttempt() {
    show(.possible)
    forgetTimer()
    touches.forEach(forget)
    pendingState = nil
    session.perform { reset() }
  }

  private func tell(_ state: State) {
    show(state)
    session.gestures.note(self, state)
  }

  private func fail() {
    show(.failed)
    pendingState = nil
    session.gestures.didFail(self)
  }

  // MARK: Recognition

  /// Handles a gesture that matches its touches. Views, delegates and other recognizers decide whether it begins.
  private func recognize(_ pendingState: State) {
    guard isEnabled, mayBegin() else { return fail() }
    self.pendingState = pendingState
    resolvePendingState()
  }

  /// Recognizes the gesture once no other recognizer has to fail first.
  func resolvePendingState() {
    guard let pendingState, state == .possible else { return }
    let others = session.gestures.rivals(of: self), required = others.filter { requiresFailure(of: $0) }
    if required.contains(where: \.isActive) || others.contains(where: { $0.isActive && prevents($0, self) }) {
      return fail()
    }
    if required.contains(where: \.isTrying) { return }
    self.pendingState = nil
    if pendingState == .ended, beginsBeforeItEnds { tell(.began) }
    tell(pendingState)
    for other in others where other.isTrying && (other.requiresFailure(of: self) || prevents(self, other)) {
      other.fail()
    }
    if cancelsTouchesInView { touches.forEach(session.gestures.take) }
  }

  /// Whether the gesture sends `began` before `ended`, because it is continuous and had to wait until its touches
  /// ended.
  private var beginsBeforeItEnds: Bool { self is any ContinuousGesture }

  /// Whether the views and the delegate allow the gesture to begin. Views of UIKit can keep a touch that they handle
  /// themselves; then the program's views and the delegate are asked.
  var viewsLetItBegin: Bool {
    guard let view else { return true }
    let touched = touches.compactMap(\.view)
    for start in touched where start.isDescendant(of: view) {
      for inner in ([start] + start.ancestors).prefix(while: { $0 !== view }) where inner.keeps(self) { return false }
    }
    return session.perform {
      Set(touched + [view]).allSatisfy { $0.gestureRecognizerShouldBegin(self) }
        && delegate?.gestureRecognizerShouldBegin(self) ?? true
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    session.perform {
      one.canPrevent(other) && other.canBePrevented(by: one) && !one.goes(along: other) && !other.goes(along: one)
    }
  }

  private func goes(along other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requirements.contains(where: { $0.recognizer === other }) { return true }
    return session.perform {
      shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
  }

  // MARK: Receiving

  /// - Parameter touch: a touch that has just begun.
  func takes(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, pendingState == nil, !isFinished, mayReceive(touch),
      allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    return session.perform {
      shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
        && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }
  }

  func receive(_ touch: UITouch, of event: UIEvent) {
    session.perform {
      switch touch.phase {
      case .began: touchesBegan([touch], with: event)
      case .moved: touchesMoved([touch], with: event)
      case .ended: touchesEnded([touch], with: event)
      case .cancelled: touchesCancelled([touch], with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}

/// A continuous gesture, which changes until it ends.
@MainActor protocol ContinuousGesture: UIGestureRecognizer {}
