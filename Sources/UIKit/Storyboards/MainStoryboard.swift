/// What a program's property list names as `UIMainStoryboardFile`.
package struct MainStoryboard: Sendable {
  private let name: String
  private let bundle: Bundle?

  package init(name: String, bundle: Bundle?) { (self.name, self.bundle) = (name, bundle) }

  /// As large as the screen, with the initial controller and the document's "Global Tint".
  @MainActor func makeWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds), storyboard = UIStoryboard(name: name, bundle: bundle)
    if let tint = storyboard.globalTint { window.tintColor = tint }
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }
}
