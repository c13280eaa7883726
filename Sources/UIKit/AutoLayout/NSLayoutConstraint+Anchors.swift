// Both sides of a constraint as anchors.
extension NSLayoutConstraint {
  /// Not of its axis's class, as nothing but a variable of Objective-C could hold anchors of all three; it equals the anchor
  /// that the item answers.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    SideAnchor(firstItem, firstAttribute, distance: distances?.first)
  }

  /// Nil for a constraint between one item and a number.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let secondItem, secondAttribute != .notAnAttribute || distances?.second != nil else { return nil }
    return SideAnchor(secondItem, secondAttribute, distance: distances?.second)
  }
}

/// One side of a constraint.
@MainActor private final class SideAnchor: NSLayoutAnchor<AnyObject> {
  private var measured: AnchorDistance?

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, distance: AnchorDistance?) {
    measured = distance
    super.init(of: item, attribute)
  }

  override var distance: AnchorDistance? { measured }
}
