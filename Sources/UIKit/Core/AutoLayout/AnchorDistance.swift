/// The distance from an edge, center or baseline to another one on the same axis. Negative if the second comes first.
@MainActor struct AnchorDistance {
  struct End {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  var start: End
  var end: End

  var item: AnyObject? { start.item }

  var followsReadingDirection: Bool {
    start.attribute.directionality == .relative || end.attribute.directionality == .relative
  }
}

extension AnchorDistance: @MainActor Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.start.item === b.start.item && a.start.attribute == b.start.attribute && a.end.item === b.end.item
      && a.end.attribute == b.end.attribute
  }
}

/// The distances that replace the attribute on one or both sides of a constraint. A class, because few constraints have
/// one.
@MainActor final class ConstraintDistances {
  let first: AnchorDistance?
  let second: AnchorDistance?

  init?(_ first: AnchorDistance?, _ second: AnchorDistance?) {
    if first == nil, second == nil { return nil }
    (self.first, self.second) = (first, second)
  }

  /// Returns the items of both sides; nil if one was deallocated.
  func items(completing constraint: NSLayoutConstraint) -> [any LayoutItem]? {
    var items = first.map { [$0.start.item, $0.end.item] } ?? [constraint.firstItem]
    if let second {
      items += [second.start.item, second.end.item]
    } else if constraint.secondAttribute != .notAnAttribute {
      items.append(constraint.secondItem)
    }
    let found = items.compactMap { $0 as? any LayoutItem }
    return found.count == items.count ? found : nil
  }
}

extension NSLayoutXAxisAnchor {
  /// Returns the distance to `otherAnchor`, in reading direction between leading or trailing edges.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
}

extension NSLayoutYAxisAnchor {
  /// Returns the distance down to `otherAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }
}

extension AnyAnchor {
  fileprivate func distance(to other: any AnyAnchor) -> NSLayoutDimension {
    if attribute.directionality.clashes(with: other.attribute.directionality) {
      let session = (item as? any LayoutItem)?.owningItemView?.session ?? .current
      Exception.invalidArgument.raise(ConstraintProblem.mixedDirections.reason(item: "\(text)", session))
    }
    return NSLayoutDimension(
      AnchorDistance(
        start: .init(item: item, attribute: attribute), end: .init(item: other.item, attribute: other.attribute)))
  }
}
