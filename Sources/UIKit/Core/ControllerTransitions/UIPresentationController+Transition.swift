// Presentations with custom animations.
extension UIPresentationController {
  /// Returns the transition of a presentation that begins, after asking the delegate for an animator.
  ///
  /// - Parameter source: the controller whose `present` was called.
  func transitionToPresented(source: UIViewController) -> ControllerTransition? {
    guard let presenter else { return nil }
    let controller = presentedViewController
    return transition(from: presenter, to: controller, of: presenter) { delegate in
      guard let animator = delegate.animationController(forPresented: controller, presenting: presenter, source: source)
      else { return nil }
      return (animator, delegate.interactionControllerForPresentation(using: animator))
    }
  }

  /// Returns the transition of a dismissal that begins.
  func transitionFromPresented() -> ControllerTransition? {
    guard let presenter else { return nil }
    let controller = presentedViewController
    return transition(from: controller, to: presenter, of: presenter) { delegate in
      guard let animator = delegate.animationController(forDismissed: controller) else { return nil }
      return (animator, delegate.interactionControllerForDismissal(using: animator))
    }
  }

  private typealias Parts = (
    animator: any UIViewControllerAnimatedTransitioning, interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  private func transition(
    from: UIViewController, to: UIViewController, of owner: UIViewController,
    _ ask: (any UIViewControllerTransitioningDelegate) -> Parts?
  ) -> ControllerTransition? {
    guard let host = stage.host else { return nil }
    let delegate =
      session.behaves(.programsAnimateTransitions) ? presentedViewController.transitioningDelegate : nil
    let parts = delegate.flatMap { delegate in session.perform { ask(delegate) } }
    let container = parts == nil ? stage.container ?? host : placedContainer(in: host)
    return ControllerTransition(
      of: owner, from: from, to: to, in: container, style: presentationStyle, animator: parts?.animator,
      interaction: parts?.interaction, timing: motionTiming)
  }

  /// Places the container in its window while the program animates the views. Sheets are placed as usual.
  func placeOnTheWay() {
    guard let host = stage.host, stage.phase == .presenting else { return }
    let container = placedContainer(in: host)
    if !form.isSheet { presentedViewController.place.isHeld = true }
    placePresented(in: container)
  }

  /// The view that the animator moves.
  private var movedView: UIView? { form.isSheet ? stage.frame?.shadow : presentedView }

  // MARK: Presenting

  /// Begins a presentation. The presented view already has its final size.
  func beginPresenting(_ transition: ControllerTransition) {
    transition.to.view = movedView
    transition.to.finalFrame = movedView?.frame ?? .zero
    transition.from.view = nil
    if shouldRemovePresentersView, let view = presenter?.loadedView {
      presenter?.place.isHeld = true
      let container = transition.containerView, frame = container.convert(view.bounds, from: view)
      container.insertSubview(view, at: 0)
      view.stand(in: frame, isTurned: presenter?.place.turn != .identity)
      transition.from.view = view
    }
    transition.from.initialFrame = transition.containerView.bounds
    transition.from.finalFrame = shouldRemovePresentersView ? .zero : transition.containerView.bounds
    transition.begin()
  }

  func endPresenting(_ transition: ControllerTransition, _ didComplete: Bool, completion: @escaping () -> Void) {
    leaveHold()
    if didComplete { return place() }
    transition.ends.completions = []
    let controller = presentedViewController
    controller.appearance.isBeingPresented = false
    stage.phase = .dismissing
    putPresenterBack()
    session.beginTransitions(animated: true, isModal: true)
    session.afterTransition(in: controller) { [self] in
      leave()
      stage.phase = .waiting
      presentationTransitionDidEnd(false)
      letGo()
      completion()
    }
  }

  // MARK: Dismissing

  func beginDismissing(_ transition: ControllerTransition) {
    transition.from.view = movedView
    transition.from.initialFrame = movedView?.frame ?? .zero
    transition.to.view = nil
    transition.to.initialFrame = shouldRemovePresentersView ? .zero : transition.containerView.bounds
    transition.to.finalFrame = transition.containerView.bounds
    if shouldRemovePresentersView, let view = presenter?.loadedView {
      view.stand(in: transition.containerView.bounds, isTurned: presenter?.place.turn != .identity)
      transition.to.view = view
    }
    transition.begin()
  }

  /// - Parameter completion: called if the dismissal was cancelled.
  func endDismissing(_ transition: ControllerTransition, _ didComplete: Bool, completion: @escaping () -> Void) {
    leaveHold()
    if didComplete {
      putPresenterBack()
      return place()
    }
    transition.ends.completions = []
    let controller = presentedViewController
    controller.appearance.isBeingDismissed = false
    if shouldRemovePresentersView { presenter?.loadedView?.removeFromSuperview() }
    stage.phase = .presenting
    // The view may be anywhere along its animation.
    controller.place.area = nil
    session.beginTransitions(animated: true, isModal: true)
    place()
    session.afterTransition(in: controller) { [self] in
      dismissalTransitionDidEnd(false)
      completion()
    }
  }

  /// Keeps the presenter's view out of layout at the start of a dismissal, so that only the animator brings it back.
  func holdPresenter() { if shouldRemovePresentersView { presenter?.place.isHeld = true } }

  private func leaveHold() {
    stage.transition = nil
    presentedViewController.place.isHeld = false
    presenter?.place.isHeld = false
  }

  /// Removes the presenter's view from the container. The host then places it again.
  private func putPresenterBack() {
    guard let presenter, let view = presenter.loadedView, let container = stage.container,
      view.superview == nil || view.isDescendant(of: container), shouldRemovePresentersView
    else { return }
    view.removeFromSuperview()
    if presenter.place.area == nil { view.frame = container.frame }
    presenter.place.area = nil
    stage.host?.markNeedsTraitUpdate()
  }
}

extension UIView {
  /// - Parameter isTurned: whether the view is rotated with the interface, as the container already is. Otherwise its
  ///   transform belongs to the program.
  fileprivate func stand(in frame: CGRect, isTurned: Bool) {
    if isTurned { transform = .identity }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
