import UIKit

/// Puts the storyboard's entry point on screen, as a system does that finds its name in the property list.
final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = StoryboardScreen.storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
