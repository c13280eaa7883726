import InterfaceDocuments

// Objects that are neither views nor controllers.
extension NibInstantiator {
  /// Creates an object. Returns nil and reports a class that isn't found or can't be created from its class alone.
  func makeObject(_ description: InterfaceObject) -> NSObject? {
    let object = makeCustom(description) ?? UIGestureRecognizer.make(of: description)
    guard let object else { return reportUnmade(description) }
    (object as? UIGestureRecognizer)?.takeAttributes(of: description)
    objects.note(object, as: description.id)
    return object
  }

  private func makeCustom(_ description: InterfaceObject) -> NSObject? {
    guard let owner, let name = description.customClass else { return nil }
    return CustomClasses(of: owner, in: session, bundle: bundle).make(name, module: description.customModule)
  }

  private func reportUnmade(_ object: InterfaceObject) -> NSObject? {
    let advice = session.hasNoProgram ? nil : object.customClass.map(Self.adviceToList)
    session.report(
      Diagnostic(
        rule: "object-not-made", severity: .warning, view: object.id,
        message: "The object of the class \(object.customClass ?? object.elementName) is not created.\(advice ?? "")",
        position: object.position))
    return nil
  }

  private nonisolated static func adviceToList(_ name: String) -> String {
    " Make \(name) conform to ObjCExposed, with .customObject(\(name).init) in its objcMembers. For a private or "
      + "nested class, add this entry to the objcMembers of the document's owner instead."
  }
}

// MARK: - Gesture recognizers

extension UIGestureRecognizer {
  /// Creates UIKit's recognizer for an element, also in place of an unavailable custom class; nil for other objects.
  ///
  /// > Source: the elements of saved documents. `pongPress` is what Xcode writes.
  fileprivate static func make(of description: InterfaceObject) -> UIGestureRecognizer? {
    switch description.elementName.prefix(1).lowercased() + description.elementName.dropFirst() {
    case "tapGestureRecognizer": UITapGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": UILongPressGestureRecognizer()
    case "gestureRecognizer": UIGestureRecognizer()
    default: nil
    }
  }

  fileprivate func takeAttributes(of description: InterfaceObject) {
    let attributes = RecognizerAttributes(values: description.attributes)
    attributes.read("enabled") { isEnabled = $0 }
    attributes.read("cancelsTouchesInView") { cancelsTouchesInView = $0 }
    attributes.read("delaysTouchesBegan") { delaysTouchesBegan = $0 }
    attributes.read("delaysTouchesEnded") { delaysTouchesEnded = $0 }
    switch self {
    case let tap as UITapGestureRecognizer:
      attributes.read("numberOfTapsRequired") { tap.numberOfTapsRequired = $0 }
      attributes.read("numberOfTouchesRequired") { tap.numberOfTouchesRequired = $0 }
    case let press as UILongPressGestureRecognizer:
      attributes.read("numberOfTapsRequired") { press.numberOfTapsRequired = $0 }
      attributes.read("numberOfTouchesRequired") { press.numberOfTouchesRequired = $0 }
      attributes.read("minimumPressDuration") { press.minimumPressDuration = $0 }
      attributes.read("allowableMovement") { press.allowableMovement = $0 }
    case let pan as UIPanGestureRecognizer:
      attributes.read("minimumNumberOfTouches") { pan.minimumNumberOfTouches = $0 }
      attributes.read("maximumNumberOfTouches") { pan.maximumNumberOfTouches = $0 }
    case let swipe as UISwipeGestureRecognizer:
      attributes.read("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = $0 }
      let names: [(String, UISwipeGestureRecognizer.Direction)] = [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down),
      ]
      attributes.read("direction") { (text: String) in
        swipe.direction = UISwipeGestureRecognizer.Direction(names.filter { text.contains($0.0) }.map(\.1))
      }
    default: break
    }
  }
}

/// Reads the attributes of an element. Missing and invalid attributes are not set.
private struct RecognizerAttributes {
  let values: [String: String]

  func read(_ name: String, _ set: (Bool) -> Void) { if let value = values[name] { set(value == "YES") } }
  func read(_ name: String, _ set: (Int) -> Void) { values[name].flatMap { Int($0) }.map(set) }
  func read(_ name: String, _ set: (Double) -> Void) { values[name].flatMap { Double($0) }.map(set) }
  func read(_ name: String, _ set: (String) -> Void) { values[name].map(set) }
}
