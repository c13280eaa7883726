/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0, ellipse, path
}
