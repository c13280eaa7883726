import UIKit

/// The app delegate of the programmatic sample, which shows its menu without any Interface Builder document.
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

  /// Returns the orientations in the original's property list. The root controller has to agree.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
