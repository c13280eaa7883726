import UIKit

/// An app delegate that is a program by itself. Mark it with `@main`, and the executable runs the app in a browser, and
/// understands the commands of `tinamou` for it:
///
///     @main final class AppDelegate: UIResponder, LiveApplicationDelegate {
///       var window: UIWindow?
///       …
///     }
///
/// On a phone `UIApplicationDelegate` alone is enough; here Swift has to know that there is an `init()`.
@preconcurrency @MainActor public protocol LiveApplicationDelegate: UIApplicationDelegate {
  init()
}

extension LiveApplicationDelegate {
  /// The program, from its arguments to its exit status.
  public static func main() { OneApplication<Self>.main() }
}

/// The catalogue of a program with nothing but its delegate.
private struct OneApplication<Delegate: LiveApplicationDelegate>: ScreenCatalog {
  var screens: [Screen] { [.app("app") { Delegate() }] }
}
