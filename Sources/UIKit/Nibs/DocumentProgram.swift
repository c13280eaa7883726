import InterfaceDocuments

// A document as a program: what a user would see whose app consists of it alone.
extension Session {
  /// Shows the initial controller of a storyboard, else its first one; of a xib its first controller or view.
  ///
  /// - Parameters:
  ///   - document: with its translations and assets.
  ///   - url: where it is from; storyboards that it refers to are looked for beside it.
  ///   - container: what to put around it.
  /// - Returns: false when there is nothing to show.
  package func launch(
    _ document: InterfaceDocument, at url: URL, in container: LayoutRequest.Container? = nil
  ) -> Bool {
    hasNoProgram = true
    guard let root = perform({ controller(of: document, at: url) }) else { return false }
    launch { container?.around(root) ?? root }
    return true
  }

  private func controller(of document: InterfaceDocument, at url: URL) -> UIViewController? {
    if document.scenes.contains(where: { !$0.id.isEmpty }) {
      let storyboard = UIStoryboard(document, at: url)
      globalTint = storyboard.globalTint
      return storyboard.controllerToShow
    }
    let scene = NibInstantiator(document: document, session: self).instantiate().first { $0.root != nil }
    if let controller = scene?.controller { return controller }
    guard let view = scene?.root else { return nil }
    let controller = UIViewController(nibName: nil, bundle: nil)
    controller.view = view
    return controller
  }
}

extension LayoutRequest.Container {
  /// The containers that bars come from.
  @MainActor package func around(_ root: UIViewController) -> UIViewController {
    switch self {
    case .navigation: return UINavigationController(rootViewController: root)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [root]
      return tabs
    case .none: return root
    }
  }
}
