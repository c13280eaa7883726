/// An item that an animator can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  /// The bounds, of which only the size is used.
  var bounds: CGRect { get }
  /// The transform, whose rotation the animator sets.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex polygon around the center, for items of the type `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { .centered(bounds.size) }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// A group of items that move together.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]
  private var place: CGPoint
  private var rotation = CGAffineTransform.identity
  /// The items' initial offsets from the group's center.
  private let offsets: [CGPoint]
  private let turns: [CGAffineTransform]

  /// Creates a group whose bounds are the bounding box of the items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let box = items.reduce(CGRect.null) { $0.union($1.boxOfItem) }
    place = CGPoint(x: box.midX, y: box.midY)
    bounds = CGRect(origin: .zero, size: box.isNull ? .zero : box.size)
    offsets = items.map { [place] in CGPoint(x: $0.center.x - place.x, y: $0.center.y - place.y) }
    turns = items.map(\.transform)
    super.init()
  }

  public let bounds: CGRect

  open var center: CGPoint {
    get { place }
    set {
      place = newValue
      moveItems()
    }
  }

  open var transform: CGAffineTransform {
    get { rotation }
    set {
      rotation = newValue
      moveItems()
    }
  }

  private func moveItems() {
    for (index, item) in items.enumerated() {
      let offset = offsets[index].applying(rotation)
      item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
      let turned = turns[index].concatenating(rotation)
      if item.transform != turned { item.transform = turned }
    }
  }
}

extension UIDynamicItem {
  var boxOfItem: CGRect {
    let half = CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return half.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}
