/// Runs a program from its arguments to its exit status. The live page conforms ``ProgramRunners`` to it.
@MainActor package protocol ProgramRunner {
  static func run<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type)
}

/// The type through which `UIKit` finds a runner at run time without importing one. `TinamouApp` adds the conformance
/// to each executable linked with it.
package enum ProgramRunners {}

extension UIApplicationDelegate {
  /// Runs the program from its arguments to its exit status. It creates the delegate by `init()` and uses the property
  /// list of the main bundle, like ``UIApplicationMain(_:_:_:_:)`` with the class.
  ///
  /// Linked with `TinamouApp`, the program is served to a browser and supports the commands of `tinamou`. With `UIKit`
  /// alone, it launches, lays out its first screen and exits.
  public static func main() {
    if let runner = ProgramRunners.self as Any.Type as? any ProgramRunner.Type { return runner.run(Self.self) }
    let session = Session.current
    session.launch(ProgramInfo(Bundle.main.infoDictionary ?? [:], bundle: nil)) {
      UIApplication.madeDelegate(Self.self)
    }
    for finding in session.diagnostics { UIApplication.say(finding.message) }
    UIApplication.say(
      """
      \(Self.self) was launched and its first screen laid out (windows: \(session.windows.count)). To see it in a \
      browser, link the executable with the product TinamouApp.
      """)
    session.end()
  }
}

/// Runs the program from its arguments to its exit status.
///
/// - Parameters:
///   - argc: the process's argument count. The command line is read from the process itself.
///   - principalClassName: a custom subclass of ``UIApplication`` is not created, which is reported.
///   - delegateClassName: the class name that `NSStringFromClass` returns.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let found = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    fatalError(
      "UIApplicationMain: there is no class \(delegateClassName ?? "nil") that conforms to UIApplicationDelegate. Pass "
        + "NSStringFromClass(AppDelegate.self), with the name of your class.")
  }
  if let principalClassName, principalClassName != NSStringFromClass(UIApplication.self) {
    UIApplication.say(
      "UIApplicationMain: Tinamou creates a UIApplication instead of the principal class \(principalClassName), so its "
        + "overrides are not called.")
  }
  found.main()
  return 0
}

extension UIApplication {
  /// Creates the delegate by `init()`. Traps if the class isn't an `NSObject` subclass.
  package static func madeDelegate<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) -> Delegate {
    guard let made = ObjectMaker.make(delegate) as? Delegate else {
      fatalError("\(Delegate.self) is not a subclass of NSObject, so it cannot be created. Make it one of UIResponder.")
    }
    return made
  }

  fileprivate static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
