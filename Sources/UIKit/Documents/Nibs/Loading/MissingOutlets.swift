import InterfaceDocuments

/// A property of an object, to be set to the objects that a document connects with it.
struct Outlet {
  let property: String
  let object: NSObject
  /// The object's id.
  let source: String
  let destinations: [String]
  let position: SourcePosition

  init(
    _ property: String, of object: NSObject, _ source: String, to destinations: [String], _ position: SourcePosition
  ) {
    (self.property, self.object, self.source) = (property, object, source)
    (self.destinations, self.position) = (destinations, position)
  }
}

/// Outlets that can't be set although there is no error, reported in one note for each reason.
@MainActor struct MissingOutlets {
  private var found: [(reason: String, outlets: [String], position: SourcePosition)] = []

  mutating func add(_ outlet: Outlet, because reason: String) {
    guard let index = found.firstIndex(where: { $0.reason == reason }) else {
      return found.append((reason, [outlet.property], outlet.position))
    }
    if !found[index].outlets.contains(outlet.property) { found[index].outlets.append(outlet.property) }
  }

  func report(to session: Session) {
    for (reason, outlets, position) in found {
      let subject = "outlet\(outlets.count == 1 ? "" : "s") \(outlets.joined(separator: ", "))"
      session.report(
        Diagnostic(
          rule: "outlet-not-connected", severity: .note, message: "\(subject) not connected: \(reason)",
          position: position))
    }
  }
}
