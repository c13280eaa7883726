/// An interactive pop in progress: moves the top screen of a stack with the gesture and reveals the screen below. The
/// stack does not change until the gesture ends far enough.
///
/// The screen below appears as it was last shown. The bar cross-fades to its next content.
@MainActor struct InteractivePop {
  private let session: Session
  private let width: CGFloat
  private weak var top: UIView?
  private weak var below: UIView?
  private let picture: OutgoingSnapshot?
  private weak var bar: UINavigationBar?
  private let barPicture: OutgoingSnapshot?
  private let looks: (above: TransitionState, below: TransitionState)

  init?(of stack: UINavigationController) {
    let controllers = stack.viewControllers
    guard controllers.count > 1, let top = stack.topViewController?.loadedView, let host = top.superview,
      top.window != nil
    else { return nil }
    let below = controllers[controllers.count - 2].loadedView
    (session, width, self.top, self.below) = (stack.session, host.bounds.width, top, below)
    picture = below.flatMap { OutgoingSnapshot(ofHidden: $0, below: top) }
    looks = PushPopTransition.looks(in: host, stack.session)
    let isBarShown = !stack.isNavigationBarHidden && stack.navigationBar.superview != nil
    bar = isBarShown ? stack.navigationBar : nil
    barPicture = bar?.picture(after: controllers.dropLast().map(\.navigationItem))
  }

  /// - Parameter way: the distance from the edge, in points.
  func follow(_ way: CGFloat) {
    guard session.animations.areEnabled, width > 0, let top else { return }
    let share = min(max(way / width, 0), 1)
    session.hold(top, TransitionState.inPlace.going(share, to: looks.above))
    if let picture, let below { session.hold(below, looks.below.going(share, to: .inPlace), picture) }
    if let bar, let barPicture { session.hold(bar, TransitionState.faded.going(share, to: .inPlace), barPicture) }
  }

  /// Animates both screens back to their places.
  func letGo() {
    let timing = session.screenTiming
    if let below, let picture { session.go(below, picture, from: looks.below, to: looks.below, timing) }
    if let bar, let barPicture { session.go(bar, barPicture, from: .faded, to: .faded, timing) }
    if let top { session.come(top, from: .inPlace, timing) }
  }
}

extension UINavigationBar {
  /// Returns a snapshot of the bar with other items.
  fileprivate func picture(after items: [UINavigationItem]) -> OutgoingSnapshot? {
    let current = self.items
    return session.withoutAnimation { () -> OutgoingSnapshot? in
      self.items = items
      defer { self.items = current }
      return OutgoingSnapshot(of: self, isInFront: true)
    }
  }
}
