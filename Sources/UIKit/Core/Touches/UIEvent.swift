/// A user interaction.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0, motionShake
  }

  open private(set) var type = EventType.touches
  open private(set) var subtype = EventSubtype.none
  /// The number of seconds since the program began.
  open private(set) var timestamp: TimeInterval = 0
  /// The touches, in the order in which they began.
  let touches: [UITouch]

  nonisolated public override init() {
    touches = []
    super.init()
  }

  init(touches: [UITouch]) {
    self.touches = touches
    super.init()
    timestamp = touches.map(\.timestamp).max() ?? 0
  }

  init(_ type: EventType, _ subtype: EventSubtype, at time: TimeInterval) {
    touches = []
    super.init()
    (self.type, self.subtype, timestamp) = (type, subtype, time)
  }

  /// The modifier keys that are pressed. Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }
  open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    some { touch in gesture.touches.contains { $0 === touch } }
  }

  /// Returns the touch itself. Each movement is delivered separately.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func some(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let own = touches.filter(isMeant)
    return own.isEmpty ? nil : Set(own)
  }
}
