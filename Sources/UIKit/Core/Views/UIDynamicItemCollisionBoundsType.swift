/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0, ellipse, path
}

extension UIBezierPath {
  /// A rectangle around the origin.
  static func centered(_ size: CGSize) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
