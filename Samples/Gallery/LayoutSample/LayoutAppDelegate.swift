import UIKit

/// Puts the layout sample's menu on screen.
final class LayoutAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AllOrientationsNavigationController(rootViewController: LayoutMenuViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// What the original's property list says. The root controller has to agree.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
