/// An object with which code can register for trait changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// - Parameter handler: A closure that receives the object, which already has its new traits.
  /// - Returns: A token for `unregisterForTraitChanges(_:)`. Registrations end with their object.
  @discardableResult func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  /// Registers a message with the object as its sender.
  ///
  /// - Parameter target: The receiver, which is not retained.
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Registers a message to the object itself.
  @discardableResult func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A token for a registration.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The registrations with an object, in order.
struct TraitRegistrations {
  @MainActor final class Registration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    /// Called with the object and its previous traits.
    let tell: @MainActor (Any, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ tell: @escaping @MainActor (Any, UITraitCollection) -> Void) {
      (self.traits, self.tell) = (traits, tell)
    }
  }

  private var registrations: [Registration] = []

  var isEmpty: Bool { registrations.isEmpty }

  mutating func add(_ registration: Registration) { registrations.append(registration) }

  @MainActor mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  @MainActor func tell(of traits: UITraitCollection, after old: UITraitCollection, _ object: Any?) {
    guard !registrations.isEmpty, let object else { return }
    for registration in registrations
    where registration.traits.contains(where: { traits.values.differs(from: old.values, in: $0) }) {
      registration.tell(object, old)
    }
  }
}

/// An object that stores registrations.
@MainActor protocol TraitRegistry: AnyObject, UITraitEnvironment, UITraitChangeObservable {
  var keptTraitRegistrations: TraitRegistrations { get set }
}

extension TraitRegistry {
  private func keep(
    _ traits: [UITrait], _ tell: @escaping @MainActor (Any, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistrations.Registration(traits, tell)
    keptTraitRegistrations.add(registration)
    return registration
  }

  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
    keep(traits) { object, old in if let object = object as? TraitEnvironment { handler(object, old) } }
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    Session.current.checkListing(of: action, by: target)
    return keep(traits) { object, _ in
      if let target { _ = Message(action, from: object).send(to: target) }
    }
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    Session.current.checkListing(of: action, by: self)
    return keep(traits) { object, _ in _ = Message(action, from: object).send(to: object as AnyObject) }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    keptTraitRegistrations.remove(registration)
  }
}

extension UIView: UITraitChangeObservable, TraitRegistry {
  var keptTraitRegistrations: TraitRegistrations {
    get { layout.traitRegistrations }
    set { layout.traitRegistrations = newValue }
  }
}

extension UIViewController: UITraitChangeObservable, TraitRegistry {
  var keptTraitRegistrations: TraitRegistrations {
    get { family.traitRegistrations }
    set { family.traitRegistrations = newValue }
  }
}

extension UIPresentationController: UITraitChangeObservable, TraitRegistry {
  var keptTraitRegistrations: TraitRegistrations {
    get { stage.traitRegistrations }
    set { stage.traitRegistrations = newValue }
  }
}
