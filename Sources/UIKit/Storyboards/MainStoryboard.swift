/// What a program's property list names as `UIMainStoryboardFile`.
package struct MainStoryboard: Sendable {
  private let name: String
  private let bundle: Bundle?

  package init(name: String, bundle: Bundle?) { (self.name, self.bundle) = (name, bundle) }

  /// As large as the screen, with the initial controller.
  @MainActor func makeWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    return window
  }
}
