/// The bodies of an animator, with their contacts and joints.
///
/// Bodies move by the semi-implicit Euler method. Contacts and joints are solved by sequential impulses.
///
/// > Source: Erin Catto, "Iterative Dynamics with Temporal Coherence", 2005.
@MainActor final class DynamicsWorld {
  private(set) var bodies: [RigidBody] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private(set) var contacts: [Contact] = []
  private(set) var joints: [any DynamicJoint] = []
  /// The duration of a step, in seconds.
  private(set) var step = 1.0 / 240
  /// The simulated time, in seconds.
  private(set) var time = 0.0

  private static let stepsPerFrame = 4, iterations = 10

  func body(of item: any UIDynamicItem) -> RigidBody? { numbers[ObjectIdentifier(item)].map { bodies[$0] } }

  func makeBody(of item: any UIDynamicItem) -> RigidBody {
    if let known = body(of: item) { return known }
    let body = RigidBody(item)
    numbers[ObjectIdentifier(item)] = bodies.count
    bodies.append(body)
    return body
  }

  /// Removes bodies whose items no longer have a behavior.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies.removeAll { !kept.contains(ObjectIdentifier($0.item)) }
    numbers = Dictionary(uniqueKeysWithValues: bodies.enumerated().map { (ObjectIdentifier($1.item), $0) })
    for item in items { makeBody(of: item).reset() }
  }

  func add(_ contact: Contact) { contacts.append(contact) }
  func add(_ joint: any DynamicJoint) { joints.append(joint) }

  /// - Parameter duration: in seconds.
  func advance(by duration: Double, _ behaviors: [UIDynamicBehavior]) {
    step = duration / Double(Self.stepsPerFrame)
    for _ in 0..<Self.stepsPerFrame { advance(behaviors) }
  }

  private func advance(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors { behavior.apply(to: self) }
    for body in bodies { body.damp(step) }
    (contacts, joints) = ([], [])
    for behavior in behaviors { behavior.constrain(self) }
    for index in contacts.indices { contacts[index].prepare(step) }
    for _ in 0..<Self.iterations {
      for joint in joints { joint.solve(step) }
      for index in contacts.indices { contacts[index].solve() }
    }
    for body in bodies where !body.isAnchored { body.move(step) }
    for contact in contacts { contact.separate() }
    time += step
  }

  func showBodies() { for body in bodies { body.show() } }

  var isResting: Bool { bodies.allSatisfy(\.isResting) }
}

/// A constraint that keeps bodies at a distance or at a position.
@MainActor protocol DynamicJoint {
  func solve(_ step: Double)
}
