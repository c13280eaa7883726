/// A finger from the leading edge that takes the topmost controller of a stack away, when it leaves far enough from there.
/// The way there is not shown.
final class PopPan: UIScreenEdgePanGestureRecognizer {
  private weak var stack: UINavigationController?

  init(_ stack: UINavigationController) {
    self.stack = stack
    super.init(target: nil, action: nil)
  }

  override func mayReceive(_ touch: UITouch) -> Bool {
    edges = view?.isRightToLeft == true ? .right : .left
    return super.mayReceive(touch)
  }

  override func mayBegin() -> Bool { stack?.canBeLedBack == true && super.mayBegin() }

  /// > Basis: assumed: half of the way, or a throw.
  override func willSend() {
    guard state == .ended, let view else { return }
    let sign: CGFloat = edges == .left ? 1 : -1
    let way = translation(in: view).x * sign, velocity = velocity(in: view).x * sign
    if way + velocity * 0.2 > view.bounds.width / 2 { stack?.popViewController(animated: true) }
  }
}

extension UINavigationController {
  /// > Basis: recalled: where the system's back button is not there, its gesture is not either.
  fileprivate var canBeLedBack: Bool {
    guard viewControllers.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton && (item.shownLeftItems.isEmpty || item.leftItemsSupplementBackButton)
  }
}
