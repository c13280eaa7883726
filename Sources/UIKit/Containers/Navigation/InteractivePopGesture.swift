/// A finger from the leading edge that takes the topmost controller of a stack along, and away when it leaves far enough
/// from there. The stack hears of nothing before that.
final class InteractivePopGesture: UIScreenEdgePanGestureRecognizer {
  private weak var stack: UINavigationController?
  private var pull: InteractivePop?

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init(target: nil, action: nil)
  }

  override func mayReceive(_ touch: UITouch) -> Bool {
    edges = view?.isRightToLeft == true ? .right : .left
    return super.mayReceive(touch)
  }

  override func mayBegin() -> Bool { stack?.canBeLedBack == true && super.mayBegin() }

  override func willSend() {
    guard let view, let stack else { return }
    let sign: CGFloat = edges == .left ? 1 : -1, way = translation(in: view).x * sign
    switch state {
    case .began:
      pull = InteractivePop(of: stack)
      pull?.follow(way)
    case .changed: pull?.follow(way)
    case .ended: end(stack, goesBack: Self.isFarEnough(way, velocity(in: view).x * sign, in: view))
    case .cancelled: end(stack, goesBack: false)
    default: break
    }
  }

  /// > Basis: assumed: half of the way, or a throw.
  private static func isFarEnough(_ way: CGFloat, _ velocity: CGFloat, in view: UIView) -> Bool {
    way + velocity * 0.2 > view.bounds.width / 2
  }

  private func end(_ stack: UINavigationController, goesBack: Bool) {
    let top = stack.topViewController
    if goesBack { stack.popViewController(animated: true) }
    // A subclass may keep what it has.
    if stack.topViewController === top { pull?.letGo() }
    pull = nil
  }

  /// Somebody else was first.
  override func reset() {
    super.reset()
    pull?.letGo()
    pull = nil
  }
}

extension UINavigationController {
  /// > Basis: recalled: where the system's back button is not there, its gesture is not either.
  fileprivate var canBeLedBack: Bool {
    guard viewControllers.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem else {
      return false
    }
    return !animatesPops && !item.hidesBackButton && (item.shownLeftItems.isEmpty || item.leftItemsSupplementBackButton)
  }
}
