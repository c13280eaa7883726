extension UIResponder {
  func setStoredValue(_ value: Any?, forKey key: String) {
    switch StoredProperty.assign(value, to: key, of: self) {
    case .assigned: break
    case .unknown where UnfinishedOutlets.names.contains(key): reportUnfinished(key)
    case .unknown: setValue(value, forUndefinedKey: key)
    case .mismatch(let type):
      let found = value.map { String(describing: Swift.type(of: $0)) } ?? "nil"
      if let report = ownSession.attributeProblem { return report("\(key) is a \(type), and the value is a \(found)") }
      Exception.invalidArgument.raise(
        "[\(nameAndAddress) setValue:forKey:]: the property \(key) is a \(type), the value is a \(found).")
    }
  }

  func refuseUndefined(_ key: String) {
    if let report = ownSession.attributeProblem {
      return report("\(type(of: self)) has no property \u{201C}\(key)\u{201D}")
    }
    Exception.unknownKey.raise(
      "[\(nameAndAddress) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
  }

  /// `<Gallery.FormController 0x7f8a5c004c80>`
  private var nameAndAddress: String {
    "<\(String(reflecting: type(of: self))) \(Unmanaged.passUnretained(self).toOpaque())>"
  }

  private func reportUnfinished(_ key: String) {
    Session.current.report(
      Diagnostic(
        rule: "outlet-not-connected", severity: .warning,
        message: "\(type(of: self)) has no property \u{201C}\(key)\u{201D} yet; the outlet is not connected."))
  }
}

/// Outlets that UIKit's classes have in Interface Builder and that are not all here.
private enum UnfinishedOutlets {
  static let names: Set<String> = [
    "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "inputView", "inputAccessoryView",
    "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView", "refreshControl",
    "gestureRecognizers", "searchDisplayController", "searchBar", "searchResultsDelegate", "searchResultsDataSource",
    "searchContentsController", "menu",
  ]
}
