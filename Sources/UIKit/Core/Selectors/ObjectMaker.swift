/// Makes objects of classes that are known at run time only, as `[[class alloc] init]` does.
enum ObjectMaker {
  /// Swift calls `init()` on a metatype only where each subclass must have it, and `NSObject` does not demand that. The
  /// initializer has a place of its own in the table of methods of each kind of `NSObject`, and a call through this class
  /// goes by that place. That of a private class would be another one.
  class Initializable: NSObject {
    required override init() { super.init() }
  }

  /// - Returns: nil for a class that is no kind of `NSObject`. A class without `init()` ends the process with Swift's
  ///   message "Use of unimplemented initializer 'init()' for class …".
  static func make(_ objectClass: AnyClass) -> NSObject? {
    guard objectClass is NSObject.Type else { return nil }
    return call(unsafeBitCast(objectClass, to: Initializable.Type.self))
  }

  /// Not optimized: else the call is bound to the class that it is written with.
  @inline(never) @_optimize(none)
  private static func call(_ objectClass: Initializable.Type) -> NSObject { objectClass.init() }
}

extension UIScene {
  /// Likewise for the initializer of scenes.
  class Initializable: UIWindowScene {
    required override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
      super.init(session: session, connectionOptions: connectionOptions)
    }
  }

  @inline(never) @_optimize(none)
  static func make(
    _ sceneClass: AnyClass?, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) -> UIScene {
    guard let sceneClass = sceneClass as? UIScene.Type, sceneClass != UIWindowScene.self else {
      return UIWindowScene(session: session, connectionOptions: options)
    }
    return unsafeBitCast(sceneClass, to: Initializable.Type.self).init(session: session, connectionOptions: options)
  }
}
