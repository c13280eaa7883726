import UIKit

/// The app, with tabs for trips, photos, messages and settings.
final class TripsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = TripsTabBarController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// The app delegate before iOS 13, which owns the window because there are no scenes.
final class TripsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !Release.isAtLeast("13") else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TripsTabBarController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class TripsTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab(DestinationsViewController(), "Destinations", "map"),
      tab(JournalViewController(), "Journal", "photo"),
      tab(InboxViewController(), "Messages", "message"),
      tab(PreferencesViewController(), "Settings", "gearshape"),
    ]
  }

  private func tab(_ controller: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
    let navigation = UINavigationController(rootViewController: controller)
    if Release.isAtLeast("11") { navigation.navigationBar.prefersLargeTitles = true }
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    return navigation
  }
}
