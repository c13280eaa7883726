extension NSObject {
  /// Sets a property. Members that the class lists take precedence over those found by reflection.
  ///
  /// - Returns: False if there is no such property.
  @MainActor func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch tryValue(value, forKey: key) {
    case .assigned: return true
    case .unknown: return false
    case .mismatch(let type):
      reportMismatch(value, key, type)
      return true
    }
  }

  @MainActor func tryValue(_ value: Any?, forKey key: String) -> StoredProperty.Outcome {
    guard let set = MethodTable.of(self).outlets[key] else { return StoredProperty.assign(value, to: key, of: self) }
    return set(self, value).map { .mismatch($0) } ?? .assigned
  }

  /// Reports a value of another class. UIKit would store it unchecked; here the property keeps its value.
  @MainActor fileprivate func reportMismatch(_ value: Any?, _ key: String, _ type: Any.Type) {
    let found = value.map { ($0 as? [Any])?.first ?? $0 }.map { String(reflecting: Swift.type(of: $0)) } ?? "nil"
    Session.current.report(
      Diagnostic(
        rule: "value-of-other-class", severity: .warning,
        message:
          "The property \(key) of \(Swift.type(of: self)) has the type \(String(reflecting: type)), so it cannot be set to an "
          + "object of the class \(found)."))
  }

  /// Reports that a program sets a property by name that UIKit's class may have privately, such as `hidesShadow` of
  /// navigation bars.
  @MainActor func reportPrivate(_ key: String) {
    Session.current.report(
      Diagnostic(
        rule: "unknown-key", severity: .warning,
        message:
          "Tinamou's \(type(of: self)) does not have the property \u{201C}\(key)\u{201D}; setting it has no effect."))
  }

  @MainActor func raiseUndefined(_ key: String) -> Never {
    Exception.unknownKey.raise(
      "[\(nameAndAddress) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
  }

  /// The object's name and address, such as `<Gallery.FormController 0x7f8a5c004c80>`.
  @MainActor fileprivate var nameAndAddress: String {
    "<\(String(reflecting: type(of: self))) \(Unmanaged.passUnretained(self).toOpaque())>"
  }
}

extension UIResponder {
  func setStoredValue(_ value: Any?, forKey key: String) {
    switch tryValue(value, forKey: key) {
    case .assigned: break
    case .unknown where UnfinishedOutlets.names.contains(key): reportUnfinished(key)
    case .unknown: setValue(value, forUndefinedKey: key)
    case .mismatch(let type):
      if let report = ownSession.attributeProblem { return report(key) }
      reportMismatch(value, key, type)
    }
  }

  func refuseUndefined(_ key: String) {
    if let report = ownSession.attributeProblem { return report(key) }
    if self is UIView, ClassName.isUIKits(type(of: self)) { return reportPrivate(key) }
    raiseUndefined(key)
  }

  private func reportUnfinished(_ key: String) {
    Session.current.report(
      Diagnostic(
        rule: "outlet-not-connected", severity: .warning,
        message:
          "Tinamou's \(type(of: self)) does not have the property \u{201C}\(key)\u{201D}; the outlet is not connected.")
    )
  }
}

/// Outlets that UIKit's classes have in Interface Builder, not all of which are implemented here.
enum UnfinishedOutlets {
  static let names: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "inputView", "inputAccessoryView",
    "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView", "refreshControl",
    "searchDisplayController", "searchBar", "searchResultsDelegate", "searchResultsDataSource",
    "searchContentsController", "menu",
  ]
}
