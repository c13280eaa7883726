/// A recognizer for one or several taps with one or several touches.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The required mouse buttons. Touches have none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  private var taps = 0
  /// Whether all touches of this tap are down.
  private var isComplete = false

  /// The maximum duration of a tap and the maximum time until the next one, in seconds; the maximum distance that a
  /// touch may move, and from the first tap to the next, in points.
  ///
  /// > Basis: assumed, recalled.
  private static let longest: TimeInterval = 0.75, patience: TimeInterval = 0.35, reach: CGFloat = 45

  override var awaitsNextTouch: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let active = activeTouches
    guard active.count <= numberOfTouchesRequired, !touches.contains(where: isTooFar) else { return state = .failed }
    isComplete = active.count == numberOfTouchesRequired
    schedule(after: Self.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.start(in: nil).distance(to: touch.location(in: nil)) > Self.reach {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isComplete else { return state = .failed }
    guard self.touches.allSatisfy(\.isOver) else { return }
    taps += 1
    isComplete = false
    if taps >= numberOfTapsRequired { return state = .recognized }
    schedule(after: Self.patience) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  var isSingle: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  open override func reset() { (taps, isComplete) = (0, false) }

  /// Returns whether a touch is too far from the first tap.
  private func isTooFar(_ touch: UITouch) -> Bool {
    guard taps > 0, let first = self.touches.first else { return false }
    return first.start(in: nil).distance(to: touch.location(in: nil)) > Self.reach
  }
}

extension UIGestureRecognizer {
  /// Whether this recognizes a single tap with one touch.
  var isSingleTap: Bool { (self as? UITapGestureRecognizer)?.isSingle ?? false }
}
