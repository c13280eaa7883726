/// The interactive pop: a drag from the leading edge that moves the top view controller of a navigation stack and pops
/// it if the drag ends far enough from the edge. The stack changes only when the gesture ends.
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

  /// > Basis: assumed: half of the width, or a fling.
  private static func isFarEnough(_ way: CGFloat, _ velocity: CGFloat, in view: UIView) -> Bool {
    way + velocity * 0.2 > view.bounds.width / 2
  }

  private func end(_ stack: UINavigationController, goesBack: Bool) {
    let top = stack.topViewController
    if goesBack { stack.popViewController(animated: true) }
    // A subclass may refuse to pop.
    if stack.topViewController === top { pull?.letGo() }
    pull = nil
  }

  /// Another recognizer won.
  override func reset() {
    super.reset()
    pull?.letGo()
    pull = nil
  }
}

extension UINavigationController {
  /// > Basis: recalled: without the system's back button, there is no pop gesture either.
  fileprivate var canBeLedBack: Bool {
    guard viewControllers.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem else {
      return false
    }
    return !animatesPops && !item.hidesBackButton && (item.shownLeftItems.isEmpty || item.leftItemsSupplementBackButton)
  }
}
