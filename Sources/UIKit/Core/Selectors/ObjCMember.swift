/// A method, property or class with its name in selectors and documents.
@MainActor public struct ObjCMember {
  enum Content {
    case method(MethodCall)
    case outlet(OutletSetter)
    case made(NSObject.Type, (@MainActor () -> NSObject)?)
    case segueAction(SegueCall)
  }

  let name: String
  let content: Content

  // MARK: Methods without a result

  public static func action<Owner: AnyObject>(
    _ selector: Selector, _ method: @escaping (Owner) -> () -> Void
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, _) in
      method(owner)()
      return .returned(nil)
    }
  }

  /// - Parameter method: A method that takes the sender, the notification, the timer or another argument of the
  ///   message. An argument of another type raises `NSInvalidArgumentException` when the message is sent.
  public static func action<Owner: AnyObject, Sender>(
    _ selector: Selector, _ method: @escaping (Owner) -> (Sender) -> Void
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      arguments.pass { (sender: Sender) in method(owner)(sender) }
    }
  }

  public static func action<Owner: AnyObject, Sender, Second>(
    _ selector: Selector, _ method: @escaping (Owner) -> (Sender, Second) -> Void
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      arguments.pass { (sender: Sender, second: Second) in method(owner)(sender, second) }
    }
  }

  /// A callback of an animation's delegate: `animationDidStop:finished:context:`.
  public static func action<Owner: AnyObject, First, Second, Third>(
    _ selector: Selector, _ method: @escaping (Owner) -> (First, Second, Third) -> Void
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      arguments.pass { (first: First, second: Second, third: Third) in method(owner)(first, second, third) }
    }
  }

  // MARK: Methods with a result

  /// A method with a result, which `perform(_:)` returns.
  public static func method<Owner: AnyObject, Result>(
    _ selector: Selector, _ method: @escaping (Owner) -> () -> Result
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, _) in .returned(method(owner)()) }
  }

  public static func method<Owner: AnyObject, Argument, Result>(
    _ selector: Selector, _ method: @escaping (Owner) -> (Argument) -> Result
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      arguments.pass { (argument: Argument) in method(owner)(argument) }
    }
  }

  public static func method<Owner: AnyObject, First, Second, Result>(
    _ selector: Selector, _ method: @escaping (Owner) -> (First, Second) -> Result
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      arguments.pass { (first: First, second: Second) in method(owner)(first, second) }
    }
  }

  /// A callback such as `image(_:didFinishSavingWithError:contextInfo:)`.
  public static func method<Owner: AnyObject, First, Second, Third, Result>(
    _ selector: Selector, _ method: @escaping (Owner) -> (First, Second, Third) -> Result
  ) -> ObjCMember {
    ObjCMember(selector) { (owner: Owner, arguments) in
      arguments.pass { (first: First, second: Second, third: Third) in method(owner)(first, second, third) }
    }
  }

  init<Owner: AnyObject>(
    _ selector: Selector, _ call: @escaping (Owner, MethodArguments) -> MethodOutcome
  ) {
    name = selector.name
    content = .method { object, arguments in
      (object as? Owner).map { call($0, arguments) } ?? .belongs(to: Owner.self)
    }
  }

  init(name: String, content: Content) { (self.name, self.content) = (name, content) }
}
