// Members that only documents name.
extension ObjCMember {
  // MARK: Destinations of segues

  /// A method that creates the destination of a segue, an `@IBSegueAction` in UIKit. It passes the coder to
  /// `init(coder:)`, or returns nil to use the document's class.
  ///
  /// - Parameter selector: The selector in the document, such as `makeDetail:`.
  public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ method: @escaping (Owner) -> (NSCoder) -> Destination?
  ) -> ObjCMember {
    segueAction(selector) { (owner: Owner, coder, _, _) in method(owner)(coder) }
  }

  public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ method: @escaping (Owner) -> (NSCoder, Any?) -> Destination?
  ) -> ObjCMember {
    segueAction(selector) { (owner: Owner, coder, sender, _) in method(owner)(coder, sender) }
  }

  public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ method: @escaping (Owner) -> (NSCoder, Any?, String?) -> Destination?
  ) -> ObjCMember {
    segueAction(selector) { (owner: Owner, coder, sender, identifier) in method(owner)(coder, sender, identifier) }
  }

  private static func segueAction<Owner: AnyObject>(
    _ selector: Selector, _ create: @escaping (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) -> ObjCMember {
    ObjCMember(
      name: selector.name,
      content: .segueAction { source, coder, sender, identifier in
        guard let owner = source as? Owner else {
          Session.current.reportMember(selector, of: Owner.self, listedBy: source)
          return nil
        }
        return create(owner, coder, sender, identifier)
      })
  }

  // MARK: Properties

  /// A property with a `didSet`, or one that is not stored.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> ObjCMember {
    ObjCMember(
      name: name,
      content: .outlet { object, value in
        guard let owner = object as? Owner, let value = value as? Value else { return Value.self }
        owner[keyPath: property] = value
        return nil
      })
  }

  // MARK: Classes

  /// A private or nested class, which cannot be found by its name, for documents owned by the class with this entry.
  /// Entries of the application delegate apply to all documents.
  public static func customClass(_ type: NSObject.Type, as name: String? = nil) -> ObjCMember {
    ObjCMember(name: name ?? ClassName.plain(type), content: .made(type, nil))
  }

  /// A class of objects that are neither views nor controllers, because Swift cannot create an `NSObject` from its
  /// class alone. The owner lists it, or the application delegate, or the class itself if it can be found by its name.
  public static func customObject<Object: NSObject>(
    _ make: @escaping () -> Object, as name: String? = nil
  ) -> ObjCMember {
    ObjCMember(name: name ?? ClassName.plain(Object.self), content: .made(Object.self, { make() }))
  }
}
