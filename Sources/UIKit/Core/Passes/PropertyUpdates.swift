/// Views and controllers that want `updateProperties` before their next layout.
@MainActor struct PropertyUpdates {
  private struct Entry {
    weak var object: UIResponder?
  }

  private var waiting: [ObjectIdentifier: Entry] = [:]
  /// Whether a class is the program's: those of UIKit do nothing there, and are not asked.
  private var programClasses: [ObjectIdentifier: Bool] = [:]

  nonisolated init() {}

  var isEmpty: Bool { waiting.isEmpty }

  func contains(_ object: UIResponder) -> Bool { waiting[ObjectIdentifier(object)]?.object === object }

  mutating func add(_ object: UIResponder) { waiting[ObjectIdentifier(object)] = Entry(object: object) }

  mutating func remove(_ object: UIResponder) { waiting[ObjectIdentifier(object)] = nil }

  /// An object that comes on screen is asked for the first time.
  mutating func addFirst(_ object: UIResponder) {
    let type: AnyClass = Swift.type(of: object), key = ObjectIdentifier(type)
    let isPrograms = programClasses[key] ?? !ClassName.isUIKits(type)
    programClasses[key] = isPrograms
    if isPrograms { add(object) }
  }

  /// Forgets objects that are gone.
  ///
  /// - Returns: the view and views in it, and controllers of any of these, from the top down; a controller comes before its
  ///   view.
  mutating func inTree(of top: UIView) -> [UIResponder] {
    waiting = waiting.filter { $0.value.object != nil }
    let found = waiting.values.compactMap(\.object).compactMap { object -> (object: UIResponder, depth: Int)? in
      let controller = object as? UIViewController
      guard let view = object as? UIView ?? controller?.viewIfLoaded else { return nil }
      let line = Array(sequence(first: view, next: \.superview))
      return line.contains { $0 === top } ? (object, 2 * line.count - (controller == nil ? 0 : 1)) : nil
    }
    return found.sorted { $0.depth < $1.depth }.map(\.object)
  }
}

extension Session {
  /// > Source: documented: `updateProperties()`: "the system calls it before layoutSubviews", traits first.
  /// > "Forces an immediate properties update for this view (and its view controller, if applicable) and any subviews".
  func updateProperties(in view: UIView) {
    guard !propertyUpdates.isEmpty else { return }
    for object in propertyUpdates.inTree(of: view) where propertyUpdates.contains(object) {
      updateProperties(of: object)
    }
  }

  private func updateProperties(of object: UIResponder) {
    propertyUpdates.remove(object)
    switch object {
    case let view as UIView:
      view.layout.hasUpdatedProperties = true
      withCurrentTraits(view.traitCollection) { view.updateProperties() }
    case let controller as UIViewController:
      controller.appearance.hasUpdatedProperties = true
      withCurrentTraits(controller.traitCollection) { controller.updateProperties() }
    default: break
    }
  }

  func wantsProperties(_ object: UIResponder) {
    propertyUpdates.add(object)
    requestFrame()
  }

  /// The tree has come into a window.
  ///
  /// > Basis: recalled, that one that comes back is not asked again.
  func wantsFirstProperties(below view: UIView) {
    view.forEachInTree { view in
      if !view.layout.hasUpdatedProperties { propertyUpdates.addFirst(view) }
      if let controller = view.hierarchy.controller, !controller.appearance.hasUpdatedProperties {
        propertyUpdates.addFirst(controller)
      }
    }
  }

  /// > Source: documented: "Automatic trait tracking". It is not known which traits were read, so that all of them count.
  func traitsDidChange(of view: UIView) {
    if view.layout.hasUpdatedProperties { propertyUpdates.add(view) }
    if let controller = view.hierarchy.controller, controller.appearance.hasUpdatedProperties {
      propertyUpdates.add(controller)
    }
  }
}
