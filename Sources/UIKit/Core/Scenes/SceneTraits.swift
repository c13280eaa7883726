/// The trait overrides of a scene, and the registrations for its trait changes.
@MainActor struct SceneTraits {
  var overrides: UITraitCollection? { didSet { made = nil } }
  var registrations = TraitRegistrations()
  /// The traits that the scene was last notified of; nil before the first time.
  private(set) var told: UITraitCollection?
  /// The overridden collection, cached while nothing changes, because passes compare by identity.
  private var made: (screen: UITraitCollection, collection: UITraitCollection)?

  nonisolated init() {}

  mutating func collection(over screen: UITraitCollection) -> UITraitCollection {
    guard let overrides else { return screen }
    if let made, made.screen === screen { return made.collection }
    let collection = screen.overridden(by: overrides)
    made = (screen, collection)
    return collection
  }

  /// - Returns: The previous traits, if they were different.
  mutating func tell(_ traits: UITraitCollection) -> UITraitCollection? {
    guard told !== traits else { return nil }
    let old = told
    told = traits
    return old == traits ? nil : old
  }
}

extension UIWindowScene: UITraitChangeObservable, TraitRegistry {
  /// The trait overrides of the scene, which also apply to its windows.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(ownTraits.overrides) }
    set {
      ownTraits.overrides = newValue.collection
      for window in windows { window.markNeedsTraitUpdate() }
    }
  }

  var keptTraitRegistrations: TraitRegistrations {
    get { ownTraits.registrations }
    set { ownTraits.registrations = newValue }
  }

  /// Notifies the scene of a change, before its windows are notified.
  func traitsMayDiffer() {
    let traits = traitCollection
    guard let old = ownTraits.tell(traits) else { return }
    program.withCurrentTraits(traits) {
      traitCollectionDidChange(old)
      ownTraits.registrations.tell(of: traits, after: old, self)
    }
  }
}

extension UIView {
  /// The traits of the superview; for a window, those of its scene.
  var traitsAround: UITraitCollection {
    superview?.inheritedTraits ?? (self as? UIWindow)?.windowScene?.traitCollection ?? session.traits
  }
}
