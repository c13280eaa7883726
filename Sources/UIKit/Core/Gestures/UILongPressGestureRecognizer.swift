/// A recognizer for touches that are held. The gesture begins while they are down, and continues as they move.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer, ContinuousGesture {
  /// The number of taps before the long press.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10
  private var taps = 0

  override var awaitsNextTouch: Bool { taps > 0 }

  /// The maximum time between two taps, in seconds.
  ///
  /// > Basis: assumed, as of taps.
  private static let patience: TimeInterval = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = activeTouches.count
    if isActive { return }
    guard count <= numberOfTouchesRequired else { return state = .failed }
    guard count == numberOfTouchesRequired else { return }
    if taps < numberOfTapsRequired { return }
    if minimumPressDuration <= 0 { return state = .began }
    schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive { return state = .changed }
    guard pendingState == nil else { return }
    for touch in touches where touch.start(in: nil).distance(to: touch.location(in: nil)) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive, pendingState == nil else { return state = .ended }
    guard taps < numberOfTapsRequired else { return state = .failed }
    guard self.touches.allSatisfy(\.isOver) else { return }
    taps += 1
    schedule(after: Self.patience) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { taps = 0 }
}

extension Session {
  /// The time for which a press is held, in seconds.
  ///
  /// > Source: `UILongPressGestureRecognizer` reference, `minimumPressDuration`.
  package nonisolated static let timeOfPress = 0.5
}
