// The two sides of a constraint as anchors.
extension NSLayoutConstraint {
  /// The anchor of the first item. Its class is not that of its axis, because no Swift type holds anchors of all three
  /// classes, as an Objective-C variable can. It equals the anchor that the item returns.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(of: firstItem, firstAttribute, distance: distances?.first)
  }

  /// Nil for a constraint between an item and a constant.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let secondItem, secondAttribute != .notAnAttribute || distances?.second != nil else { return nil }
    return NSLayoutAnchor(of: secondItem, secondAttribute, distance: distances?.second)
  }
}
