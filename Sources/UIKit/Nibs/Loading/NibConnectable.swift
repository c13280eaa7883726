/// A class that says what documents and selectors may name: without Objective-C nothing is found by its name alone.
///
/// ```swift
/// final class FormController: UIViewController, NibConnectable {
///   func search(_ sender: UIButton) { … }
///   static var nibMembers: [NibMember] {
///     [.action("search:", FormController.search), .outlet("field", \FormController.field)]
///   }
/// }
/// ```
///
/// Stored properties need no entry as outlets: they are found by reflection, which does not run `didSet`. An open class
/// declares a `class var`, and a subclass adds its own to those of `super`; of two with the same name the later counts.
@preconcurrency @MainActor public protocol NibConnectable: AnyObject {
  static var nibMembers: [NibMember] { get }
}

/// A method, a property or a class under the name that documents have for it.
@MainActor public struct NibMember {
  enum Content {
    /// - Returns: the type of sender that the method takes, when it is not the one at hand.
    case action((_ object: AnyObject, _ sender: Any?, _ event: UIEvent?) -> Any.Type?)
    /// - Returns: the type of the property, when the value is of another.
    case outlet((_ object: AnyObject, _ value: Any?) -> Any.Type?)
    case made(NSObject.Type, (() -> NSObject)?)
    case segueAction(
      (_ source: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> UIViewController?)
  }

  let name: String
  let content: Content

  // MARK: Methods

  public static func action<Owner: AnyObject>(
    _ selector: Selector, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) -> NibMember {
    action(selector) { (owner: Owner, _, _) in
      method(owner)()
      return nil
    }
  }

  public static func action<Owner: AnyObject, Sender>(
    _ selector: Selector, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) -> NibMember {
    action(selector) { (owner: Owner, sender, _) in
      guard let sender = sender as? Sender else { return Sender.self }
      method(owner)(sender)
      return nil
    }
  }

  public static func action<Owner: AnyObject, Sender>(
    _ selector: Selector, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, UIEvent?) -> Void
  ) -> NibMember {
    action(selector) { (owner: Owner, sender, event) in
      guard let sender = sender as? Sender else { return Sender.self }
      method(owner)(sender, event)
      return nil
    }
  }

  private static func action<Owner: AnyObject>(
    _ selector: Selector, _ send: @escaping @MainActor (Owner, Any?, UIEvent?) -> Any.Type?
  ) -> NibMember {
    NibMember(
      name: selector.name,
      content: .action { object, sender, event in (object as? Owner).flatMap { send($0, sender, event) } })
  }

  // MARK: Destinations of segues

  /// A method that makes the destination of a segue, an `@IBSegueAction` under UIKit: passes the coder on to `init(coder:)`,
  /// or gives nil to leave it to the document.
  ///
  /// - Parameter selector: as the document has it, such as `makeDetail:`.
  public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> Destination?
  ) -> NibMember {
    segueAction(selector) { (owner: Owner, coder, _, _) in method(owner)(coder) }
  }

  public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> Destination?
  ) -> NibMember {
    segueAction(selector) { (owner: Owner, coder, sender, _) in method(owner)(coder, sender) }
  }

  public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
    _ selector: Selector, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination?
  ) -> NibMember {
    segueAction(selector) { (owner: Owner, coder, sender, identifier) in method(owner)(coder, sender, identifier) }
  }

  private static func segueAction<Owner: AnyObject>(
    _ selector: Selector, _ create: @escaping @MainActor (Owner, NSCoder, Any?, String?) -> UIViewController?
  ) -> NibMember {
    NibMember(
      name: selector.name,
      content: .segueAction { source, coder, sender, identifier in
        (source as? Owner).flatMap { create($0, coder, sender, identifier) }
      })
  }

  // MARK: Properties

  /// For properties with a `didSet`, and for those that are not stored.
  public static func outlet<Owner: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> NibMember {
    NibMember(
      name: name,
      content: .outlet { object, value in
        guard let owner = object as? Owner, let value = value as? Value else { return Value.self }
        owner[keyPath: property] = value
        return nil
      })
  }

  // MARK: Classes

  /// A class that cannot be found by its name because it is private or nested, for the documents that the class with this
  /// entry owns; that of the application's delegate counts for all documents.
  public static func customClass(_ type: NSObject.Type, as name: String? = nil) -> NibMember {
    NibMember(name: name ?? ClassName.plain(type), content: .made(type, nil))
  }

  /// A class of objects that are neither views nor controllers: Swift's `NSObject` cannot be made from its class alone.
  /// Named by the owner, by the application's delegate, or by a class itself that can be found by its name.
  public static func customObject<Object: NSObject>(
    _ make: @escaping @MainActor () -> Object, as name: String? = nil
  ) -> NibMember {
    NibMember(name: name ?? ClassName.plain(Object.self), content: .made(Object.self, make))
  }
}

/// What the class of an object declares.
@MainActor struct NamedMembers {
  private let members: [NibMember]

  init(of object: AnyObject) { self.init(of: type(of: object)) }

  init(of objectClass: AnyClass) { members = (objectClass as? any NibConnectable.Type)?.nibMembers ?? [] }

  func action(_ selector: Selector) -> ((AnyObject, Any?, UIEvent?) -> Any.Type?)? {
    for case .action(let send) in named(selector.name) { return send }
    return nil
  }

  func segueAction(_ selector: Selector) -> ((AnyObject, NSCoder, Any?, String?) -> UIViewController?)? {
    for case .segueAction(let create) in named(selector.name) { return create }
    return nil
  }

  func outlet(_ name: String) -> ((AnyObject, Any?) -> Any.Type?)? {
    for case .outlet(let set) in named(name) { return set }
    return nil
  }

  func made(_ name: String) -> (type: NSObject.Type, make: (() -> NSObject)?)? {
    for case .made(let type, let make) in named(name) { return (type, make) }
    return nil
  }

  private func named(_ name: String) -> [NibMember.Content] {
    members.reversed().filter { $0.name == name }.map(\.content)
  }
}
