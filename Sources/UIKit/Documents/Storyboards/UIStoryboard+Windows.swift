extension MainStoryboard {
  /// Creates a window of the screen's size with the initial controller and the document's "Global Tint".
  @MainActor func makeWindow() -> UIWindow {
    UIStoryboard(name: name, bundle: bundle).fill(UIWindow(frame: UIScreen.main.bounds))
  }
}

extension UIStoryboard {
  /// Creates a window with the initial controller and the document's "Global Tint".
  func makeWindow(in scene: UIWindowScene) -> UIWindow { fill(UIWindow(windowScene: scene)) }

  fileprivate func fill(_ window: UIWindow) -> UIWindow {
    if let tint = globalTint { window.tintColor = tint }
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}
