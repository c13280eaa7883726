// Propagation of rotations and size changes through controllers.
extension UIViewController {
  /// The controller and the shown descendants that are notified of rotations automatically.
  var rotatingFamily: [UIViewController] {
    guard shouldAutomaticallyForwardRotationMethods else { return [self] }
    return [self] + shownChildren.flatMap(\.rotatingFamily)
  }

  /// Calls the methods around a rotation that iOS 8 deprecated.
  func willTurn(_ transition: EnvironmentTransition) {
    let (old, target) = (transition.old.orientation, transition.target.orientation)
    let duration = transition.coordinator.transitionDuration
    willRotate(to: target, duration: duration)
    transition.coordinator.animate(
      alongsideTransition: { _ in self.willAnimateRotation(to: target, duration: duration) },
      completion: { _ in self.didRotate(from: old) })
  }

  // MARK: Since iOS 8

  /// Records the future areas of the views of this controller and its children.
  ///
  /// - Parameter area: The area, or nil if the program decides.
  func plan(_ area: ContentArea?) {
    place.plannedArea = area
    for child in children where child.isViewLoaded {
      child.plan(area.flatMap { areaOfChild(child, in: $0.frame.size, within: surroundings(of: $0)) })
    }
  }

  /// The default implementation of `viewWillTransition`. A controller that overrides it and calls `super` receives the
  /// deprecated callbacks, too, because Swift cannot tell that it overrides the method.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    if let transition = session.orientations.transition, transition.turns, transition.coordinator === coordinator {
      willTurn(transition)
    }
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.loadedView?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  func passOn(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childTraits = child.traitsFromAbove(traits)
      if childTraits.hasOtherSizeClasses(than: child.traitCollection) {
        child.willTransition(to: childTraits, with: coordinator)
      }
    }
  }
}
