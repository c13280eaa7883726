// Presenting and dismissing.
extension UIViewController {
  /// The controller, its parent, and so on.
  var line: [UIViewController] {
    var found = [self]
    while let parent = found.last?.parent { found.append(parent) }
    return found
  }

  /// The controller or its nearest ancestor that presents another controller.
  var nearestPresenter: UIViewController? { line.first { $0.presentation.presented != nil } }

  /// Returns the controller that presents: the owner of the context, or else the topmost ancestor.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let context = style.staysInContext ? line.first(where: \.definesPresentationContext) : nil
    return context ?? line.last ?? self
  }

  func presentModally(_ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
    controller.checkCanBePresented(by: self)
    let presenter = presenter(for: controller.modalPresentationStyle)
    guard presenter.canPresent(controller) else { return }
    presenter.presentation.presented?.presentation.controller?.leave()
    let presentation = controller.coming(presentedBy: presenter, source: self)
    controller.presentation.coming = nil
    presenter.begin(presentation, of: controller)
    let transition = animated ? presentation.transitionToPresented(source: self) : nil, custom = transition?.ifCustom
    let shift = animated && custom == nil ? PresentationTransition(coming: presentation) : nil
    presentation.stage.transition = custom
    session.perform { presentation.presentationTransitionWillBegin() }
    session.beginTransitions(animated: animated, isModal: true, for: custom)
    shift?.begin(in: session)
    session.afterTransition(in: controller, for: custom) {
      controller.appearance.isBeingPresented = false
      presentation.presentationTransitionDidEnd(true)
      completion?()
    }
    guard let custom else { return transition?.beginBesideSystem(in: controller) ?? () }
    custom.whenOver = { [unowned custom] didComplete in
      presentation.endPresenting(custom, didComplete) { completion?() }
    }
    custom.beginWithFrame { presentation.beginPresenting(custom) }
  }

  private func begin(_ presentation: UIPresentationController, of controller: UIViewController) {
    let fillsWindow = parent == nil && self.presentation.presenter == nil
    let staysInside = controller.modalPresentationStyle.staysInContext && !fillsWindow
    presentation.presenter = self
    presentation.stage.host = staysInside ? loadedView?.superview : loadedView?.window
    presentation.stage.putsPresenterBack = place.area == nil
    presentation.willBegin()
    presentation.stage.phase = .presenting
    (controller.presentation.controller, controller.presentation.presenter) = (presentation, self)
    self.presentation.presented = controller
    controller.family.traitsOfPlace = session.traits(inside: presentation.form)
    controller.appearance.isBeingPresented = true
    controller.loadViewIfNeeded()
    presentation.prepare()
  }

  /// Returns the presentation controller that was already requested for the current style, or else a new one.
  func coming(presentedBy presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
    if let coming = presentation.coming, coming.style == modalPresentationStyle { return coming.controller }
    let controller = makePresentationController(presenter: presenter, source: source)
    presentation.coming = (controller, modalPresentationStyle)
    return controller
  }

  private func makePresentationController(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let custom =
      modalPresentationStyle != .custom
      ? nil
      : session.perform {
        transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
      }
    return custom
      ?? session.perform { makeSystemPresentation(presenter: presenter) }
  }

  func dismissModally(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = nearestPresenter ?? presentingViewController
    guard let presenter, let top = presenter.presentation.presented?.presentation.controller else {
      session.perform { completion?() }
      return
    }
    guard top.stage.phase == .presenting else { return }
    let above = presenter.presentations
    top.stage.transition?.hurry()
    let transition = animated && above.count == 1 ? top.transitionFromPresented() : nil
    let custom = transition?.ifCustom
    let shift = animated && custom == nil ? PresentationTransition(going: above) : nil
    for presentation in above {
      presentation.presentedViewController.appearance.isBeingDismissed = true
      session.perform { presentation.dismissalTransitionWillBegin() }
    }
    top.stage.phase = .dismissing
    if custom != nil { top.holdPresenter() }
    top.stage.transition = custom
    session.beginTransitions(animated: animated, isModal: true, for: custom)
    session.afterTransition(in: presenter, for: custom) {
      for presentation in above.reversed() { presentation.end() }
      shift?.begin(in: presenter.session)
      completion?()
    }
    guard let custom else { return transition?.beginBesideSystem(in: presenter) ?? () }
    custom.whenOver = { [unowned custom] didComplete in
      top.endDismissing(custom, didComplete) { completion?() }
    }
    custom.beginWithFrame { top.beginDismissing(custom) }
  }

  /// The presentation by this controller, the one by the presented controller, and so on.
  private var presentations: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var next = presentation.presented
    while let controller = next {
      if let presentation = controller.presentation.controller { found.append(presentation) }
      next = controller.presentation.presented
    }
    return found
  }
}

extension UIPresentationController {
  /// Ends the presentation on both sides, unless the controller has been presented again.
  fileprivate func end() {
    let controller = presentedViewController
    guard controller.presentation.controller === self else { return }
    leave()
    stage.phase = .waiting
    controller.appearance.isBeingDismissed = false
    dismissalTransitionDidEnd(true)
    letGo()
  }

  func letGo() {
    let controller = presentedViewController
    (controller.presentation.controller, controller.presentation.presenter) = (nil, nil)
    controller.family.traitsOfPlace = nil
    guard presenter?.presentation.presented === controller else { return }
    presenter?.presentation.presented = nil
  }
}

extension UIViewController {
  /// Ends the presentation of a controller that has become the root of a window.
  ///
  /// > Basis: assumed.
  func forgetPresenter() {
    guard let controller = presentation.controller else { return }
    controller.clearStage()
    controller.letGo()
  }
}

// MARK: - Presentations that are refused

extension UIViewController {
  /// Returns whether this controller can present another one. If not, reports a warning, and the call has no effect.
  fileprivate func canPresent(_ controller: UIViewController) -> Bool {
    if let presented = presentation.presented, !presented.isGone {
      refuse("Attempt to present \(controller) on \(self) which is already presenting \(presented)")
      return false
    }
    guard loadedView?.window != nil else {
      refuse("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy!")
      return false
    }
    return true
  }

  /// Whether the controller was dismissed without animation, so that another one can be presented immediately.
  private var isGone: Bool { appearance.isBeingDismissed && !appearance.isAnimated }

  private func refuse(_ message: String) {
    session.report(Diagnostic(rule: "presentation-refused", severity: .warning, message: message))
  }

  fileprivate func checkCanBePresented(by presenter: UIViewController) {
    if presenter === self {
      Exception.invalidArgument.raise(
        "Application tried to present modal view controller on itself. Presenting controller is \(presenter).")
    }
    if parent != nil || (presentation.presenter != nil && !isGone) {
      Exception.invalidArgument.raise("Application tried to present modally an active controller \(self).")
    }
  }
}

// MARK: - Showing controllers

extension UIViewController {
  /// The place that a caller requests for a controller.
  enum Destination { case any, detail }

  func showElsewhere(_ controller: UIViewController, as destination: Destination) {
    if line.contains(where: { $0.takesIn(controller, as: destination) }) { return }
    present(controller, animated: true)
  }
}

extension UIViewController {
  /// Posted by a split view controller that collapses or expands: `showDetailViewController(_:sender:)` then shows a
  /// controller in another place.
  public nonisolated static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
