/// The frame and the appearance of a cell, a supplementary view or a decoration view. In points, in content
/// coordinates.
///
/// A layout changes and returns copies, because the collection view compares attributes with those it has applied.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// nil for a cell.
  public private(set) final var representedElementKind: String?

  /// The frame without the transform, stored as a rectangle, so that a frame is returned exactly as it was set.
  private var place = CGRect.zero

  open var alpha: CGFloat = 1
  /// The order from back to front. The order of elements with equal values is undefined.
  open var zIndex = 0
  /// Whether the element is hidden, in which case it has no view.
  open var isHidden = false
  open var transform = CGAffineTransform.identity { didSet { space = nil } }
  /// The transform in three dimensions. Setting it also sets `transform` to its projection, because rendering has no
  /// depth.
  open var transform3D: CATransform3D {
    get { space?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.flattened
      if !CATransform3DIsAffine(newValue) { space = SpaceTransform(newValue) }
    }
  }

  /// The transform in three dimensions; nil for an affine transform.
  private var space: SpaceTransform?

  /// Internal settings of a compositional layout beyond the attributes.
  final var note: PrivateLayoutAttributes?

  public override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// Creates a new instance of this class with the attributes of another.
  static func make(like other: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let made = make()
    made.take(other)
    return made
  }

  private func take(_ other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    (representedElementCategory, representedElementKind) =
      (other.representedElementCategory, other.representedElementKind)
    (place, transform) = (other.place, other.transform)
    space = other.space
    (alpha, zIndex, isHidden, note) = (other.alpha, other.zIndex, other.isHidden, other.note)
  }

  /// The frame; with a transform, the bounding box of the transformed corners.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return place }
      let corners = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return corners.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set { place = newValue }
  }

  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
  }

  /// The size. Setting it keeps the center.
  open var size: CGSize {
    get { place.size }
    set {
      let middle = center
      place = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy. Subclasses with their own properties override this method and call `super`.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).make(like: self) }
    return copy
  }

  /// Returns whether applying one after the other has no effect. Override it together with `copy(with:)`.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let other = object
    return MainActor.assumeIsolated {
      guard let other = other as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
        return false
      }
      return element == other.element && place == other.place && transform == other.transform
        && space?.transform == other.space?.transform
        && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
        && note?.row == other.note?.row && note?.background == other.note?.background
        && note?.scrollsInSection == other.note?.scrollsInSection
    }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

  var element: CollectionElement {
    CollectionElement(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}

/// A boxed transform. Few elements have one, so the others store only a reference.
private final class SpaceTransform {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }
}

/// The identity of an element, which is the key for its view.
struct CollectionElement: Hashable {
  var category: UICollectionView.ElementCategory
  var kind: String?
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
    CollectionElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame at which the element is visible in the collection view, including the offset of a section that scrolls
  /// separately.
  var shownFrame: CGRect {
    guard let shift = note?.shift, shift != .zero else { return frame }
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  var shownCenter: CGPoint {
    let shift = note?.shift ?? .zero
    return CGPoint(x: center.x + shift.x, y: center.y + shift.y)
  }

  /// Moves the element out of the scroll view of its section, to the frame at which it is visible.
  func leaveSection() {
    center = shownCenter
    note?.scrollsInSection = false
    note?.shift = .zero
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tinamou_make_UICollectionViewLayoutAttributes")
  convenience init(forCopy: Void) { self.init() }

  /// Calls the subclass's own `init()`.
  @_silgen_name("tinamou_make_UICollectionViewLayoutAttributes")
  static func make() -> UICollectionViewLayoutAttributes
}
