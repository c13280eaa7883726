import SystemProfiles

// Notifications of controllers before their views are resized.
extension Session {
  func announce(_ transition: EnvironmentTransition) {
    if behaves(.sizeChangesAreTransitions) {
      announceSizes(transition)
    } else if transition.turns {
      announceTurn(transition)
    }
  }

  /// Through iOS 7, notifies all controllers on screen, parents first. The framework does this, not the parents' code.
  private func announceTurn(_ transition: EnvironmentTransition) {
    let receivers = windows.flatMap(\.topControllers).flatMap(\.rotatingFamily)
    for controller in receivers { controller.willTurn(transition) }
  }

  /// Since iOS 8, notifies the topmost controllers, including covered ones; they forward the call. All sizes are still
  /// the old ones. A controller presented by the program's own presentation controller is notified only of size
  /// classes.
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

  /// Computes the sizes of views in a future environment. Presenters come before what they present.
  private func planSizes(of roots: [UIViewController], in target: SystemEnvironment) {
    let current = environment
    planning(target) {
      for controller in roots {
        let presentation = controller.presentation.controller
        controller.plan(presentation.map(\.plannedArea) ?? controller.areaInWindow(after: current))
      }
    }
  }

  /// Evaluates `body` in a future environment.
  func planning<Value>(_ target: SystemEnvironment, _ body: () -> Value) -> Value {
    let current = environment
    defer { setEnvironment(current) }
    setEnvironment(target)
    updateStatusBar()
    return body()
  }
}

extension UIWindow {
  /// The root and the controllers it presents: all controllers on screen without a parent.
  fileprivate var topControllers: [UIViewController] {
    rootViewController?.shownFamily.filter { $0.parent == nil } ?? []
  }

  /// The top controllers, including those that a presentation covers or removed from the screen.
  fileprivate var allTopControllers: [UIViewController] {
    rootViewController?.wholeFamily.filter { $0.parent == nil && $0.isViewLoaded } ?? []
  }
}

extension UIViewController {
  /// Returns the area of a view that fills the window, or nil for other views.
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
