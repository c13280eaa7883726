/// The positions of a screen's focusable items.
@MainActor struct FocusMap {
  struct Place {
    /// Nil for a guide.
    let item: (any UIFocusItem)?
    /// The guide, for a place that redirects the focus.
    var guide: UIFocusGuide?
    /// In window coordinates.
    var frame: CGRect
    let group: String

    @MainActor var target: (any UIFocusItem)? {
      item ?? guide?.preferredFocusEnvironments?.lazy.compactMap { FocusMap.preferredItem(in: $0) }.first
    }

    @MainActor func following(_ view: UIView) -> Place {
      var place = self
      place.frame = view.convert(view.bounds, to: nil)
      return place
    }
  }

  private(set) var places: [Place] = []
  private let isMirrored: Bool

  init(of root: UIView) {
    isMirrored = root.isRightToLeft
    add(root.focusItems(in: root.bounds), of: root)
    addContainers(in: root)
  }

  private mutating func add(_ items: [any UIFocusItem], of container: UIView) {
    for item in items where item.canBecomeFocused && !places.contains(where: { $0.item === item }) {
      let view = item as? UIView
      let frame = view.map { $0.convert($0.bounds, to: nil) } ?? container.convert(item.frame, to: nil)
      places.append(Place(item: item, frame: frame, group: Self.group(of: item)))
    }
  }

  /// Adds the focus guides in a view and the items in its scroll views. The focus items of the view itself do not
  /// include the latter.
  private mutating func addContainers(in view: UIView) {
    for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
      places.append(
        Place(
          item: nil, guide: guide, frame: view.convert(guide.layoutFrame, to: nil),
          group: view.focusGroupIdentifier ?? ""))
    }
    for subview in view.subviews where subview.takesFocus {
      if subview.scrollsFocusItems { add(subview.focusItems(in: subview.bounds), of: subview) }
      addContainers(in: subview)
    }
  }

  static func group(of item: any UIFocusItem) -> String { item.focusGroupIdentifier ?? "" }

  /// Returns the environment itself, an item that it prefers, or the first item in it.
  static func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    for preferred in environment.preferredFocusEnvironments where preferred !== environment {
      if let item = preferredItem(in: preferred) { return item }
    }
    if let view = environment.focusItemContainer as? UIView { return FocusMap(of: view).inReadingOrder.first?.item }
    let container = environment.focusItemContainer
    return container?.focusItems(in: container?.coordinateSpace.bounds ?? .zero).first { $0.canBecomeFocused }
  }

  func place(of item: any UIFocusItem) -> Place? { places.first { $0.item === item } }

  private var inReadingOrder: [Place] {
    places.filter { $0.item != nil }.sorted {
      if $0.frame.minY != $1.frame.minY { return $0.frame.minY < $1.frame.minY }
      return isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
    }
  }

  /// Returns the nearest item of the same group in a direction. Items straight ahead come before those to the side.
  ///
  /// > Basis: assumed; Apple documents "the nearest item" alone.
  func item(beside place: Place, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    let step = heading.direction
    func distance(_ other: Place) -> (isAside: Bool, length: CGFloat)? {
      let x = other.frame.midX - place.frame.midX, y = other.frame.midY - place.frame.midY
      let ahead = x * step.dx + y * step.dy
      let gaps = (place.frame.gap(to: other.frame, \.minX, \.maxX), place.frame.gap(to: other.frame, \.minY, \.maxY))
      let (along, aside) = step.dx != 0 ? gaps : (gaps.1, gaps.0)
      return ahead > 0.5 && aside <= ahead ? (aside > 0, along + 2 * aside + ahead / 1000) : nil
    }
    let others = places.filter { $0.group == place.group && ($0.item == nil || $0.item !== place.item) }
    let found = others.compactMap { other in distance(other).map { (place: other, distance: $0) } }
    let nearestFirst = found.sorted {
      if $0.distance.isAside != $1.distance.isAside { return $1.distance.isAside }
      return $0.distance.length < $1.distance.length
    }
    return nearestFirst.lazy.compactMap { $0.place.target }.first
  }

  /// Returns the item with the highest priority in the group before or after that of `place`. Groups follow in reading
  /// order and wrap around.
  func group(
    beside place: Place, _ heading: UIFocusHeading, _ previous: [String: WeakFocusItem]
  ) -> (any UIFocusItem)? {
    let items = inReadingOrder
    let groups = items.map(\.group).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard let own = groups.firstIndex(of: place.group), groups.count > 1 else { return nil }
    let group = groups[(own + (heading.contains(.next) ? 1 : groups.count - 1)) % groups.count]
    func priority(_ item: any UIFocusItem) -> UIFocusGroupPriority {
      item === previous[group]?.item ? max(item.focusGroupPriority, .previouslyFocused) : item.focusGroupPriority
    }
    let members = items.filter { $0.group == group }.compactMap(\.item)
    let highest = members.map(priority).max()
    return members.first { priority($0) == highest }
  }
}

extension UIFocusHeading {
  var direction: CGVector {
    CGVector(
      dx: contains(.right) ? 1 : contains(.left) ? -1 : 0, dy: contains(.down) ? 1 : contains(.up) ? -1 : 0)
  }

  /// Creates the movement for a key; nil for a key that does not move the focus.
  init?(_ key: UIKey) {
    switch (key.keyCode, key.modifierFlags) {
    case (.keyboardTab, []): self = .next
    case (.keyboardTab, .shift): self = .previous
    case (.keyboardUpArrow, []): self = .up
    case (.keyboardDownArrow, []): self = .down
    case (.keyboardLeftArrow, []): self = .left
    case (.keyboardRightArrow, []): self = .right
    default: return nil
    }
  }
}

extension CGRect {
  /// Returns the gap between two rectangles along an axis; 0 if they overlap on it.
  fileprivate func gap(
    to other: CGRect, _ low: KeyPath<CGRect, CGFloat>, _ high: KeyPath<CGRect, CGFloat>
  ) -> CGFloat {
    max(0, other[keyPath: low] - self[keyPath: high], self[keyPath: low] - other[keyPath: high])
  }
}
