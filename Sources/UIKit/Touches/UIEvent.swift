/// What the user did, in one piece.
@preconcurrency @MainActor open class UIEvent: NSObject {
  private let touches: Set<UITouch>

  nonisolated public override init() {
    touches = []
    super.init()
  }

  init(touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  open var allTouches: Set<UITouch>? { touches }

  open func touches(for view: UIView) -> Set<UITouch>? {
    let own = touches.filter { $0.view === view }
    return own.isEmpty ? nil : own
  }
}
