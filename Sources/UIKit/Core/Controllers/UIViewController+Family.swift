// Parents and children.
extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil {
      child.session.perform { child.willMove(toParent: nil) }
      child.removeFromParent()
    }
    child.checkCanMove(to: self)
    child.session.perform { child.willMove(toParent: self) }
    child.family.parent = self
    family.children.append(child)
  }

  /// Removes the controller from its parent, even if the parent is a system container that still shows it.
  func leaveParent() {
    guard let parent else { return }
    parent.family.children.removeAll { $0 === self }
    parent.managedChildren.removeAll { $0 === self }
    family.parent = nil
    family.overriddenTraits = nil
    if place.area != nil { session.beginTransitions() }
    leavePlace()
    session.perform { didMove(toParent: nil) }
  }

  func exchange(
    _ old: UIViewController, _ new: UIViewController, over duration: TimeInterval, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      Exception.invalidArgument.raise(
        "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    let changes = {
      old.view.superview?.addSubview(new.view)
      animations?()
      old.view.removeFromSuperview()
    }
    session.runTransition(AnimationTiming(duration: max(duration, 0)), changes, completion: completion)
  }

  /// Replaces the managed children, and sends their callbacks before and after a transition.
  ///
  /// - Parameters:
  ///   - new: the new managed children.
  ///   - transition: the custom transition that shows the change; nil for none.
  ///   - prepare: receives the added and the removed children before any appearance callback.
  ///   - completion: called after the children have received `didMove(toParent:)`.
  func manage(
    _ new: [UIViewController], animated: Bool = false, for transition: ControllerTransition? = nil,
    prepare: (_ added: [UIViewController], _ gone: [UIViewController]) -> Void = { _, _ in },
    completion: @escaping @MainActor () -> Void = {}
  ) {
    let added = new.without(managedChildren), gone = managedChildren.without(new)
    managedChildren = new
    added.forEach(addChild)
    for controller in gone where controller.parent === self { session.perform { controller.willMove(toParent: nil) } }
    prepare(added, gone)
    session.beginTransitions(animated: animated, for: transition)
    session.afterTransition(in: self, for: transition) { [self] in
      for controller in gone.without(managedChildren) where controller.parent === self { controller.removeFromParent() }
      for controller in added where controller.parent === self { controller.didMove(toParent: self) }
      completion()
    }
  }

  /// Removes the view from the place that a window or a container gave it.
  func leavePlace() {
    guard place.area != nil else { return }
    presentation.presented?.presentation.controller?.leave()
    loadedView?.removeFromSuperview()
    loadedView?.layout.surroundingInsets = .zero
    (place.area, place.isHeld) = (nil, false)
  }

  /// The controller and its descendants on screen, parents first; then those that it presents.
  var shownFamily: [UIViewController] {
    (isReplaced ? [] : ownFamily) + (presentationUnderWay?.presentedViewController.shownFamily ?? [])
  }

  /// The presentation by this controller that is not being dismissed.
  var presentationUnderWay: UIPresentationController? {
    guard let controller = presentation.presented?.presentation.controller, controller.stage.phase == .presenting
    else { return nil }
    return controller
  }

  /// Whether the presented controller's view replaces this controller's view.
  var isReplaced: Bool { presentationUnderWay?.replacesPresenter ?? false }

  private var ownFamily: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [self] }
    return [self] + shownChildren.flatMap(\.shownFamily)
  }
}

extension [UIViewController] {
  func without(_ others: [UIViewController]) -> [UIViewController] {
    let identifiers = Set(others.map(ObjectIdentifier.init))
    return filter { !identifiers.contains(ObjectIdentifier($0)) }
  }
}
