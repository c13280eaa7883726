/// The animation of a push or a pop: the upper screen moves over the trailing edge, and the lower screen moves towards
/// the leading one.
///
/// > Basis: recalled: from iOS 7 on the lower screen moves three tenths of the width and is darkened, before that the
/// > whole width; the bar's content fades. Assumed: a tenth of black, the shadow.
@MainActor struct PushPopTransition {
  private let isPush: Bool
  private weak var host: UIView?
  private weak var old: UIViewController?
  private weak var new: UIViewController?
  private let picture: OutgoingSnapshot?
  private let bar: OutgoingSnapshot?

  /// Creates the animation; nil if the change is not visible.
  init?(of stack: UINavigationController, to controllers: [UIViewController]) {
    guard stack.session.showsMotion, let old = stack.topViewController, let new = controllers.last, old !== new,
      let view = old.loadedView, let host = view.superview, view.window != nil
    else { return nil }
    isPush = !stack.viewControllers.contains { $0 === new }
    (self.host, self.old, self.new) = (host, old, new)
    picture = OutgoingSnapshot(of: view, isInFront: !isPush)
    let isBarShown = !stack.isNavigationBarHidden && stack.navigationBar.superview != nil
    bar = isBarShown ? OutgoingSnapshot(of: stack.navigationBar, isInFront: true) : nil
  }

  /// Begins the animation. The views already have their final frames.
  func begin(in stack: UINavigationController) {
    guard let host, let new, stack.topViewController === new, let view = new.loadedView, view.superview === host
    else { return }
    let session = stack.session, timing = session.screenTiming
    let (above, below) = preferredLooks(of: view, in: host) ?? Self.looks(in: host, session)
    session.go(old?.loadedView, picture, to: isPush ? below : above, timing)
    session.come(view, from: isPush ? above : below, timing)
    guard !stack.isNavigationBarHidden else { return }
    // An interactive pop has already faded in a part of the bar's content.
    let brought = session.motions.pictureLook(of: stack.navigationBar, at: session.clock.now)?.opacity ?? 0
    session.motions.forget(stack.navigationBar)
    session.go(stack.navigationBar, bar, from: TransitionState(opacity: 1 - brought), to: .faded, timing)
  }

  /// Returns the states for the upper screen's preferred transition, in which the lower screen stays in place.
  private func preferredLooks(of new: UIView, in host: UIView) -> (above: TransitionState, below: TransitionState)? {
    guard let upper = isPush ? self.new : old, let lower = isPush ? old : self.new,
      let transition = upper.preferredTransition
    else { return nil }
    let frame = upper.loadedView?.frame ?? new.frame
    if let zoom = transition.zoomed(upper, from: lower, frame: frame, in: host) { return (zoom, .inPlace) }
    switch transition.modalStyle {
    case .coverVertical?: return (.moved(y: max(0, host.bounds.maxY - frame.minY)), .inPlace)
    default: return (.faded, .inPlace)
    }
  }

  /// Returns the states of a screen before it appears and of a screen that another covers.
  static func looks(in host: UIView, _ session: Session) -> (above: TransitionState, below: TransitionState) {
    // The width, with the sign of the direction from the leading to the trailing edge.
    let width = host.bounds.width * (host.isRightToLeft ? -1 : 1)
    guard session.behaves(.screensSlideOverEachOther) else { return (.moved(x: width), .moved(x: -width)) }
    var above = TransitionState.moved(x: width), below = TransitionState.moved(x: -width * 0.3)
    (above.shadow, below.shade) = (0.25, 0.1)
    return (above, below)
  }
}
