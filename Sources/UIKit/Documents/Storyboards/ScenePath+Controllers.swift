import InterfaceDocuments

/// A controller of a storyboard inside the containers that lead to it.
@MainActor struct ContainedController {
  let controller: UIViewController
  /// The root controller of the window.
  let root: UIViewController

  /// Creates a controller without containers.
  init(alone controller: UIViewController) { self.init(controller, in: controller) }

  init(_ controller: UIViewController, in root: UIViewController) { (self.controller, self.root) = (controller, root) }

  /// The containers around the controller, outermost first.
  var containers: [UIViewController] {
    sequence(first: controller, next: \.parent).dropFirst().reversed()
  }
}

extension UIStoryboard {
  /// Creates a controller and the containers that the storyboard shows it in.
  ///
  /// - Parameters:
  ///   - id: the id of the controller.
  ///   - container: the requested container; nil for those of the storyboard.
  /// - Returns: nil if no controller has the id.
  func stage(_ id: String, in container: LayoutRequest.Container? = nil) -> ContainedController? {
    guard let path = paths[id] else { return nil }
    return session.perform {
      switch container {
      case nil: stage(path) ?? alone(id)
      case .some(.none): alone(id)
      case .navigation: inStack(path)
      case .tab: inTabs(path)
      }
    }
  }

  private func alone(_ id: String) -> ContainedController? {
    makeController(withID: id).map(ContainedController.init(alone:))
  }

  /// Returns nil if a custom controller lacks the children that the document specifies.
  private func stage(_ path: ScenePath) -> ContainedController? {
    guard let root = makeController(withID: path.start) else { return nil }
    var shown = root
    for step in path.steps {
      guard let next = take(step, from: shown) else { return nil }
      shown = next
    }
    return ContainedController(shown, in: root)
  }

  private func take(_ step: ScenePath.Step, from controller: UIViewController) -> UIViewController? {
    switch step {
    case .child(let id):
      let child = controller.managedChildren.first { child in
        child.scene?.description.id == id && child.loadedScene?.storyboard === self
      }
      if let child { controller.reveal(child) }
      return child
    case .push(let id):
      guard let stack = controller.navigationController, let next = makeController(withID: id) else { return nil }
      stack.pushViewController(next, animated: false)
      return next
    }
  }

  /// Puts the controller in a tab bar controller: that of the storyboard, if the path leads through one.
  private func inTabs(_ path: ScenePath) -> ContainedController? {
    guard let staged = alone(path.end), !(staged.controller is UITabBarController) else { return alone(path.end) }
    let own = path.tabBarController(of: document).flatMap { makeController(withID: $0) as? UITabBarController }
    let tabs = own ?? UITabBarController()
    tabs.viewControllers = [staged.controller]
    return ContainedController(staged.controller, in: tabs)
  }

  private func inStack(_ path: ScenePath) -> ContainedController? {
    if let path = path.inStack(of: document) { return stage(path) ?? alone(path.end) }
    guard let staged = alone(path.end), staged.controller.canBePushed else { return alone(path.end) }
    return ContainedController(staged.controller, in: UINavigationController(rootViewController: staged.controller))
  }
}

extension ScenePath {
  /// The path from the innermost navigation controller; nil if there is none.
  fileprivate func inStack(of document: InterfaceDocument) -> ScenePath? {
    var rest: ScenePath?
    for (index, id) in ids.enumerated() where document.isController(id, "navigationController") {
      rest = ScenePath(start: id, steps: Array(steps.dropFirst(index)))
    }
    return rest
  }

  fileprivate func tabBarController(of document: InterfaceDocument) -> String? {
    ids.last { document.isController($0, "tabBarController") }
  }

  private var ids: [String] { [start] + steps.map(\.destination) }
}

extension InterfaceDocument {
  fileprivate func isController(_ id: String, _ elementName: String) -> Bool {
    scenes.contains { $0.controllers.contains { $0.id == id && $0.elementName == elementName } }
  }
}

extension UIViewController {
  /// Shows a child in a container that shows one child at a time.
  fileprivate func reveal(_ child: UIViewController) {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController = child
    case let split as UISplitViewController: split.showAlone(child)
    default: break
    }
  }

  /// Whether the controller can be pushed. For other controllers, UIKit raises an exception.
  var canBePushed: Bool { !(self is UINavigationController || self is UISplitViewController) }
}
