import InterfaceDocuments

// A document as a program: the screen of an app that consists of this document alone.
extension Session {
  /// Shows a controller of a storyboard inside the containers that lead to it, or the first controller or view of a
  /// xib.
  ///
  /// - Parameters:
  ///   - document: the document, with its translations and assets.
  ///   - url: the document's location. Storyboards that it refers to are searched next to it.
  ///   - name: the name of the scene, as in `InterfaceDocument.controller(ofScene:)`; nil for the initial controller of
  ///     the storyboard, or its first one.
  ///   - container: replaces the document's containers.
  /// - Returns: false if there is nothing to show.
  package func launch(
    _ document: InterfaceDocument, at url: URL?, scene name: String? = nil, in container: LayoutRequest.Container? = nil
  ) -> Bool {
    let shown = document.isStoryboard ? document.controller(ofScene: name) : nil
    if let shown { return launch(shown, of: document, at: url, in: container) != nil }
    guard !document.isStoryboard, let root = perform({ controller(of: document) }) else { return false }
    hasNoProgram = true
    launch { container?.around(root) ?? root }
    return true
  }

  /// - Returns: nil for a reference to another document.
  func launch(
    _ description: InterfaceController, of document: InterfaceDocument, at url: URL?,
    in container: LayoutRequest.Container? = nil
  ) -> ContainedController? {
    hasNoProgram = true
    let storyboard = perform { UIStoryboard(document, at: url) }
    globalTint = storyboard.globalTint
    guard let staged = storyboard.stage(description.id, in: container) else { return nil }
    launch { staged.root }
    return staged
  }

  private func controller(of document: InterfaceDocument) -> UIViewController? {
    let scene = NibInstantiator(document: document, session: self).instantiate().first { $0.root != nil }
    if let controller = scene?.controller { return controller }
    guard let view = scene?.root else { return nil }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = view
    return controller
  }
}

extension InterfaceDocument {
  /// The id of a controller's scene.
  func sceneID(of controller: InterfaceController) -> String? {
    scenes.first { $0.controllers.contains { $0.id == controller.id } }?.id
  }
}

extension InterfaceController {
  /// The names of the controller's scene, besides the scene's own id.
  var names: [String] { [id, storyboardIdentifier, view?.id].compactMap(\.self) }
}

extension LayoutRequest.Container {
  /// Puts a controller in the container that provides the bars.
  @MainActor package func around(_ root: UIViewController) -> UIViewController {
    switch self {
    case .navigation: return root.canBePushed ? UINavigationController(rootViewController: root) : root
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      return tabs
    case .none: return root
    }
  }
}
