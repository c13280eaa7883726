/// Where one cell, supplementary or decoration view is and how it looks. In points, content coordinates.
///
/// A copy is what a layout changes and hands out: the collection view compares what it gets with what it has applied.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
  /// nil for a cell.
  public private(set) final var representedElementKind: String?

  /// Without the transform; kept as a rectangle, so that a frame comes back as it was set.
  private var place = CGRect.zero

  open var alpha: CGFloat = 1
  /// What has a larger one is in front; of equal ones, what comes later in the layout may be anywhere.
  open var zIndex = 0
  /// No view is made for what is hidden.
  open var isHidden = false
  open var transform = CGAffineTransform.identity { didSet { space = nil } }
  /// Changes the other transform, too, to what is left of it in the plane: what is drawn has no depth.
  open var transform3D: CATransform3D {
    get { space?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.flattened
      if !CATransform3DIsAffine(newValue) { space = SpaceTransform(newValue) }
    }
  }

  /// nil for a transform in the plane.
  private var space: SpaceTransform?

  /// What a compositional layout says beyond the attributes.
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

  /// A new instance of this class with the attributes of another.
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

  /// Under a transform the upright box around the corners.
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

  /// Grows around the center.
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

  /// Override it in subclasses with properties of their own, and call `super`.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).make(like: self) }
    return copy
  }

  /// Whether applying the one after the other changes nothing. Override it together with `copy(with:)`.
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

/// Few elements have one: the others keep a reference's room free for it.
private final class SpaceTransform {
  let transform: CATransform3D

  init(_ transform: CATransform3D) { self.transform = transform }
}

/// What a view of a collection shows, as the key under which the collection has the view.
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
  /// Where it is seen, in the collection view: sections that scroll for themselves move what is in them.
  var shownFrame: CGRect {
    guard let shift = note?.shift, shift != .zero else { return frame }
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  var shownCenter: CGPoint {
    let shift = note?.shift ?? .zero
    return CGPoint(x: center.x + shift.x, y: center.y + shift.y)
  }

  /// Out of the view of a section that scrolls for itself, to where it is seen.
  func leaveSection() {
    center = shownCenter
    note?.scrollsInSection = false
    note?.shift = .zero
  }
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("tinamou_make_UICollectionViewLayoutAttributes")
  convenience init(forCopy: Void) { self.init() }

  /// Runs the subclass's own `init()`.
  @_silgen_name("tinamou_make_UICollectionViewLayoutAttributes")
  static func make() -> UICollectionViewLayoutAttributes
}
