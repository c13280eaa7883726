/// A view that a collection view creates, places and reuses: a cell, a header, or a decoration.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// nil for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  final var sizing = CellSizing.known
  /// The segue of the item.
  final var segueTrigger: SegueTrigger?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? any ViewCoder)?.reuseIdentifier
    super.init(coder: coder)
  }

  /// Called before an idle view is reused. Call `super`.
  open func prepareForReuse() {}

  /// Applies attributes of the app's own subclass. The standard attributes are already applied.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns attributes with the size that the view's constraints require; the original ones if there are no
  /// constraints.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fittingAttributes(layoutAttributes) }

  /// Called before another layout places a visible view.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after another layout has placed the view.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The view whose constraints determine the size.
  var fittedView: UIView { self }

  /// Returns the size of the content on the free axes; on the others, the size is given.
  func sizeOfContent(in size: CGSize, _ free: FreeAxes) -> CGSize { contentSize(in: size, free) }

  /// Applies internal settings of the layout beyond the attributes.
  func takeNote(_ note: PrivateLayoutAttributes?) {}

  override func givesDirection(to subview: UIView) -> Bool { ClassName.isUIKits(type(of: subview)) }

  override func givesDirection(to view: UIView, inside subview: UIView) -> Bool { view is any UIContentView }
}

extension UICollectionReusableView {
  private func fittingAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard asksForItsSize || attributes.note != nil,
      let fitting = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    let free = attributes.note?.freeAxes ?? [.width, .height]
    fitting.frame = CGRect(
      origin: attributes.frame.origin, size: free.apply(sizeOfContent(in: attributes.size, free), to: attributes.size))
    return fitting
  }

  private var asksForItsSize: Bool {
    let view = fittedView
    return view is any UIContentView || view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Returns the fitting size of the constraints. On an axis that the layout determines, the size is required.
  fileprivate func contentSize(in size: CGSize, _ free: FreeAxes) -> CGSize {
    guard asksForItsSize else { return sizeThatFits(size) }
    return fittedView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: free.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: free.contains(.height) ? .fittingSizeLevel : .required)
  }

  /// Applies all attributes except those of subclasses, for which `apply` is called.
  ///
  /// - Parameter isFlipped: whether the collection view's coordinates are mirrored; the view's content is not.
  func place(as attributes: UICollectionViewLayoutAttributes, isFlipped: Bool) {
    let new = isFlipped ? attributes.transform.scaledBy(x: -1, y: 1) : attributes.transform
    if transform != new { transform = new }
    if new.isIdentity {
      if frame != attributes.frame { frame = attributes.frame }
    } else {
      bounds.size = attributes.size
      center = attributes.center
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    takeNote(attributes.note)
  }
}
