/// An edge, center, baseline or length of a view or guide, from which constraints are created.
///
/// The generic parameter separates the axes: constraints between anchors of different kinds do not compile.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnyAnchor {
  /// The view or guide. The anchor retains it, so that `UIView().topAnchor.constraint(equalTo: …)` still has its view.
  public final let item: AnyObject?
  final let handle: ItemHandle?
  final let attribute: NSLayoutConstraint.Attribute
  private let measured: MeasuredDistance?

  init(_ item: some LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, handle, self.attribute, measured) = (item, item.handle, attribute, nil)
  }

  /// - Parameter item: the item, nil if it was deallocated.
  init(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, distance: AnchorDistance? = nil) {
    (self.item, handle, self.attribute) = (item, ItemHandle.of(item), attribute)
    measured = distance.map(MeasuredDistance.init)
  }

  /// Returns an inactive constraint with the required priority.
  @_disfavoredOverload open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.equal, to: anchor, constant: c)
  }

  @_disfavoredOverload open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: c)
  }

  @_disfavoredOverload open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: c)
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.relate(
      handle, attribute, relation, anchor?.handle, anchor?.attribute ?? .notAnAttribute, multiplier, constant)
    if measured != nil || anchor?.measured != nil { constraint.noteDistances(distance, anchor?.distance) }
    constraint.raiseProblem()
    return constraint
  }

  /// The distance that the anchor represents, if it is not an attribute of its item.
  var distance: AnchorDistance? { measured?.distance }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnyAnchor else { return false }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  open override var hash: Int {
    MainActor.assumeIsolated { item.map { ObjectIdentifier($0).hashValue ^ attribute.rawValue } ?? 0 }
  }

  open override var description: String { MainActor.assumeIsolated { describe() } }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places this anchor `multiplier` standard spacings after the other one, in reading
  /// direction.
  @_disfavoredOverload open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: systemSpacing(multiplier))
  }

  @_disfavoredOverload open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing(multiplier))
  }

  @_disfavoredOverload open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing(multiplier))
  }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places this anchor `multiplier` standard spacings below the other one.
  @_disfavoredOverload open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: systemSpacing(below: anchor, multiplier))
  }

  @_disfavoredOverload open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: systemSpacing(below: anchor, multiplier))
  }

  @_disfavoredOverload open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: systemSpacing(below: anchor, multiplier))
  }
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates an anchor for the distance between two anchors.
  convenience init(_ distance: AnchorDistance) { self.init(of: distance.item, .notAnAttribute, distance: distance) }

  @_disfavoredOverload open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: c)
  }

  @_disfavoredOverload open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: c)
  }

  @_disfavoredOverload open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: c)
  }

  @_disfavoredOverload open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: m, constant: c)
  }

  @_disfavoredOverload open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  @_disfavoredOverload open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}

/// A box for a distance, because few anchors have one.
@MainActor private final class MeasuredDistance {
  let distance: AnchorDistance

  init(_ distance: AnchorDistance) { self.distance = distance }
}
