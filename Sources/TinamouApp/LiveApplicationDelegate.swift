import UIKit

/// An app delegate that is a complete program. Mark it with `@main`, and the executable runs the app in a browser, and
/// supports the commands of `tinamou` for it:
///
///     @main final class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///       …
///     }
///
/// `UIApplicationDelegate` alone is enough, as on a phone. For a delegate that conforms to this protocol, the compiler
/// checks its `init()`.
@preconcurrency @MainActor public protocol LiveApplicationDelegate: UIApplicationDelegate {
  init()
}

extension LiveApplicationDelegate {
  /// Runs the program, from its arguments to its exit status.
  public static func main() { OneApplication<Self>.main() }
}

extension UIApplicationDelegate {
  /// Runs the program, from its arguments to its exit status. The delegate is created by its `init()`, and the property
  /// list is that of the main bundle, as in ``UIApplicationMain(_:_:_:_:)`` with the class.
  public static func main() { OneApplication<Self>.main() }
}

/// Runs the program, from its arguments to its exit status; it does not return.
///
/// - Parameters:
///   - argc: Ignored; the command line is read from the process itself.
///   - principalClassName: Nil; a custom subclass of ``UIApplication`` is not supported.
///   - delegateClassName: The name as `NSStringFromClass` returns it.
@discardableResult
@MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let found = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    fatalError("UIApplicationMain: there is no application delegate of the class \(delegateClassName ?? "nil").")
  }
  found.main()
  return 0
}

/// The catalog of a program with nothing but its delegate.
private struct OneApplication<Delegate: UIApplicationDelegate>: ScreenCatalog {
  var screens: [Screen] {
    [
      .app("app", info: Bundle.main.infoDictionary ?? [:]) {
        guard let delegate = UIApplication.makeDelegate(Delegate.self) else {
          fatalError("\(Delegate.self) is no kind of NSObject, so that it cannot be made from its class.")
        }
        return delegate
      }
    ]
  }
}
