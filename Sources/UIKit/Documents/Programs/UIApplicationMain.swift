/// Runs a program from its arguments to its exit status. The live page conforms ``ProgramRunners`` to it.
@MainActor package protocol ProgramRunner {
  static func run<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type)
}

/// The type that `UIKit` asks for a runner at run time, as it imports none. `TinamouApp` adds the conformance to each
/// executable that is linked with it.
package enum ProgramRunners {}

extension UIApplicationDelegate {
  /// Runs the program from its arguments to its exit status. The delegate is made by its `init()`, and the property list is
  /// that of the main bundle: ``UIApplicationMain(_:_:_:_:)`` with the class.
  ///
  /// Linked with `TinamouApp` the program is served to a browser and understands the commands of `tinamou`. With `UIKit`
  /// alone it is launched, lays out its first screen and ends.
  public static func main() {
    if let runner = ProgramRunners.self as Any.Type as? any ProgramRunner.Type { return runner.run(Self.self) }
    let session = Session.current
    session.launch(ProgramInfo(Bundle.main.infoDictionary ?? [:], bundle: nil)) {
      UIApplication.madeDelegate(Self.self)
    }
    for finding in session.diagnostics { UIApplication.say(finding.message) }
    UIApplication.say(
      """
      \(Self.self) was launched and its first screen laid out in \(session.windows.count) windows. To see it in a browser, \
      link the executable with the product TinamouApp.
      """)
    session.end()
  }
}

/// The program, from its arguments to its exit status.
///
/// - Parameters:
///   - argc: of the process; the command line is read from the process itself.
///   - principalClassName: a class of the program's own in place of ``UIApplication`` is not made, and this says so.
///   - delegateClassName: as `NSStringFromClass` gives it.
@discardableResult
@MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let found = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    fatalError("UIApplicationMain: there is no application delegate of the class \(delegateClassName ?? "nil").")
  }
  if let principalClassName, principalClassName != NSStringFromClass(UIApplication.self) {
    UIApplication.say("UIApplicationMain: \(principalClassName) is not made; UIApplication.shared is a UIApplication.")
  }
  found.main()
  return 0
}

extension UIApplication {
  /// By `init()`; a class that is no kind of `NSObject` ends the process.
  package static func madeDelegate<Delegate: UIApplicationDelegate>(_ delegate: Delegate.Type) -> Delegate {
    guard let made = ObjectMaker.make(delegate) as? Delegate else {
      fatalError("\(Delegate.self) is no kind of NSObject, so that it cannot be made from its class.")
    }
    return made
  }

  fileprivate static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
