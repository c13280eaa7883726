/// The transition of a presentation or a dismissal.
///
/// > Basis: `UIModalTransitionStyle` reference for covers and dissolves; recalled for alerts, popovers and dimming.
/// > Assumed: flips and curls dissolve.
@MainActor struct PresentationTransition {
  private struct Leaving {
    weak var view: UIView?
    let picture: OutgoingSnapshot?
    var start = TransitionState.inPlace
    let end: TransitionState
    let timing: AnimationTiming
  }

  private var leaving: [Leaving] = []
  private weak var coming: UIPresentationController?

  /// Creates the transition of a presentation. Fails if transitions are not shown.
  ///
  /// - Parameter presentation: A presentation whose views are not on screen yet.
  init?(coming presentation: UIPresentationController) {
    guard presentation.session.showsMotion else { return nil }
    coming = presentation
    guard presentation.shouldRemovePresentersView, let view = presentation.presenter?.loadedView else { return }
    leaving = [
      Leaving(
        view: view, picture: OutgoingSnapshot(of: view, isInFront: false), end: .inPlace,
        timing: presentation.motionTiming)
    ]
  }

  /// - Parameter presentations: The presentations to dismiss, from back to front.
  init?(going presentations: [UIPresentationController]) {
    guard let first = presentations.first, first.session.showsMotion else { return nil }
    leaving = presentations.reversed().flatMap { presentation in
      presentation.movers.reversed().map { view, isDimming in
        Leaving(
          view: view, picture: OutgoingSnapshot(of: view, in: presentation.stage.container?.superview, isInFront: true),
          start: presentation.session.motions.look(of: view, at: presentation.session.clock.now) ?? .inPlace,
          end: presentation.outside(view, isDimming: isDimming, goes: true), timing: presentation.motionTiming)
      }
    }
  }

  /// Starts the transition, when the views are in their final places.
  func begin(in session: Session) {
    for leaving in leaving where leaving.view?.window == nil {
      session.go(leaving.view, leaving.picture, from: leaving.start, to: leaving.end, leaving.timing)
    }
    guard let coming, coming.stage.phase == .presenting else { return }
    for (view, isDimming) in coming.movers where view.window != nil {
      session.come(view, from: coming.outside(view, isDimming: isDimming), coming.motionTiming)
    }
  }
}

extension UIPresentationController {
  /// The views that move, from back to front.
  fileprivate var movers: [(view: UIView, isDimming: Bool)] {
    if let frame = stage.frame { return [(frame.dimming, true), (frame.shadow, false)] }
    return presentedViewController.loadedView.map { [($0, false)] } ?? []
  }

  private var isAlert: Bool {
    form == .alert && !presentedViewController.isActionSheet
  }

  private var dissolves: Bool {
    form == .popover || (form != .alert && transitionStyle != .coverVertical && !zooms)
  }

  private var zooms: Bool {
    if let transition = presentedViewController.preferredTransition { transition.modalStyle == nil } else { false }
  }

  private var transitionStyle: UIModalTransitionStyle {
    if let preferred = presentedViewController.preferredTransition?.modalStyle { return preferred }
    let context = presenter.flatMap { $0.providesPresentationContextTransitionStyle ? $0 : nil }
    let usesContext = presentedViewController.modalPresentationStyle.staysInContext
    return (usesContext ? context : nil)?.modalTransitionStyle ?? presentedViewController.modalTransitionStyle
  }

  var motionTiming: AnimationTiming {
    if isAlert {
      let bounces = !session.behaves(.screensSlideOverEachOther)
      guard bounces, stage.phase != .dismissing else { return AnimationTiming(duration: 0.25) }
      return AnimationTiming(duration: 0.4, curve: .spring(SpringCurve(dampingRatio: 0.6, restingAfter: 0.4)))
    }
    if form == .popover { return AnimationTiming(duration: 0.25) }
    return dissolves ? AnimationTiming(duration: 0.4) : session.coverTiming
  }

  /// Returns the state of a view before it appears or after it disappears.
  fileprivate func outside(_ view: UIView, isDimming: Bool, goes: Bool = false) -> TransitionState {
    if isDimming || dissolves { return .faded }
    if isAlert {
      let scale = goes ? 1 : session.behaves(.screensSlideOverEachOther) ? 1.2 : 0.6
      var look = TransitionState.scaled(scale, view.frame)
      look.opacity = 0
      return look
    }
    if form != .popover, let presenter, let container = stage.container ?? view.superview,
      let look = presentedViewController.preferredTransition?.zoomed(
        presentedViewController, from: presenter, frame: view.frame, in: container)
    {
      return look
    }
    let room = stage.container?.bounds ?? view.superview?.bounds ?? view.frame
    return comesFromBelow(view, room)
  }

  /// Returns a state below the lower edge of the interface, which differs in a window that does not rotate with it.
  private func comesFromBelow(_ view: UIView, _ room: CGRect) -> TransitionState {
    let turn = view.superview is UIWindow ? view.transform : .identity
    guard turn.isIdentity else {
      let way = view.bounds.height
      return .moved(x: turn.c * way, y: turn.d * way)
    }
    return .moved(y: max(0, room.maxY - view.frame.minY))
  }
}

extension Session {
  /// > Basis: recalled, as `screenTiming`.
  fileprivate var coverTiming: AnimationTiming {
    behaves(.screensSlideOverEachOther) ? screenTiming : AnimationTiming(duration: 0.4)
  }
}
