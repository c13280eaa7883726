import InterfaceDocuments

/// Makes the outlets, actions, outlet collections and segues between the objects of a document and its owner.
///
/// In a storyboard, a controller exists before its view. Each connection is made as soon as both of its ends exist.
@MainActor final class NibConnector {
  private let instantiator: NibInstantiator
  private var sources: [NibSource]
  private weak var scene: LoadedScene?
  private var missing = MissingOutlets()
  private var session: Session { instantiator.session }
  private var objects: NibObjects { instantiator.objects }

  /// - Parameter scene: performs the segues; nil in documents without segues.
  init(_ instantiator: NibInstantiator, _ sources: [NibSource], scene: LoadedScene? = nil) {
    (self.instantiator, self.sources, self.scene) = (instantiator, sources, scene)
  }

  /// Connects the existing objects in this order: outlets, actions, collections, runtime attributes, notification of
  /// the new objects.
  ///
  /// > Source: Resource Programming Guide, "The Nib Object Life Cycle"; recalled for collections and attributes.
  ///
  /// - Parameter isComplete: whether all objects of the document exist.
  func connect(isComplete: Bool) {
    forEach { connectOutlets($0, $1, isComplete) }
    forEach { connectActions($0, $1, isComplete) }
    forEach { connectCollections($0, $1, isComplete) }
    let arrived = takeSleepers()
    for (object, attributes) in arrived { instantiator.apply(attributes, to: object) }
    for (object, _) in arrived { awake(object) }
    missing.report(to: session)
    missing = MissingOutlets()
  }

  private func forEach(_ body: (Int, NSObject) -> Void) {
    for index in sources.indices {
      if let object = objects[sources[index].id] { body(index, object) }
    }
  }

  /// Returns the existing objects that have not been awakened. An object may load its controller's view while it
  /// awakes, which creates and connects other objects; so each object is awakened only once.
  private func takeSleepers() -> [(object: NSObject, attributes: [RuntimeAttribute])] {
    sources.indices.compactMap { index in
      guard !sources[index].isAwake, let object = objects[sources[index].id] else { return nil }
      sources[index].isAwake = true
      return (object, sources[index].attributes)
    }
  }

  /// Removes and returns connections before they are made, because setting a property may also load the controller's
  /// view.
  private func take(_ index: Int, where isReady: (InterfaceConnection) -> Bool) -> [InterfaceConnection] {
    let ready = sources[index].connections.filter(isReady)
    if !ready.isEmpty { sources[index].connections.removeAll(where: isReady) }
    return ready
  }

  /// Awakens an object, except the owner, which the document did not create.
  private func awake(_ object: NSObject) {
    if object === instantiator.owner { return }
    if let responder = object as? UIResponder { return responder.awakeFromNib() }
    if let item = object as? UIBarItem { return item.awakeFromNib() }
    let message = Message("awakeFromNib")
    if message.isUnderstood(by: object) { _ = message.send(to: object) }
  }

  // MARK: Kinds

  private func connectOutlets(_ index: Int, _ object: NSObject, _ isComplete: Bool) {
    let ready = take(index) { connection in
      guard case .outlet = connection.kind else { return false }
      return isComplete || objects[connection.destination] != nil
    }
    for connection in ready {
      guard case .outlet(let property) = connection.kind else { continue }
      if let value = objects[connection.destination] {
        let outlet = Outlet(property, of: object, sources[index].id, to: [connection.destination], connection.position)
        set(outlet, to: value)
      } else {
        reportMissing(property, connection)
      }
    }
  }

  private func connectActions(_ index: Int, _ object: NSObject, _ isComplete: Bool) {
    let ready = take(index) { connection in
      switch connection.kind {
      case .action: isComplete || objects[connection.destination] != nil || isOfChain(connection)
      case .segue: true
      default: false
      }
    }
    for connection in ready {
      switch connection.kind {
      case .action(let selector, let events):
        connect(object, Selector(selector), UIControl.Event(rawValue: events), connection)
      case .segue(let segue): scene?.attach(segue, to: object)
      default: break
      }
    }
  }

  private func isOfChain(_ connection: InterfaceConnection) -> Bool {
    objects.isFirstResponder(connection.destination)
  }

  private func connect(
    _ object: NSObject, _ selector: Selector, _ events: UIControl.Event, _ connection: InterfaceConnection
  ) {
    var target = objects[connection.destination], selector = selector
    guard target != nil || isOfChain(connection) else { return reportMissing(selector.name, connection) }
    if let found = target, !Message(selector).isUnderstood(by: found) {
      if let scene, let reason = reasonForMissing(found, connection.destination) {
        let unsent = UnsentAction(selector, because: reason, at: connection.position, in: session)
        scene.keep(unsent)
        (target, selector) = (unsent, "reportUnsent:")
      } else {
        reportUnnamed(selector, found, connection)
      }
    }
    session.withoutSelectorChecks { attach(target, selector, events, to: object, connection) }
  }

  /// Attaches an action. An unlisted selector is reported at the connection's position, not by the control.
  private func attach(
    _ target: NSObject?, _ selector: Selector, _ events: UIControl.Event, to object: NSObject,
    _ connection: InterfaceConnection
  ) {
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: events.isEmpty ? control.usualEvent : events)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: reportUnsendable(selector, object, connection)
    }
  }

  /// Sets each collection once, when all of its objects exist.
  private func connectCollections(_ index: Int, _ object: NSObject, _ isComplete: Bool) {
    let members = sources[index].connections.filter(\.isOfCollection)
    let isReady = isComplete || members.allSatisfy { objects[$0.destination] != nil }
    guard !members.isEmpty, isReady else { return }
    _ = take(index, where: \.isOfCollection)
    var collections = OutletCollections()
    for connection in members {
      guard case .outletCollection(let property, _) = connection.kind else { continue }
      if let value = objects[connection.destination] {
        collections.add(value, to: property)
      } else {
        reportMissing(property, connection)
      }
    }
    for (property, values) in collections.all {
      let ends = members.filter { $0.kind.property == property }
      let outlet = Outlet(
        property, of: object, sources[index].id, to: ends.map(\.destination),
        ends.first?.position ?? members[0].position)
      set(outlet, to: values)
    }
  }

  // MARK: Missing classes

  /// Sets an outlet. An outlet that a missing class would have is reported as a note. For any other class, an unknown
  /// outlet raises UIKit's exception.
  private func set(_ outlet: Outlet, to value: Any) {
    let hasStandIn = ([outlet.source] + outlet.destinations).contains { objects.missingClass(of: $0) != nil }
    guard hasStandIn || session.hasNoProgram else { return outlet.object.setNibValue(value, forKey: outlet.property) }
    switch outlet.object.tryNibValue(value, forKey: outlet.property) {
    case .assigned: return
    case .unknown:
      if let reason = reasonForMissing(outlet) { return missing.add(outlet, because: reason) }
    case .mismatch:
      let standIn = ([outlet.source] + outlet.destinations).first { objects.missingClass(of: $0) != nil }
      if let name = standIn.flatMap(objects.missingClass) {
        return missing.add(outlet, because: absence(ofClass: name))
      }
      if session.hasNoProgram, let value = value as? NSObject, ClassName.isUIKits(type(of: value)) {
        return missing.add(
          outlet, because: "a \(type(of: value)) cannot be assigned to \(type(of: outlet.object)).\(outlet.property)")
      }
    }
    outlet.object.setNibValue(value, forKey: outlet.property)
  }

  private func reasonForMissing(_ outlet: Outlet) -> String? {
    let isUnfinished = UnfinishedOutlets.names.contains(outlet.property)
    guard isUnfinished, objects.missingClass(of: outlet.source) == nil else {
      return reasonForMissing(outlet.object, outlet.source)
    }
    return "Tinamou's \(type(of: outlet.object)) does not have this outlet yet"
  }

  /// The reason why an object lacks an outlet or action; nil for an object of the program's own class.
  private func reasonForMissing(_ object: NSObject, _ id: String) -> String? {
    if let name = objects.missingClass(of: id) { return absence(ofClass: name) }
    guard session.hasNoProgram, ClassName.isUIKits(type(of: object)) else { return nil }
    return "\(type(of: object)) has no such outlet or action"
  }

  private func absence(ofClass name: String) -> String {
    session.hasNoProgram
      ? "the document is shown without its app, which has the class \(name)" : "the class \(name) is not available"
  }

  // MARK: Findings

  private func reportMissing(_ name: String, _ connection: InterfaceConnection) {
    report(
      "outlet-not-connected",
      "The connection \u{201C}\(name)\u{201D} leads to an object that was not created; the property keeps its value.",
      connection)
  }

  private func reportUnnamed(_ selector: Selector, _ target: NSObject, _ connection: InterfaceConnection) {
    report(
      "action-not-connected",
      "\(type(of: target)) does not list the selector \u{201C}\(selector)\u{201D}, so sending it will fail: "
        + "\(selector.advice(for: type(of: target))).", connection)
  }

  private func reportUnsendable(_ selector: Selector, _ object: NSObject, _ connection: InterfaceConnection) {
    report(
      "action-not-connected",
      "\(type(of: object)) sends no actions in Tinamou, so \u{201C}\(selector)\u{201D} will not be called.", connection)
  }

  private func report(_ rule: String, _ message: String, _ connection: InterfaceConnection) {
    session.report(
      Diagnostic(rule: rule, severity: .warning, message: message, position: connection.position))
  }
}

extension InterfaceConnection {
  fileprivate var isOfCollection: Bool { if case .outletCollection = kind { true } else { false } }
}

extension InterfaceConnection.Kind {
  fileprivate var property: String? { if case .outletCollection(let property, _) = self { property } else { nil } }
}

extension UIControl {
  /// The event of a connection that specifies none, and of segues.
  var usualEvent: Event { self is UIButton || type(of: self) == UIControl.self ? .touchUpInside : .valueChanged }
}

extension NSObject {
  /// Sets a value without raising an exception, unlike `setNibValue`, and without calling the program's methods.
  @MainActor fileprivate func tryNibValue(_ value: Any, forKey key: String) -> StoredProperty.Outcome {
    if let recognizer = self as? UIGestureRecognizer, key == "delegate" {
      recognizer.delegate = value as? UIGestureRecognizerDelegate
      return .assigned
    }
    if let controller = self as? UIViewController, controller.bars.take(value, named: key) { return .assigned }
    if let responder = self as? UIResponder, responder.setOwnValue(value, forKey: key) { return .assigned }
    return tryValue(value, forKey: key)
  }

  /// - Parameter value: an object, or the objects of a collection.
  @MainActor fileprivate func setNibValue(_ value: Any, forKey key: String) {
    if let controller = self as? UIViewController, controller.bars.take(value, named: key) { return }
    if let responder = self as? UIResponder { return responder.setValue(value, forKey: key) }
    if let recognizer = self as? UIGestureRecognizer, key == "delegate" {
      return recognizer.delegate = value as? UIGestureRecognizerDelegate
    }
    if !takeValue(value, forKey: key) { raiseUndefined(key) }
  }
}

/// The objects of each collection, in document order.
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
