/// A recognizer for two touches whose distance or angle changes.
@preconcurrency @MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer, ContinuousGesture {
  private var pace = FingerPace()
  /// The vector from the first touch to the second when the gesture began or these two touches did; nil without two
  /// touches.
  private var start: CGPoint?
  private var last: CGPoint?

  /// The movement of the two touches relative to each other before the gesture begins, in points.
  ///
  /// > Basis: assumed, recalled.
  static let slop: CGFloat = 8

  /// The value that the gesture changes, such as a scale.
  var measured: CGFloat {
    get { 0 }
    set {}
  }

  /// Updates the value. Both vectors lead from the first touch to the second.
  func take(_ new: CGPoint, after old: CGPoint) {}
  /// Returns the distance between two vectors in terms of the gesture, in points.
  func distance(_ new: CGPoint, _ old: CGPoint) -> CGFloat { 0 }

  /// The change of the value, per second.
  var speed: CGFloat { pace.velocity(at: session.now).x }

  private var span: CGPoint? {
    let active = self.touches.filter { !$0.isOver }
    guard active.count == 2 else { return nil }
    let first = active[0].location(in: nil), second = active[1].location(in: nil)
    return CGPoint(x: second.x - first.x, y: second.y - first.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > 2, state == .possible { return state = .failed }
    (start, last) = (span, span)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, let start else { return }
    if isActive {
      if let last { take(span, after: last) }
      last = span
      pace.note(CGPoint(x: measured, y: 0), at: session.now)
      state = .changed
    } else if pendingState == nil, distance(span, start) >= Self.slop {
      last = span
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    (start, last) = (span, span)
    let staying = self.touches.filter { !$0.isOver }
    guard staying.count < 2 else { return }
    if isActive || pendingState != nil { state = .ended } else if staying.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { (start, last, pace) = (nil, nil, FingerPace()) }
}

/// A recognizer for two touches that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The factor by which the distance of the touches has changed since the gesture began or the scale was set.
  open var scale: CGFloat = 1
  /// The change of the scale, per second.
  open var velocity: CGFloat { speed }

  override var measured: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  override func take(_ new: CGPoint, after old: CGPoint) {
    let before = old.distance(to: .zero), after = new.distance(to: .zero)
    if before > 0, after > 0 { scale *= after / before }
  }

  override func distance(_ new: CGPoint, _ old: CGPoint) -> CGFloat {
    abs(new.distance(to: .zero) - old.distance(to: .zero))
  }

  open override func reset() {
    super.reset()
    scale = 1
  }
}

/// A recognizer for two touches that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// In radians, clockwise, since the gesture began or the rotation was set.
  open var rotation: CGFloat = 0
  /// In radians per second.
  open var velocity: CGFloat { speed }

  override var measured: CGFloat {
    get { rotation }
    set { rotation = newValue }
  }

  override func take(_ new: CGPoint, after old: CGPoint) { rotation += Self.angle(from: old, to: new) }

  /// Returns the distance along the arc.
  override func distance(_ new: CGPoint, _ old: CGPoint) -> CGFloat {
    abs(Self.angle(from: old, to: new)) * old.distance(to: .zero)
  }

  /// Returns an angle from -π to π.
  private static func angle(from old: CGPoint, to new: CGPoint) -> CGFloat {
    atan2(old.x * new.y - old.y * new.x, old.x * new.x + old.y * new.y)
  }

  open override func reset() {
    super.reset()
    rotation = 0
  }
}

/// A recognizer for a pointer over the view. There is no pointer here, so the gesture never begins.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer, ContinuousGesture {
  /// The distance of a pencil from the screen; always 0.
  open var zOffset: CGFloat { 0 }
  override func mayReceive(_ touch: UITouch) -> Bool { false }
}
