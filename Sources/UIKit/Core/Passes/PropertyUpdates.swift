/// Views and controllers that need `updateProperties` before their next layout.
@MainActor struct PropertyUpdates {
  private struct Entry {
    weak var object: UIResponder?
  }

  private var waiting: [ObjectIdentifier: Entry] = [:]
  /// Whether each class is the program's. UIKit's own classes do nothing in `updateProperties`, so it is not called on
  /// them.
  private var programClasses: [ObjectIdentifier: Bool] = [:]

  nonisolated init() {}

  var isEmpty: Bool { waiting.isEmpty }

  func contains(_ object: UIResponder) -> Bool { waiting[ObjectIdentifier(object)]?.object === object }

  mutating func add(_ object: UIResponder) { waiting[ObjectIdentifier(object)] = Entry(object: object) }

  mutating func remove(_ object: UIResponder) { waiting[ObjectIdentifier(object)] = nil }

  /// Adds an object that appears on screen for the first time.
  mutating func addFirst(_ object: UIResponder) {
    let type: AnyClass = Swift.type(of: object), key = ObjectIdentifier(type)
    let isPrograms = programClasses[key] ?? !ClassName.isUIKits(type)
    programClasses[key] = isPrograms
    if isPrograms { add(object) }
  }

  /// Removes deallocated objects from the set.
  ///
  /// - Returns: The view, views inside it, and the controllers of any of these, from the top down; a controller comes
  ///   before its view.
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

  /// Called when a tree is added to a window.
  ///
  /// > Basis: recalled, that a tree that returns to a window is not updated again.
  func wantsFirstProperties(below view: UIView) {
    view.forEachInTree { view in
      if !view.layout.hasUpdatedProperties { propertyUpdates.addFirst(view) }
      if let controller = view.hierarchy.controller, !controller.appearance.hasUpdatedProperties {
        propertyUpdates.addFirst(controller)
      }
    }
  }

  /// > Source: documented: "Automatic trait tracking". The traits that were read are not recorded, so all of them
  /// > count.
  func traitsDidChange(of view: UIView) {
    if view.layout.hasUpdatedProperties { propertyUpdates.add(view) }
    if let controller = view.hierarchy.controller, controller.appearance.hasUpdatedProperties {
      propertyUpdates.add(controller)
    }
  }
}
