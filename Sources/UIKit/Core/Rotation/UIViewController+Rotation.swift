// How turns and changes of size travel through a family of controllers.
extension UIViewController {
  /// Itself and everyone on screen below it who hears of turns without anybody's doing.
  var rotatingFamily: [UIViewController] {
    guard shouldAutomaticallyForwardRotationMethods else { return [self] }
    return [self] + shownChildren.flatMap(\.rotatingFamily)
  }

  /// The callbacks that iOS 8 deprecated, around one turn.
  func willTurn(_ transition: EnvironmentTransition) {
    let (old, target) = (transition.old.orientation, transition.target.orientation)
    let duration = transition.coordinator.transitionDuration
    willRotate(to: target, duration: duration)
    transition.coordinator.animate(
      alongsideTransition: { _ in self.willAnimateRotation(to: target, duration: duration) },
      completion: { _ in self.didRotate(from: old) })
  }

  // MARK: From iOS 8 on

  /// Notes the areas that the views of this controller and of those it places are going to have.
  ///
  /// - Parameter area: nil where the program decides.
  func plan(_ area: ContentArea?) {
    place.plannedArea = area
    for child in children where child.isViewLoaded {
      child.plan(area.flatMap { areaOfChild(child, in: $0.frame.size, within: surroundings(of: $0)) })
    }
  }

  /// What the default of `viewWillTransition` does. A controller that overrides it and calls `super` hears the old
  /// callbacks, too: Swift has no way to tell that it overrides it.
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
