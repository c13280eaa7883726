import UIKit

/// Puts the programmatic sample's menu on screen, without a single document of Interface Builder.
final class ProgrammaticAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AllOrientationsNavigationController(
      rootViewController: ProgrammaticMenuViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// What the original's property list says. The root controller has to agree.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
