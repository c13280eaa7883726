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
  /// - Returns: views of the tree and controllers whose views are in it, from the root down; a controller comes before its
  ///   view.
  mutating func inTree(of root: UIView) -> [UIResponder] {
    waiting = waiting.filter { $0.value.object != nil }
    let found = waiting.values.compactMap(\.object).compactMap { object -> (object: UIResponder, depth: Int)? in
      let controller = object as? UIViewController
      guard let view = object as? UIView ?? controller?.viewIfLoaded else { return nil }
      let line = Array(sequence(first: view, next: \.superview))
      return line.last === root ? (object, 2 * line.count - (controller == nil ? 0 : 1)) : nil
    }
    return found.sorted { $0.depth < $1.depth }.map(\.object)
  }
}

extension Session {
  /// > Source: documented: `updateProperties()`: "the system calls it before layoutSubviews", traits first.
  func updateProperties(in root: UIView) {
    guard !propertyUpdates.isEmpty else { return }
    for object in propertyUpdates.inTree(of: root) where propertyUpdates.contains(object) {
      updateProperties(of: object)
    }
  }

  func updateProperties(of object: UIResponder) {
    propertyUpdates.remove(object)
    switch object {
    case let view as UIView: withCurrentTraits(view.traitCollection) { view.updateProperties() }
    case let controller as UIViewController:
      withCurrentTraits(controller.traitCollection) { controller.updateProperties() }
    default: break
    }
  }

  func wantsProperties(_ object: UIResponder) {
    propertyUpdates.add(object)
    wishForFrame()
  }

  /// The tree has come into a window.
  func wantsFirstProperties(below view: UIView) {
    view.forEachInTree { view in
      propertyUpdates.addFirst(view)
      if let controller = view.hierarchy.controller { propertyUpdates.addFirst(controller) }
    }
  }
}
