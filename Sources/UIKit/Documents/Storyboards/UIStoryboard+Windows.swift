extension MainStoryboard {
  /// As large as the screen, with the initial controller and the document's "Global Tint".
  @MainActor func makeWindow() -> UIWindow {
    UIStoryboard(name: name, bundle: bundle).fill(UIWindow(frame: UIScreen.main.bounds))
  }
}

extension UIStoryboard {
  /// Shows the initial controller, with the document's "Global Tint".
  func makeWindow(in scene: UIWindowScene) -> UIWindow { fill(UIWindow(windowScene: scene)) }

  fileprivate func fill(_ window: UIWindow) -> UIWindow {
    if let tint = globalTint { window.tintColor = tint }
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}
