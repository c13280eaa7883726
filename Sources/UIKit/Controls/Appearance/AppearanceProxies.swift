/// The containers and traits to which an appearance proxy applies.
@MainActor struct AppearancePlace {
  /// The container types, innermost first.
  var containers: [any UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  fileprivate func isSame(as other: AppearancePlace) -> Bool {
    traits == other.traits && containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
  }

  /// Whether the place names containers or traits.
  fileprivate var isParticular: Bool { traits != nil || !containers.isEmpty }

  /// - Parameter surroundings: the views and controllers around an object, innermost first.
  fileprivate func matches(_ surroundings: [AnyObject], traits found: UITraitCollection) -> Bool {
    if let traits, !found.containsTraits(in: traits) { return false }
    var rest = surroundings[...]
    for container in containers {
      guard let index = rest.firstIndex(where: { ClassChain(of: type(of: $0)).contains(container) }) else {
        return false
      }
      rest = rest[(index + 1)...]
    }
    return true
  }
}

/// The appearance proxies of a session. Each is an instance of the class that it customizes.
@MainActor struct AppearanceProxies {
  @MainActor private struct Entry {
    var proxy: NSObject
    var type: AnyClass
    var place: AppearancePlace

    /// Proxies of superclasses precede those of subclasses. In one class, those for fewer containers come first, then
    /// those without traits.
    func precedes(_ other: Entry) -> Bool {
      let own = rank, others = other.rank
      return own.lexicographicallyPrecedes(others)
    }

    private var rank: [Int] {
      [ClassChain(of: type).types.count, place.containers.count, place.traits == nil ? 0 : 1]
    }
  }

  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  /// Returns the proxy for a class and a place, always the same object. Creating it runs none of the program's
  /// initializers: many would end the process.
  mutating func proxy<Object: NSObject>(of type: Object.Type, at place: AppearancePlace) -> Object {
    for entry in entries where entry.type == type && entry.place.isSame(as: place) {
      return unsafeDowncast(entry.proxy, to: type)
    }
    guard let made = BareInstance.make(of: type) ?? BareInstance.decoded(type) else {
      Exception.internalInconsistency.raise("\(type) has no appearance proxy: its init(coder:) returned nil")
    }
    entries.append(Entry(proxy: made, type: type, place: place))
    entries = entries.enumerated().sorted { a, b in
      a.element.precedes(b.element) || !b.element.precedes(a.element) && a.offset < b.offset
    }.map(\.element)
    return unsafeDowncast(made, to: type)
  }

  /// Returns the proxies that apply to an object, the most specific last.
  ///
  /// - Parameters:
  ///   - surroundings: evaluated only if a proxy of the object's class names containers or traits.
  func proxies(
    for object: AnyObject, in surroundings: @autoclosure () -> [AnyObject], traits: @autoclosure () -> UITraitCollection
  ) -> [NSObject] {
    let chain = ClassChain(of: type(of: object))
    let found = entries.filter { $0.proxy !== object && chain.contains($0.type) }
    guard found.contains(where: { $0.place.isParticular }) else { return found.map(\.proxy) }
    let surroundings = surroundings(), traits = traits()
    return found.filter { $0.place.matches(surroundings, traits: traits) }.map(\.proxy)
  }

  mutating func removeAll() { entries = [] }
}

/// An object's class and the classes above it.
private struct ClassChain {
  let types: [ObjectIdentifier]

  init(of type: AnyClass) {
    types = sequence(first: type, next: { _getSuperclass($0) }).map { ObjectIdentifier($0) }
  }

  func contains(_ type: Any.Type) -> Bool { types.contains(ObjectIdentifier(type)) }
}

/// The proxies of a session.
@MainActor final class AppearancePart: SessionPart {
  var proxies = AppearanceProxies()

  init(_ session: Session) {}
}

extension AppearancePart: AppearanceSource {
  func apply(to view: UIView) { if !proxies.isEmpty { view.takeAppearances() } }

  func applyToTree(below view: UIView) { if !proxies.isEmpty { view.forEachInTree { $0.takeAppearances() } } }
}

extension Session {
  private var appearancePart: AppearancePart { part() }

  var appearanceProxies: AppearanceProxies {
    get { appearancePart.proxies }
    _modify { yield &appearancePart.proxies }
  }
}
