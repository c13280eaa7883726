/// The topmost screen of a stack under a finger, and the one below as it comes into sight. Both are shown only: the stack
/// is what it was until the finger has gone far enough.
///
/// What the one below shows is what it showed last. The bar waits for the end.
@MainActor struct StackPull {
  private let session: Session
  private let width: CGFloat
  private weak var top: UIView?
  private weak var below: UIView?
  private let picture: DepartingPicture?
  private let looks: (above: MotionLook, below: MotionLook)

  init?(of stack: UINavigationController) {
    let controllers = stack.viewControllers
    guard controllers.count > 1, let top = stack.topViewController?.loadedView, let host = top.superview,
      top.window != nil
    else { return nil }
    let below = controllers[controllers.count - 2].loadedView
    (session, width, self.top, self.below) = (stack.session, host.bounds.width, top, below)
    picture = below.flatMap { DepartingPicture(ofHidden: $0, below: top) }
    looks = StackShift.looks(in: host, stack.session)
  }

  /// - Parameter way: from the edge, in points.
  func follow(_ way: CGFloat) {
    guard session.animations.areEnabled, width > 0, let top else { return }
    let share = min(max(way / width, 0), 1)
    session.hold(top, MotionLook.inPlace.going(share, to: looks.above))
    if let picture, let below { session.hold(below, looks.below.going(share, to: .inPlace), picture) }
  }

  /// Both go back to where they were.
  func letGo() {
    let timing = session.screenTiming
    if let below, let picture { session.go(below, picture, from: looks.below, to: looks.below, timing) }
    if let top { session.come(top, from: .inPlace, timing) }
  }
}
