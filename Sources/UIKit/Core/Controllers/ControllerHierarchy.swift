// Checks that the hierarchies of controllers and views agree.
//
// Basis: captured: the messages of published crash logs of iOS 5 to 12. The view of a controller without a parent may
// be anywhere: the exception's reference.
extension UIView {
  /// The controller of the nearest ancestor that has one.
  fileprivate var controllerAbove: UIViewController? { ancestors.lazy.compactMap { $0.hierarchy.controller }.first }

  /// Raises an exception if a controller's parent is not the controller above it in the view tree. Called for a view
  /// that enters a window below `newSuperview`.
  func checkControllers(below newSuperview: UIView) {
    let outside = newSuperview.hierarchy.controller ?? newSuperview.controllerAbove
    forEachController { controller, above in
      guard let parent = controller.parent, let above = above ?? outside, parent !== above else { return }
      Exception.controllerHierarchy.raise(
        "child view controller:\(controller) should have parent view controller:\(above) but actual parent is:\(parent)"
      )
    }
  }

  /// - Parameter body: receives each controller of this tree and the next one above it in the tree, parents first.
  func forEachController(above: UIViewController? = nil, _ body: (UIViewController, UIViewController?) -> Void) {
    let controller = hierarchy.controller
    if let controller { body(controller, above) }
    for subview in subviews { subview.forEachController(above: controller ?? above, body) }
  }

  func checkIsFree(for controller: UIViewController) {
    guard let owner = hierarchy.controller, owner !== controller else { return }
    Exception.controllerHierarchy.raise(
      """
      A view can only be associated with at most one view controller at a time! View \(description) is associated with \
      \(owner). Clear this association before associating this view with \(controller).
      """)
  }
}

extension UIViewController {
  /// Raises an exception if the controller's view is in the view of another parent. Called before this controller
  /// becomes a child.
  func checkCanMove(to newParent: UIViewController) {
    guard let loadedView, loadedView.window != nil, let above = loadedView.controllerAbove, above !== newParent
    else { return }
    Exception.controllerHierarchy.raise(
      "child view controller:\(self) should have parent view controller:\(above) but requested parent is:\(newParent)")
  }
}

// MARK: - Children whose views the program adds

extension Session {
  /// Begins the appearance of children whose views are about to enter a window. `viewWillAppear` is called immediately,
  /// `viewDidAppear` with the frame.
  ///
  /// > Basis: derived from published stack traces: the callback runs inside `addSubview`, its counterpart after the
  /// > commit.
  ///
  /// - Returns: the controllers that have received `viewWillAppear`.
  func childrenWillEnter(with view: UIView, into superview: UIView) -> [UIViewController] {
    guard !appearances.shown.isEmpty else { return [] }
    let entering = embeddedControllers(in: view).filter { child in
      guard let parent = child.parent, !appearances.shows(child) else { return false }
      return appearances.shows(parent) && parent.takesAlong(child, into: superview)
    }
    return entering.isEmpty ? [] : beginAppearing(entering)
  }

  /// Calls `viewIsAppearing` on controllers whose views have entered the window.
  func childrenEntered(_ controllers: [UIViewController], in view: UIView) {
    perform {
      _ = TraitPass.run(view)
      controllers.forEach { $0.tellIsAppearing() }
    }
  }

  /// Begins the disappearance of children whose views are about to leave the window.
  func childrenLeave(with view: UIView) {
    guard !appearances.shown.isEmpty else { return }
    let leaving = embeddedControllers(in: view).filter(appearances.shows)
    if !leaving.isEmpty { beginDisappearing(leaving.flatMap(\.shownFamily)) }
  }

  /// Returns the controllers in a view, except those placed by windows and system containers, which send the callbacks
  /// themselves.
  private func embeddedControllers(in view: UIView) -> [UIViewController] {
    var found: [UIViewController] = []
    view.forEachController { controller, _ in
      if controller.place.area == nil, controller.parent != nil { found.append(controller) }
    }
    return found
  }
}

extension UIViewController {
  /// Returns whether a child appears with this controller because its view is inside this controller's view. Checks a
  /// single child, so that adding many one by one stays fast. System containers check their shown children.
  fileprivate func takesAlong(_ child: UIViewController, into superview: UIView) -> Bool {
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView, let view = child.loadedView else { return false }
    return managedChildren.isEmpty
      ? superview.isDescendant(of: loadedView) || view.isDescendant(of: loadedView)
      : shownChildren.contains { $0 === child }
  }
}
