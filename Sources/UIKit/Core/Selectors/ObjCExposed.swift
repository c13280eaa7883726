/// A class whose methods, properties and nested classes can be found by name.
///
/// Objective-C finds every `@objc` method by its name. Swift on Linux has no such table, so the class lists the members
/// that selectors and documents name:
///
/// ```swift
/// final class FormController: UIViewController, ObjCExposed {
///   func search(_ sender: UIButton) { … }
///   func keyboardWillShow(_ notification: Notification) { … }
///   static var objcMembers: [ObjCMember] {
///     [
///       .action("search:", FormController.search),
///       .action("keyboardWillShow:", FormController.keyboardWillShow),
///     ]
///   }
/// }
/// ```
///
/// Targets and actions, notifications, timers, display links and `perform` all use this table. If a selector is
/// registered that the class does not list, the session reports the diagnostic `selector-not-listed`, which names the
/// line to add.
///
/// Stored properties need no entry as outlets: reflection finds them, without running `didSet`. An open class declares
/// a `class var`, and a subclass adds its own members to those of `super`. A later member replaces an earlier one with
/// the same name. The table of a class is read once per session.
public protocol ObjCExposed: AnyObject {
  @MainActor static var objcMembers: [ObjCMember] { get }
}
