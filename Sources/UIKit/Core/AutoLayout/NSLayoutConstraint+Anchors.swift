// Both sides of a constraint as anchors.
extension NSLayoutConstraint {
  /// Not of its axis's class, as nothing but a variable of Objective-C could hold anchors of all three; it equals the anchor
  /// that the item answers.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(of: firstItem, firstAttribute, distance: distances?.first)
  }

  /// Nil for a constraint between one item and a number.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    guard let secondItem, secondAttribute != .notAnAttribute || distances?.second != nil else { return nil }
    return NSLayoutAnchor(of: secondItem, secondAttribute, distance: distances?.second)
  }
}
