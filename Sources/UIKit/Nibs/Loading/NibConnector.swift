import InterfaceDocuments

/// Outlets, outlet collections and actions between the objects of a document and its owner.
@MainActor struct NibConnector {
  private let instantiator: NibInstantiator
  private let sources: [Source]
  private var session: Session { instantiator.session }

  /// An object with connections of its own.
  private struct Source {
    let id: String
    let connections: [InterfaceConnection]
  }

  init(_ instantiator: NibInstantiator) {
    self.instantiator = instantiator
    let scenes = instantiator.document.scenes
    let placeholders = scenes.flatMap(\.placeholders)
    if let owner = instantiator.owner {
      for placeholder in placeholders where placeholder.role == .filesOwner {
        instantiator.objects.note(owner, as: placeholder.id)
      }
    }
    sources =
      placeholders.map { Source(id: $0.id, connections: $0.connections) }
      + scenes.flatMap(\.allViews).flatMap { view in
        [Source(id: view.id, connections: view.connections)]
          + view.barItems.map { Source(id: $0.id, connections: $0.connections) }
      }
  }

  func connect() {
    for case .other(let object) in instantiator.document.scenes.flatMap(\.objects) { reportObject(object) }
    for source in sources { connect(source) }
  }

  /// Everyone but the owner, which the document did not make.
  func awake() {
    for source in sources {
      guard let object = instantiator.objects[source.id] as? UIResponder, object !== instantiator.owner else {
        continue
      }
      object.awakeFromNib()
    }
  }

  private func connect(_ source: Source) {
    let object = instantiator.objects[source.id] as? UIResponder
    var collections = OutletCollections()
    for connection in source.connections {
      switch connection.kind {
      case .outlet(let property):
        if let value = destination(of: connection, property) { object?.setValue(value, forKey: property) }
      case .outletCollection(let property, _):
        if let value = destination(of: connection, property) { collections.add(value, to: property) }
      case .action(let selector, _): reportAction(selector, connection)
      case .segue: break
      }
    }
    for (property, values) in collections.all { object?.setValue(values, forKey: property) }
  }

  private func destination(of connection: InterfaceConnection, _ property: String) -> NSObject? {
    if let object = instantiator.objects[connection.destination] { return object }
    report(
      "outlet-not-connected",
      "The outlet \u{201C}\(property)\u{201D} leads to an object that is not made here; it is left as it is.",
      connection)
    return nil
  }

  private func reportAction(_ selector: String, _ connection: InterfaceConnection) {
    report(
      "action-not-connected",
      "Methods cannot be called by name here, so \u{201C}\(selector)\u{201D} is not; attach a UIAction in viewDidLoad.",
      connection)
  }

  private func reportObject(_ object: InterfaceObject) {
    session.report(
      Diagnostic(
        rule: "object-not-made", severity: .warning, view: object.id,
        message: "Objects that are neither views nor controllers are not made here; make the "
          + "\(object.customClass ?? object.elementName) in viewDidLoad.",
        position: object.position))
  }

  private func report(_ rule: String, _ message: String, _ connection: InterfaceConnection) {
    session.report(
      Diagnostic(rule: rule, severity: .warning, message: message, position: connection.position))
  }
}

/// The objects of each collection, in the order of the document.
private struct OutletCollections {
  private(set) var all: [(property: String, values: [NSObject])] = []

  mutating func add(_ object: NSObject, to property: String) {
    if let index = all.firstIndex(where: { $0.property == property }) {
      all[index].values.append(object)
    } else {
      all.append((property, [object]))
    }
  }
}

extension InterfaceView {
  /// The buttons of a bar.
  fileprivate var barItems: [InterfaceBarButtonItem] {
    switch content {
    case .toolbar(let bar): bar.items
    case .navigationBar(let bar):
      bar.items.flatMap { $0.leftItems + $0.rightItems + [$0.backItem].compactMap(\.self) }
    default: []
    }
  }
}
