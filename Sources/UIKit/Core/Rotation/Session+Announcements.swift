import SystemProfiles

// What controllers hear before their views get another size.
extension Session {
  func announce(_ transition: EnvironmentTransition) {
    if behaves(.sizeChangesAreTransitions) {
      announceSizes(transition)
    } else if transition.turns {
      announceTurn(transition)
    }
  }

  /// Until iOS 7: everyone on screen, parents first, by the framework and not by their parents' code.
  private func announceTurn(_ transition: EnvironmentTransition) {
    let receivers = windows.flatMap(\.topControllers).flatMap(\.rotatingFamily)
    for controller in receivers { controller.willTurn(transition) }
  }

  /// From iOS 8 on: the topmost controllers, which hand it on, covered ones as well. All sizes are still the old ones. One that is presented
  /// in a place of the program's choice hears of classes alone.
  private func announceSizes(_ transition: EnvironmentTransition) {
    let roots = windows.filter { $0.frame == transition.old.screenBounds }.flatMap(\.allTopControllers)
    planSizes(of: roots, in: transition.target)
    let traits = UITraitCollection(transition.target)
    for controller in roots {
      if traits.hasOtherSizeClasses(than: self.traits) {
        controller.willTransition(to: controller.traitsFromAbove(traits), with: transition.coordinator)
      }
      if let presentation = controller.presentation.controller, !presentation.isSystems, transition.changesSizes {
        presentation.willTransition(to: traits, with: transition.coordinator)
        presentation.viewWillTransition(to: transition.target.screenSize, with: transition.coordinator)
      }
      guard let size = controller.place.plannedArea?.frame.size, size != controller.loadedView?.bounds.size else {
        continue
      }
      controller.viewWillTransition(to: size, with: transition.coordinator)
    }
  }

  /// Arithmetic in an environment that is yet to come; presenters come before what they present.
  private func planSizes(of roots: [UIViewController], in target: SystemEnvironment) {
    let current = environment
    planning(target) {
      for controller in roots {
        let presentation = controller.presentation.controller
        controller.plan(presentation.map(\.plannedArea) ?? controller.areaInWindow(after: current))
      }
    }
  }

  /// Answers in an environment that nobody has yet.
  func planning<Value>(_ target: SystemEnvironment, _ body: () -> Value) -> Value {
    let current = environment
    defer { setEnvironment(current) }
    setEnvironment(target)
    updateStatusBar()
    return body()
  }
}

extension UIWindow {
  /// The root and what it presents: all on screen that have no parent to hear from.
  fileprivate var topControllers: [UIViewController] {
    rootViewController?.shownFamily.filter { $0.parent == nil } ?? []
  }

  /// With those that a presentation covers or has taken off the screen.
  fileprivate var allTopControllers: [UIViewController] {
    rootViewController?.wholeFamily.filter { $0.parent == nil && $0.isViewLoaded } ?? []
  }
}

extension UIViewController {
  /// Nil where the view does not fill the window.
  fileprivate func areaInWindow(after old: SystemEnvironment) -> ContentArea? {
    guard place.area == area(filling: old) else { return nil }
    return area(filling: session.environment)
  }

  private func area(filling environment: SystemEnvironment) -> ContentArea {
    area(of: environment.screenSize, in: environment.windowSurroundings)
  }
}

extension UITraitCollection {
  func hasOtherSizeClasses(than other: UITraitCollection) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
  }
}
