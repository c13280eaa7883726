// Reading properties by name: key-value coding without Objective-C.
extension NSObject {
  /// Returns the value of a stored property of the program's classes; nil if there is none of the name.
  @MainActor func storedValue(named key: String) -> Any? {
    guard !ClassName.isUIKits(type(of: self)) else { return nil }
    let family = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
    for mirror in family.prefix(while: { !ClassName.isUIKits($0.subjectType) }) {
      if let child = mirror.children.first(where: { $0.label == key }) { return child.value }
    }
    return nil
  }

  /// Returns a stored property or a property of UIKit. Reports a name that Tinamou does not know, which UIKit's class may
  /// have privately.
  @MainActor func value(named key: String, _ properties: [String: Any?]) -> Any? {
    if let known = properties[key] { return known }
    if let stored = storedValue(named: key) { return stored }
    Session.current.report(
      Diagnostic(
        rule: "unknown-key", severity: .warning,
        message:
          "Tinamou's \(type(of: self)) does not have the property \u{201C}\(key)\u{201D}; reading it by name returns nil."
      ))
    return nil
  }
}
