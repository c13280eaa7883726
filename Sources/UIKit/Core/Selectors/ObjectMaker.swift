/// Creates objects of classes that are only known at run time, as `[[class alloc] init]` does.
enum ObjectMaker {
  /// Swift allows `init()` on a metatype only if it is `required`, and `NSObject` does not require it. In every
  /// subclass of `NSObject` the initializer has the same slot in the vtable, and a call through this class uses that
  /// slot. The slot of a private class would be a different one.
  class Initializable: NSObject {
    required override init() { super.init() }
  }

  /// - Returns: Nil for a class that does not inherit from `NSObject`. A class without `init()` ends the process with
  ///   Swift's message "Use of unimplemented initializer 'init()' for class …".
  static func make(_ objectClass: AnyClass) -> NSObject? {
    guard objectClass is NSObject.Type else { return nil }
    return call(unsafeBitCast(objectClass, to: Initializable.Type.self))
  }

  /// Not optimized, because the call would be bound to the declared class.
  @inline(never) @_optimize(none)
  private static func call(_ objectClass: Initializable.Type) -> NSObject { objectClass.init() }
}

extension UIScene {
  /// The same for the initializer of scenes.
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
